import { getDocument, PasswordException } from 'unpdf/pdfjs'

/** Behind `/Encrypt` stands a reference (`12 0 R`) or the dictionary itself (ISO 32000-1, 7.5.5); elsewhere the word means nothing. */
const reference = /^\s*(?:\d+\s+\d+\s+R|<<)/
const word = Buffer.from('/Encrypt')

const mentionsEncryption = (bytes: Buffer): boolean => {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length))
    if (reference.test(bytes.toString('latin1', at + word.length, at + word.length + 40))) return true
  return false
}

/** A PDF whose end is missing was cut; most programs look for its mark somewhere near the end. */
const hasEnd = (bytes: Buffer): boolean => bytes.lastIndexOf('%%EOF') >= 0

/** Opens a document as Firefox does, without a password, and shows nothing of it. */
const open = async (bytes: Buffer): Promise<'opened' | 'password' | 'failed'> => {
  const task = getDocument({
    // A copy: the library takes the memory away from its caller.
    data: new Uint8Array(bytes),
    // Nothing to the console.
    verbosity: 0,
    useSystemFonts: false,
    useWorkerFetch: false,
  })
  try {
    await task.promise
    return 'opened'
  } catch (error) {
    return error instanceof PasswordException ? 'password' : 'failed'
  } finally {
    await task.destroy()
  }
}

/**
 * Whether a file that begins like a PDF can be read by whoever gets it. A PDF that a reader opens is taken, also under an
 * owner's password; one that asks for a password is refused. Of what pdf.js cannot open other readers may know more: it is
 * taken if it has an end and does not say that it is encrypted.
 */
export const judgePdf = async (bytes: Buffer): Promise<'pdf' | 'encrypted' | 'unreadable'> => {
  switch (await open(bytes)) {
    case 'opened':
      return 'pdf'
    case 'password':
      return 'encrypted'
    case 'failed':
      if (!hasEnd(bytes)) return 'unreadable'
      return mentionsEncryption(bytes) ? 'encrypted' : 'pdf'
  }
}
