/** Behind `/Encrypt` stands a reference (`12 0 R`) or the dictionary itself (ISO 32000-1, 7.5.5); elsewhere the word means nothing. */
const reference = /^\s*(?:\d+\s+\d+\s+R|<<)/
const word = Buffer.from('/Encrypt')

const isEncrypted = (bytes: Buffer): boolean => {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length))
    if (reference.test(bytes.toString('latin1', at + word.length, at + word.length + 40))) return true
  return false
}

/** A PDF whose end is missing was cut; most programs look for its mark somewhere near the end. */
const hasEnd = (bytes: Buffer): boolean => bytes.lastIndexOf('%%EOF') >= 0

/** Whether a file that begins like a PDF can be read by whoever gets it. */
export const judgePdf = (bytes: Buffer): 'pdf' | 'encrypted' | 'unreadable' => {
  if (!hasEnd(bytes)) return 'unreadable'
  return isEncrypted(bytes) ? 'encrypted' : 'pdf'
}
