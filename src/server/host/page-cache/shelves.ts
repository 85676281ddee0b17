import { LRUCache } from 'lru-cache'
import { pageBytes, type Page } from './page.ts'

export type Shelves = {
  get: (key: string) => Page | undefined
  /** In place of what was kept under the key. */
  keep: (key: string, page: Page) => void
  /** The pages that carry a tag. Marking 100,000 takes some 5 ms, where taking them out one by one took 86. */
  tagged: (tag: string) => Iterable<Page>
  /** In a moment, whatever is kept. */
  clear: () => void
}

/** Share of the bytes for answers anyone can invent: typed searches and addresses that are nothing. */
const inventedShare = 1 / 8
/** Share of the bytes for drawn cards: there is one for each ad, and few are asked for twice. */
const cardShare = 1 / 8
const isCard = (key: string): boolean => key.startsWith('/card/')

/** With its key, which may be longer than a short answer: values that nobody knows stand in it too. */
const sizeOf = (page: Page, key: string): number => pageBytes(page) + key.length

/** Where kept pages stand, within `bytesMax`; those that were not asked for the longest fall out first. */
export const createShelves = (bytesMax: number): Shelves => {
  const build = () => {
    const byTag = new Map<string, Set<Page>>()
    const forgetTags = (page: Page) => {
      for (const tag of page.tags) {
        const tagged = byTag.get(tag)
        tagged?.delete(page)
        if (tagged?.size === 0) byTag.delete(tag)
      }
    }
    const shelf = (maxSize: number) =>
      new LRUCache<string, Page>({ maxSize, sizeCalculation: sizeOf, dispose: forgetTags })
    return {
      byTag,
      pages: shelf(bytesMax * (1 - inventedShare - cardShare)),
      invented: shelf(bytesMax * inventedShare),
      cards: shelf(bytesMax * cardShare),
    }
  }
  let built = build()

  return {
    get: (key) => built.pages.get(key) ?? built.invented.get(key) ?? built.cards.get(key),
    keep: (key, page) => {
      const { byTag, pages, invented, cards } = built
      for (const each of [pages, invented, cards]) each.delete(key)
      const known = isCard(key) ? cards : pages
      const target = page.status >= 400 || /[?&](?:q|code)=/.test(key) ? invented : known
      target.set(key, page)
      if (!target.has(key)) return
      for (const tag of page.tags) {
        const tagged = byTag.get(tag)
        if (tagged === undefined) byTag.set(tag, new Set([page]))
        else tagged.add(page)
      }
    },
    tagged: (tag) => built.byTag.get(tag) ?? [],
    clear: () => {
      built = build()
    },
  }
}
