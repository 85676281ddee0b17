import type { DrawnResult } from '#contract/questionnaires/drawn-result.ts'
import type { Resume } from '#contract/resume.ts'
import { drawCard } from '#server/services/card/draw-card.ts'
import type { DrawingTable } from './answer-drawings.ts'

/**
 * What the threads can draw. Loaded by them alone: the libraries behind it are heavy and work synchronously. Those of
 * résumés come with the first one, so that a card does not wait for them.
 */
export const drawingTable = {
  card: drawCard,
  resume: async (resume: Resume) => {
    const { drawResume } = await import('#server/services/resume/draw-resume.ts')
    return drawResume(resume)
  },
  resultPng: async (result: DrawnResult) => {
    const { drawResultPng } = await import('#server/services/questionnaire/draw-result.ts')
    return drawResultPng(result)
  },
  resultPdf: async (result: DrawnResult) => {
    const { drawResultPdf } = await import('#server/services/questionnaire/draw-result.ts')
    return drawResultPdf(result)
  },
} as const satisfies DrawingTable
