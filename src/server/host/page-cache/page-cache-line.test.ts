import { expect, test } from 'vitest'
import { nobody, type Asker, type Rank } from '#server/host/render-line.ts'
import type { Rendered } from '#server/host/render.ts'
import { createPageCache } from './page-cache.ts'

const page = (body: string): Rendered => ({
  kind: 'answer',
  status: 200,
  headers: new Map([
    ['content-type', 'text/html'],
    ['cdn-cache-control', 'max-age=10, stale-if-error=3600'],
  ]),
  body: Buffer.from(body),
})

const settle = () => new Promise((resolve) => setImmediate(resolve))

const asker = (rank: Rank = 'guest'): Asker & { leave: () => void } => {
  const gone = new AbortController()
  return { rankOf: async () => rank, signal: gone.signal, leave: () => gone.abort() }
}

/** A cache whose renders are finished by hand, and know who waits for them. */
const start = () => {
  const clock = { now: 1_000_000 }
  const renders: { asker: Asker; finish: (rendered: Rendered) => void }[] = []
  const cache = createPageCache({
    headOf: () => [],
    now: () => clock.now,
    bytesMax: 8 * 1024 * 1024,
    render: (_key, who) => {
      const { promise, resolve } = Promise.withResolvers<Rendered>()
      renders.push({ asker: who, finish: resolve })
      return promise
    },
  })
  const load = async (who: Asker) => {
    const found = await cache.load('/', who)
    return found.kind === 'page' ? `${found.state} page` : found.rendered.kind
  }
  return { cache, clock, renders, load }
}

test('a render is waited for as long as one of those who asked is there', async () => {
  const { renders, load } = start()
  const [one, two] = [asker(), asker()]
  const both = [load(one), load(two)]
  expect(renders).toHaveLength(1)
  one.leave()
  expect(renders[0]?.asker.signal.aborted).toBe(false)
  two.leave()
  expect(renders[0]?.asker.signal.aborted).toBe(true)
  renders[0]?.finish({ kind: 'gone' })
  expect(await Promise.all(both)).toEqual(['gone', 'gone'])
})

test('whoever comes when all have gone has a render of their own', async () => {
  const { renders, load } = start()
  const first = asker()
  const left = load(first)
  first.leave()
  const next = load(asker())
  expect(renders).toHaveLength(2)
  renders[0]?.finish({ kind: 'gone' })
  await left
  const joined = load(asker())
  expect(renders).toHaveLength(2)
  renders[1]?.finish(page('whole'))
  expect(await Promise.all([next, joined])).toEqual(['MISS page', 'MISS page'])
})

test('a page that nobody waited for is no failure: the one that is kept does not stand in', async () => {
  const { cache, clock, renders, load } = start()
  const warm = load(nobody)
  renders[0]?.finish(page('old'))
  await warm
  clock.now += 60_000
  const who = asker()
  const left = load(who)
  who.leave()
  renders[1]?.finish({ kind: 'gone' })
  await left
  expect(cache.find('/')).toBeNull()
})

test('a person who joined a render that found no place asks once more, a guest does not', async () => {
  const { renders, load } = start()
  const first = load(asker())
  const guest = load(asker())
  const person = load(asker('person'))
  renders[0]?.finish({ kind: 'busy' })
  expect(await Promise.all([first, guest])).toEqual(['busy', 'busy'])
  await settle()
  expect(renders).toHaveLength(2)
  expect(await renders[1]?.asker.rankOf()).toBe('person')
  renders[1]?.finish(page('whole'))
  expect(await person).toBe('MISS page')
})
