import { fileTypeFromBuffer } from 'file-type'
import type { CompanyImageKind } from '#contract/codes/company.ts'
import type { FileType } from '#contract/codes/stored-file.ts'
import { imageTypes } from '#contract/company-image.ts'
import { limits } from '#contract/limits.ts'
import type { FileProblem } from '#contract/stored-file.ts'
import { judgeDocx } from './judge-docx.ts'
import { judgePdf } from './judge-pdf.ts'
import { drawCompanyImage, redrawPicture } from './redraw-picture.ts'

/** What the first bytes can be the beginning of. */
export type Beginning = 'pdf' | 'zip' | 'png' | 'jpg'

export type ContentProblem = Extract<
  FileProblem,
  'empty' | 'too_large' | 'wrong_type' | 'encrypted' | 'unsafe' | 'unreadable'
>

/** Bytes that are enough to tell. */
export const beginningBytes = 4100

/** What begins so. The name, and what a browser says of the type, are not asked. */
export const judgeBeginning = async (
  bytes: Uint8Array,
): Promise<{ kind: 'may_be'; beginning: Beginning } | { kind: 'refused'; problem: ContentProblem }> => {
  if (bytes.length === 0) return { kind: 'refused', problem: 'empty' }
  // A cut archive may be too short for the detector; its first bytes are what counts here.
  if (Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from('PK\x03\x04', 'latin1')))
    return { kind: 'may_be', beginning: 'zip' }
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const ext = found?.ext
  if (ext === 'pdf' || ext === 'png' || ext === 'jpg') return { kind: 'may_be', beginning: ext }
  // An Office file under a password, or of the form before 2007, is a compound file.
  return { kind: 'refused', problem: ext === 'cfb' ? 'encrypted' : 'wrong_type' }
}

export type ContentJudgement =
  /** `pixels`: of a company's picture alone. */
  | { kind: 'good'; type: FileType; bytes: Buffer; pixels?: { width: number; height: number } }
  | { kind: 'refused'; problem: ContentProblem }

const refused = (problem: ContentProblem): ContentJudgement => ({ kind: 'refused', problem })

/** True for what a picture may begin as. */
export const isPicture = (beginning: Beginning): boolean => beginning === 'png' || beginning === 'jpg'

/** What a whole file is, and the bytes to keep: pictures are drawn anew, everything else stays as it came. */
export const judgeContent = async (bytes: Buffer, beginning: Beginning): Promise<ContentJudgement> => {
  switch (beginning) {
    case 'pdf': {
      const answer = judgePdf(bytes)
      return answer === 'pdf' ? { kind: 'good', type: 'pdf', bytes } : refused(answer)
    }
    case 'zip': {
      const answer = await judgeDocx(bytes)
      return answer === 'docx' ? { kind: 'good', type: 'docx', bytes } : refused(answer)
    }
    case 'png':
    case 'jpg': {
      const drawn = await redrawPicture(bytes, beginning)
      if (drawn === null) return refused('unreadable')
      return drawn.length > limits.fileBytes
        ? refused('too_large')
        : { kind: 'good', type: beginning, bytes: drawn }
    }
  }
}

/** The same of what shall be a company's picture: whatever came, it is kept as the site draws it. */
export const judgeImage = async (
  bytes: Buffer,
  beginning: Beginning,
  kind: CompanyImageKind,
): Promise<ContentJudgement> => {
  if (!isPicture(beginning)) return refused('wrong_type')
  const drawn = await drawCompanyImage(bytes, kind)
  if (drawn === null) return refused('unreadable')
  const { width, height } = drawn
  return drawn.bytes.length > limits.fileBytes
    ? refused('too_large')
    : { kind: 'good', type: imageTypes[kind], bytes: drawn.bytes, pixels: { width, height } }
}
