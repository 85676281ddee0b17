import { drawCard } from '#server/services/card/draw-card.ts'
import { drawResultPdf, drawResultPng } from '#server/services/questionnaire/draw-result.ts'
import { drawResume } from '#server/services/resume/draw-resume.ts'
import type { DrawingTable } from './answer-drawings.ts'

/** What the threads can draw. Loaded by them alone: the libraries behind it are heavy and work synchronously. */
export const drawingTable = {
  card: drawCard,
  resume: drawResume,
  resultPng: drawResultPng,
  resultPdf: drawResultPdf,
} as const satisfies DrawingTable

/** Makes a first drawing, which reads types and compiles what draws: the next ones take a tenth of its time. */
export const loadDrawings = (): void => {
  drawCard({ site: '求', label: '人', title: '案内', facts: [] })
}
