import { drawCard } from '#server/services/card/draw-card.ts'
import type { DrawingTable } from './answer-drawings.ts'

/** What the threads can draw. Loaded by them alone: the libraries behind it are heavy and work synchronously. */
export const drawingTable = { card: drawCard } as const satisfies DrawingTable
