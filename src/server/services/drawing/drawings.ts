import { createDrawingPool, type DrawingPool } from './drawing-pool.ts'
import type { drawingTable } from './drawing-table.ts'

/** The site's drawings, made in threads beside the one that answers. */
export type Drawings = DrawingPool<typeof drawingTable>

/** Two threads: a card takes 60 ms of one, so 32 that wait are a second of work. */
export const createDrawings = (): Drawings =>
  createDrawingPool<typeof drawingTable>({
    entry: new URL('./drawing-worker.ts', import.meta.url),
    threadsMax: 2,
    waitingMax: 32,
    drawingMilliseconds: 10_000,
    idleMilliseconds: 30_000,
  })
