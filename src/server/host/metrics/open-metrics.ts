import type { Measures } from '#server/composition/measures.ts'
import type { Checked } from '#server/host/health.ts'
import type { RenderLines } from '#server/host/render-line.ts'
import type { Log } from '#server/platform/log.ts'
import type { OverRequest } from './metrics.ts'

type Parts = {
  measures: Measures
  lines: RenderLines
  checked: () => Promise<Checked>
  now: () => number
  log: Log
}

export type OpenMetrics = {
  lines: RenderLines
  countRequest: (over: OverRequest) => void
  close: () => Promise<void>
}

/** Tells measurements where `listen` says; null: nothing is measured. Rejects where it cannot listen. */
export const openMetrics = async (
  listen: { host: string; port: number } | null,
  { log, ...parts }: Parts,
): Promise<OpenMetrics> => {
  if (listen === null) return { lines: parts.lines, countRequest: () => {}, close: async () => {} }
  // Only here: where nobody asks, its program would be memory that nobody uses.
  const [{ createMetrics }, { startMetricsServer }, { observeLines }] = await Promise.all([
    import('./metrics.ts'),
    import('./metrics-server.ts'),
    import('./observed-lines.ts'),
  ])
  const metrics = createMetrics(parts)
  const server = await startMetricsServer(metrics, { listen, log })
  return {
    lines: observeLines(parts.lines, metrics, parts.now),
    countRequest: metrics.countRequest,
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
