import type { ContentProblem } from './content-problem.ts'

/** What the first bytes can be the beginning of. */
export type Beginning = 'pdf' | 'zip' | 'png' | 'jpg'

export type BeginningJudgement =
  { kind: 'may_be'; beginning: Beginning } | { kind: 'refused'; problem: ContentProblem }

/** Bytes that are enough to tell. */
export const beginningBytes = 4100

const signatures: readonly (readonly [Beginning | 'compound', Buffer])[] = [
  ['zip', Buffer.from('504b0304', 'hex')],
  ['png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['jpg', Buffer.from('ffd8ff', 'hex')],
  ['compound', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
]

/** Bytes among which programs look for the header of a PDF (ISO 32000-1, Annex H, 3.4.1). */
const pdfHeaderWithin = 1024

/** True for text without markup: what precedes the header of a PDF must not make it a page, a program or another file too. */
const isPlainText = (bytes: Uint8Array): boolean => !bytes.includes(0) && !bytes.includes(0x3c)

const isPdf = (bytes: Buffer): boolean => {
  const header = bytes.subarray(0, pdfHeaderWithin).indexOf('%PDF')
  return header >= 0 && isPlainText(bytes.subarray(0, header))
}

/** What begins so. Compares signatures alone and parses nothing. The name, and what a browser says of the type, are not asked. */
export const judgeBeginning = (first: Uint8Array): BeginningJudgement => {
  if (first.length === 0) return { kind: 'refused', problem: 'empty' }
  const bytes = Buffer.from(first.buffer, first.byteOffset, first.length)
  const [found = null] =
    signatures.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature)) ?? []
  // An Office file under a password, or of the form before 2007, is a compound file.
  if (found === 'compound') return { kind: 'refused', problem: 'encrypted' }
  if (found !== null) return { kind: 'may_be', beginning: found }
  return isPdf(bytes) ? { kind: 'may_be', beginning: 'pdf' } : { kind: 'refused', problem: 'wrong_type' }
}

/** True for what a picture may begin as. */
export const isPicture = (beginning: Beginning): beginning is 'png' | 'jpg' =>
  beginning === 'png' || beginning === 'jpg'
