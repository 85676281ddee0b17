import type { CompanyImageKind } from '#contract/codes/company.ts'
import type { FileType } from '#contract/codes/stored-file.ts'
import { imageTypes } from '#contract/company-image.ts'
import { limits } from '#contract/limits.ts'
import type { ContentProblem } from './content-problem.ts'
import { isPicture, type Beginning } from './judge-beginning.ts'
import { judgeDocx } from './judge-docx.ts'
import { judgePdf } from './judge-pdf.ts'
import { drawCompanyImage, redrawPicture } from './redraw-picture.ts'

export type ContentJudgement =
  /** `pixels`: of a company's picture alone. */
  | { kind: 'good'; type: FileType; bytes: Buffer; pixels?: { width: number; height: number } }
  | { kind: 'refused'; problem: ContentProblem }

const refused = (problem: ContentProblem): ContentJudgement => ({ kind: 'refused', problem })

/** What a whole file is, and the bytes to keep: pictures are drawn anew, everything else stays as it came. */
export const judgeContent = async (bytes: Buffer, beginning: Beginning): Promise<ContentJudgement> => {
  switch (beginning) {
    case 'pdf': {
      const answer = await judgePdf(bytes)
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
