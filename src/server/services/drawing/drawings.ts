import type { Log } from '#server/platform/log.ts'
import { resumeGaps } from '#server/services/resume/resume-gaps.ts'
import { createDrawingPool, type DrawingPool } from './drawing-pool.ts'
import type { drawingTable } from './drawing-table.ts'

/** The site's drawings, made in threads beside the one that answers. */
export type Drawings = DrawingPool<typeof drawingTable> & {
  /** What a résumé will not print, known before it is drawn. */
  resumeGaps: typeof resumeGaps
}

/**
 * Two threads: a card takes 60 ms of one, so 32 that wait are a second of work. The times are those of a machine that has
 * ten other things to do.
 */
export const createDrawings = (log: Pick<Log, 'warn'>): Drawings => ({
  ...createDrawingPool<typeof drawingTable>({
    entry: new URL('./drawing-worker.ts', import.meta.url),
    threadsMax: 2,
    waitingMax: 32,
    startMilliseconds: 60_000,
    drawingMilliseconds: 20_000,
    idleMilliseconds: 30_000,
    onLost: (name, why) => log.warn({ drawing: name, why }, 'a drawing was lost with its thread'),
  }),
  resumeGaps,
})
