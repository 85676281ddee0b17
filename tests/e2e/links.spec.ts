import { expect, test } from './fixtures.ts'
import { type Document, parseDocument } from './setup/document.ts'

/** Filters combine without end: of each path this many addresses with a query string are followed. */
const queriesPerPath = 30
const pagesInAll = 400

type Found = { address: string; from: string }

const isFollowed = (url: URL, seen: ReadonlyMap<string, number>): boolean =>
  url.search === '' || (seen.get(url.pathname) ?? 0) < queriesPerPath

test('no link and no asset is broken, starting at the home page', async ({ origin }) => {
  const broken: (Found & { status: number })[] = []
  const documents = new Map<string, Document | null>()
  const perPath = new Map<string, number>()
  const queue: Found[] = [{ address: `${origin}/`, from: 'start' }]
  const fragments: { page: string; id: string; from: string }[] = []

  const visit = async ({ address, from }: Found) => {
    const response = await fetch(address, { headers: { accept: 'text/html,*/*' } })
    const body = await response.text()
    if (!response.ok) broken.push({ address, from, status: response.status })
    const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html')
    const document = isPage ? parseDocument(body) : null
    documents.set(address, document)
    for (const link of document?.links ?? []) {
      const url = new URL(link, address)
      if (url.origin !== origin) continue
      const id = decodeURIComponent(url.hash.slice(1))
      url.hash = ''
      if (id !== '') fragments.push({ page: url.href, id, from: address })
      if (documents.has(url.href) || !isFollowed(url, perPath) || documents.size + queue.length >= pagesInAll)
        continue
      documents.set(url.href, null)
      perPath.set(url.pathname, (perPath.get(url.pathname) ?? 0) + (url.search === '' ? 0 : 1))
      queue.push({ address: url.href, from: address })
    }
  }

  while (queue.length > 0) await Promise.all(queue.splice(0, 4).map(visit))
  const lost = fragments
    .filter(({ page, id }) => documents.get(page)?.ids.includes(id) === false)
    .map(({ page, id, from }) => `#${id} is not on ${page} (linked from ${from})`)
  // Other tests take down ads and suspend companies meanwhile: what leads to them must lead there no longer.
  const stillBroken: string[] = []
  for (const { address, from, status } of broken) {
    const source = await fetch(from, { headers: { accept: 'text/html,*/*' } })
    const { links } = parseDocument(await source.text())
    if (links.some((link) => new URL(link, from).href.split('#')[0] === address))
      stillBroken.push(`${status} ${address} (linked from ${from})`)
  }

  expect(documents.size).toBeGreaterThan(50)
  expect([...stillBroken, ...lost]).toEqual([])
})
