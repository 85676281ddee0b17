import { readdir, readFile } from 'node:fs/promises'
import process from 'node:process'
import { createPageCache } from '#server/host/page-cache/page-cache.ts'
import { pageBytes } from '#server/host/page-cache/page.ts'
import type { InvalidationNotice } from '#server/ports/invalidation.ts'

// In a process of its own, started with --expose-gc, so that what is resident is its own. Prints one line of JSON.
const keptPages = 8000
const taggedPages = 100_000
const characters = 12_000

const folder = new URL('../../content/articles/', import.meta.url)
const words = (
  await Promise.all(
    (await readdir(folder, { recursive: true }))
      .filter((name) => name.endsWith('.md'))
      .map((name) => readFile(new URL(name, folder), 'utf8')),
  )
)
  .join('\n')
  .split(/(?<=。|\n)/)

/** As long as the page of an ad, and no two alike. */
const bodyOf = (index: number): Buffer => {
  let text = `<title>${index}</title>`
  for (let at = index * 7919; text.length < characters; at += index + 1)
    text += `<p class="text">${words[at % words.length]}</p>\n`
  return Buffer.from(text)
}

const headersOf = (index: number) =>
  new Map([
    ['content-type', 'text/html; charset=utf-8'],
    ['cdn-cache-control', 'max-age=3600, stale-while-revalidate=60, stale-if-error=3600'],
    ['cache-tag', `jobs,company-${index % 300},job-${index}`],
    ['content-security-policy', `default-src 'self'; script-src 'sha256-${String(index).padEnd(900, 'a')}'`],
  ])

const megabytes = () => Math.round(process.memoryUsage.rss() / 2 ** 20)
const heapBytes = () => {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

const cache = createPageCache({
  render: async (key) => ({
    kind: 'answer',
    status: 200,
    headers: headersOf(Number(key.slice(1))),
    body: bodyOf(Number(key.slice(1))),
  }),
  now: () => performance.now(),
  bytesMax: 96 * 2 ** 20,
})
const before = { resident: megabytes(), heap: heapBytes() }
let counted = 0
let packed = 0
const keys = Array.from({ length: keptPages }, (_, index) => `/${index}`).values()
const walk = async () => {
  for (const key of keys) {
    const found = await cache.load(key)
    if (found.kind !== 'page') throw new Error(`${key} was not kept`)
    counted += pageBytes(found.page)
    packed += found.page.bodies.get('br')?.length ?? 0
  }
}
await Promise.all([walk(), walk(), walk(), walk()])
let kept = 0
for (let index = 0; index < keptPages; index += 1) if (cache.find(`/${index}`) !== null) kept += 1
const resident = megabytes()
const held = heapBytes() - before.heap

/** Milliseconds of CPU of this thread that a notice takes, whose tag all pages carry. */
const hearing = async () => {
  const many = createPageCache({
    render: async () => ({
      kind: 'answer',
      status: 200,
      headers: new Map([
        ['content-type', 'image/png'],
        ['cdn-cache-control', 'max-age=3600'],
        ['cache-tag', 'jobs'],
      ]),
      body: Buffer.from('small'),
    }),
    now: () => performance.now(),
    bytesMax: 2 ** 40,
  })
  for (let index = 0; index < taggedPages; index += 1) await many.load(`/${index}`)
  const cost = (notice: InvalidationNotice): number => {
    const from = process.threadCpuUsage()
    many.hear(notice)
    const { user, system } = process.threadCpuUsage(from)
    return (user + system) / 1000
  }
  const jobs = ['jobs']
  return {
    first: cost({ kind: 'tags', stale: jobs, purge: [] }),
    again: cost({ kind: 'tags', stale: jobs, purge: [] }),
    purge: cost({ kind: 'tags', stale: [], purge: jobs }),
    all: cost({ kind: 'all' }),
  }
}

process.stdout.write(
  `${JSON.stringify({
    kept,
    residentBefore: before.resident,
    resident,
    packedBytes: Math.round(packed / keptPages),
    countedBytes: Math.round(counted / keptPages),
    hearing: await hearing(),
    heldBytes: Math.round(held / Math.max(1, kept)),
  })}\n`,
)
