import process from 'node:process'
import { compose } from '#server/composition/compose.ts'
import type { Services } from '#server/composition/composition.ts'
import { createAstroRender, type AstroHandler } from '#server/host/astro-render.ts'
import { createRenderLines, nobody, usualLines } from '#server/host/render-line.ts'
import { withServices } from '#server/host/request-services.ts'
import { compress } from '#server/host/compression.ts'
import { readConfig } from '#server/platform/config.ts'
import { createLogTo } from '#server/platform/log.ts'

// In a process of its own, so that nothing else uses CPU meanwhile. Prints one line of JSON: each page's figures by its name.
const rounds = 1000
/** Fewer, and the figures are those of the compiler: the first hundred pages of a process take twice as long each. */
const warmUp = 1500

/** Microseconds of all threads. Dear to ask for: that of a process with many threads takes a twentieth of a page. */
const cpu = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}
/** Microseconds of this thread. */
const threadCpu = () => {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

const pages: Record<string, readonly string[]> = JSON.parse(process.env['BENCH_PAGES'] ?? '{}')

const answer = readConfig(process.env)
if (!answer.ok) throw new Error(answer.mistakes.join('\n'))
const log = createLogTo({ write: () => undefined }, 'silent')
const composition = await compose({ ...answer.config, demo: false }, log)
const { handler }: { handler: AstroHandler } = await import(
  new URL('../../dist/server/entry.mjs', import.meta.url).href
)

let readMicroseconds = 0
const { gateway } = composition.services
const services: Services = {
  ...composition.services,
  gateway: {
    ...gateway,
    execute: async (...call) => {
      const before = threadCpu()
      const data = await gateway.execute(...call)
      readMicroseconds += threadCpu() - before
      return data
    },
  },
}
const render = createAstroRender(
  handler,
  answer.config.site.origin,
  { usual: 10_000, drawn: 10_000 },
  createRenderLines(usualLines),
)
const { signal } = new AbortController()

const renderOnce = async (paths: readonly string[], round: number): Promise<Buffer> => {
  const target = String(paths[round % paths.length])
  const rendered = await render(
    {
      method: 'GET',
      target,
      headers: { accept: 'text/html' },
      body: null,
      clientAddress: '0.0.0.0',
      locals: withServices({ requestId: 'bench' }, services),
      asker: nobody,
    },
    signal,
  )
  if (rendered.kind !== 'answer' || rendered.status !== 200)
    throw new Error(`${target} could not be rendered: ${JSON.stringify(rendered)}`)
  return rendered.body
}

const milliseconds = (microseconds: number) => microseconds / rounds / 1000

const measure = async (paths: readonly string[]) => {
  for (let round = 0; round < warmUp; round += 1) await compress(await renderOnce(paths, round), 'br')
  readMicroseconds = 0
  const began = cpu()
  const bodies: Buffer[] = []
  for (let round = 0; round < rounds; round += 1) bodies.push(await renderOnce(paths, round))
  const rendered = cpu()
  let packedBytes = 0
  for (const body of bodies) packedBytes += (await compress(body, 'br')).length
  const packed = cpu()
  return {
    read: milliseconds(readMicroseconds),
    render: milliseconds(rendered - began - readMicroseconds),
    pack: milliseconds(packed - rendered),
    total: milliseconds(packed - began),
    bytes: Math.round(bodies.reduce((sum, body) => sum + body.length, 0) / rounds),
    packedBytes: Math.round(packedBytes / rounds),
  }
}

const figures: Record<string, Awaited<ReturnType<typeof measure>>> = {}
for (const [name, paths] of Object.entries(pages)) figures[name] = await measure(paths)
process.stdout.write(`${JSON.stringify(figures)}\n`)
await composition.close(0)
process.exit(0)
