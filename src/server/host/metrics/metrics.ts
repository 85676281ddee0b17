import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Measures } from '#server/composition/measures.ts'
import type { Checked } from '#server/host/health.ts'
import type { RenderLines } from '#server/host/render-line.ts'

/** A request that is over. */
export type OverRequest = {
  routeClass: string
  status: number
  /** What the page cache did; null: it was not asked. */
  cache: string | null
  seconds: number
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 60]

const createInstruments = (registry: Registry) => {
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `michishirube_${name}`, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name: `michishirube_${name}`, help, labelNames, registers })
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name: `michishirube_${name}`, help, labelNames, registers, buckets: seconds })
  return {
    requests: counter('requests_total', 'Requests that are over', ['class', 'status']),
    requestSeconds: histogram('request_seconds', 'From the head of a request to the end of its answer', [
      'class',
    ]),
    pageCache: counter('page_cache_total', 'Answers by what the page cache did', ['state']),
    waitSeconds: histogram('render_wait_seconds', 'In the line before rendering', ['line']),
    renderSeconds: histogram('render_seconds', 'Of a place for rendering, until its work has ended', [
      'line',
    ]),
    shed: counter('render_shed_total', 'Requests that found no place for rendering', ['line']),
    rendering: gauge('rendering', 'Renders under way', ['line']),
    waiting: gauge('render_waiting', 'In the line before rendering now', ['line']),
    ready: gauge('ready', 'Checks of /readyz: 1 holds, 0 does not', ['check']),
    connections: gauge('database_connections', 'Connections of the pool', ['state']),
    connectionWaiting: gauge('database_waiting', 'Statements that wait for a connection', []),
    streams: gauge('open_streams', 'Open pages that follow changes by a stream', []),
    freeDisk: gauge('free_disk_bytes', 'Free on the disk of a folder', ['folder']),
    siteUp: gauge('site_state_up', '1: the database told what waits in the site', []),
    tasks: gauge('tasks', 'Tasks of the whole site', ['task', 'state']),
    oldestTask: gauge('oldest_task_seconds', 'Since the oldest was due, began or failed', ['task', 'state']),
    desk: gauge('desk_waiting', 'What waits for the operator', ['queue']),
    oldestDesk: gauge('desk_oldest_seconds', 'Since when the oldest has waited for the operator', ['queue']),
    mails: gauge('mails_last_hour', 'Mails of the last hour, by what became of them', ['result']),
  }
}

type Parts = {
  measures: Measures
  lines: RenderLines
  checked: () => Promise<Checked>
  /** Milliseconds of a steady clock. */
  now: () => number
}

/** Milliseconds that what the database told is told again: several may scrape. */
const siteHolds = 5000

/** What is told of this process. No value of a label comes from a visitor. */
export const createMetrics = ({ measures, lines, checked, now }: Parts) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const all = createInstruments(registry)

  const readNode = async () => {
    const pool = measures.pool()
    if (pool !== null) {
      all.connections.set({ state: 'idle' }, pool.idle)
      all.connections.set({ state: 'lent' }, pool.total - pool.idle)
      all.connectionWaiting.set(pool.waiting)
    }
    all.streams.set(measures.streams())
    for (const line of ['page', 'drawn'] as const) {
      const { running, waiting } = lines[line].counts()
      all.rendering.set({ line }, running)
      all.waiting.set({ line }, waiting)
    }
    for (const [check, holds] of Object.entries(await checked())) all.ready.set({ check }, holds ? 1 : 0)
    const free = await measures.freeDisk().catch(() => null)
    if (free === null) all.freeDisk.reset()
    else for (const folder of ['data', 'files'] as const) all.freeDisk.set({ folder }, free[folder])
  }

  const readSite = async () => {
    const state = await measures.site().catch(() => null)
    all.siteUp.set(state === null ? 0 : 1)
    for (const gauge of [all.tasks, all.oldestTask, all.desk, all.oldestDesk, all.mails]) gauge.reset()
    for (const { name: task, state: is, count, oldestSeconds } of state?.tasks ?? []) {
      all.tasks.set({ task, state: is }, count)
      all.oldestTask.set({ task, state: is }, oldestSeconds)
    }
    for (const { queue, waiting, oldestSeconds } of state?.desk ?? []) {
      all.desk.set({ queue }, waiting)
      all.oldestDesk.set({ queue }, oldestSeconds)
    }
    for (const { result, count } of state?.mails ?? []) all.mails.set({ result }, count)
  }
  let site: { read: Promise<void>; at: number } | null = null
  const readSiteSometimes = () => {
    if (site === null || now() - site.at >= siteHolds) site = { read: readSite(), at: now() }
    return site.read
  }

  return {
    registry,
    contentType: registry.contentType,
    /** Everything in Prometheus' text format. */
    text: async (): Promise<string> => {
      await Promise.all([readNode(), readSiteSometimes()])
      return registry.metrics()
    },
    countRequest: ({ routeClass, status, cache, seconds: took }: OverRequest) => {
      all.requests.inc({ class: routeClass, status })
      all.requestSeconds.observe({ class: routeClass }, took)
      if (cache !== null) all.pageCache.inc({ state: cache })
    },
    /** What became of a wait for a place, and of the place. */
    waited: (line: keyof RenderLines, took: number) => all.waitSeconds.observe({ line }, took),
    rendered: (line: keyof RenderLines, took: number) => all.renderSeconds.observe({ line }, took),
    shed: (line: keyof RenderLines) => all.shed.inc({ line }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
