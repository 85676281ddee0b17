import { LRUCache } from 'lru-cache'
import { pageBytes, type CachedPage } from './cached-page.ts'

/** Where cached pages are kept. */
export type Partitions = {
  get: (key: string) => CachedPage | undefined
  /** Replaces what was kept under the key. */
  set: (key: string, page: CachedPage) => void
  forEach: (visit: (page: CachedPage) => void) => void
  clear: () => void
}

/** Shares of the bytes. Anyone can invent searches and unknown addresses; there is a card for each ad, rarely asked for twice. */
const shares = { pages: 6 / 8, invented: 1 / 8, cards: 1 / 8 }

const partitionOf = (key: string, { status }: CachedPage): keyof typeof shares => {
  if (status >= 400 || /[?&](?:q|code)=/.test(key)) return 'invented'
  return key.startsWith('/card/') ? 'cards' : 'pages'
}

/** Each partition evicts its least recently used page, so that answers of one kind do not push out those of another. */
export const createPartitions = (bytesMax: number): Partitions => {
  const partition = (share: number) =>
    new LRUCache<string, CachedPage>({
      maxSize: bytesMax * share,
      // A key may be longer than a short answer.
      sizeCalculation: (page, key) => pageBytes(page) + key.length,
    })
  const partitions = {
    pages: partition(shares.pages),
    invented: partition(shares.invented),
    cards: partition(shares.cards),
  }
  const all = Object.values(partitions)

  return {
    get: (key) => partitions.pages.get(key) ?? partitions.invented.get(key) ?? partitions.cards.get(key),
    set: (key, page) => {
      for (const each of all) each.delete(key)
      partitions[partitionOf(key, page)].set(key, page)
    },
    forEach: (visit) => {
      for (const each of all) each.forEach(visit)
    },
    clear: () => {
      for (const each of all) each.clear()
    },
  }
}
