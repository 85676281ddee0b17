import { createServer } from 'node:http'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium, type Browser, type CDPSession } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { freePort } from '#server/platform/free-port.ts'
import { chromiumArgs, chromiumPath } from '../../tests/e2e/setup/chromium.ts'
import { readSamples } from '../../tests/e2e/setup/samples.ts'
import { startSite } from '../../tests/e2e/setup/server.ts'
import { median } from './cached-pages.ts'
import { remember } from './history.ts'

const goal = 1.1
const visits = 5

/** Lighthouse's slow 4G as DevTools applies it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back; and a quarter of the CPU. */
const slow = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Milliseconds to the largest paint of a first visit with a telephone: nothing is kept from the visit before. */
const visit = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ja-JP',
  })
  try {
    const page = await context.newPage()
    await slow(await context.newCDPSession(page))
    await page.goto(address)
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // The buffered paints come first; the frames after them have had what was to come.
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1)
            if (last !== undefined)
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(last.startTime)))
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
  } finally {
    await context.close()
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The text of a page as its visitor sees it, in paragraphs, with nothing else: no style sheet, no script, one request. */
const bareText = async (browser: Browser, address: string): Promise<string> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  })
  try {
    const page = await context.newPage()
    await page.goto(address)
    const lines = (await page.locator('body').innerText()).split('\n').filter((line) => line.trim() !== '')
    const body = lines.map((line) => `<p>${escaped(line)}</p>`).join('')
    return `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>bare</title><link rel="icon" href="data:,">${body}</html>`
  } finally {
    await context.close()
  }
}

/** Serves a page as little as it can be served: packed once, the best way. */
const serveBare = async (html: string): Promise<{ address: string; stop: () => void }> => {
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  const head = { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': body.length }
  const server = createServer((_, response) => response.writeHead(200, head).end(body))
  const port = await freePort()
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return { address: `http://localhost:${port}/`, stop: () => server.close() }
}

type Visited = { ours: number; bare: number; ratio: number }

/** Ours and the bare page by turns, so that what else the machine does falls on both. */
const compare = async (browser: Browser, address: string): Promise<Visited> => {
  const bare = await serveBare(await bareText(browser, address))
  try {
    const times: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] }
    for (let turn = 0; turn < visits; turn += 1) {
      times.bare.push(await visit(browser, bare.address))
      times.ours.push(await visit(browser, address))
    }
    const ours = median(times.ours)
    const plain = median(times.bare)
    return { ours, bare: plain, ratio: ours / plain }
  } finally {
    bare.stop()
  }
}

/** The largest paint of a first visit against that of a bare page with the same text, on a slow network and CPU. */
export const benchFirstVisit = async (say: (line: string) => void): Promise<void> => {
  const [load = 0] = loadavg()
  const folder = await mkdtemp(path.join(tmpdir(), 'first-visit-'))
  const site = await startSite(path.join(folder, 'data'), path.join(folder, 'site.log'))
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArgs],
  })
  try {
    const { jobPostId } = await readSamples(site.origin)
    const pages = { job: routes.jobPost(jobPostId), list: routes.jobPosts, home: routes.home }
    const visited = new Map<string, Visited>()
    for (const [name, address] of Object.entries(pages))
      visited.set(name, await compare(browser, `${site.origin}${address}`))
    say(`\n| first visit, slow 4G, a quarter of the CPU | bare, ms to LCP | ours | ratio (goal ≤ ${goal}) |`)
    say('| --- | --- | --- | --- |')
    for (const [name, { ours, bare, ratio }] of visited)
      say(`| ${name} | ${bare.toFixed(0)} | ${ours.toFixed(0)} | ${ratio.toFixed(2)} |`)
    const figures = [...visited].map(
      ([name, { ratio }]) => [`LCP ${name}, ratio to bare`, { value: ratio, better: 'lower' }] as const,
    )
    await remember('lcp', Object.fromEntries(figures), { load, say })
  } finally {
    await browser.close()
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
