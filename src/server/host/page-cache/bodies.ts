import { LRUCache } from 'lru-cache'
import { pack, unpackBrotli, type Encoding } from './encodings.ts'
import type { Page } from './page.ts'

/** The body of a page in an encoding it can be sent in. */
export type PageBody = (page: Page, encoding: Encoding) => string | Promise<string>

/** A gzip form keeps its page as well, which may have fallen out meanwhile: together about twice its length. */
const gzipBytes = (gzipped: string): number => 2 * gzipped.length + 4096

/**
 * Bodies of kept pages: gzip is made of brotli when somebody asks, once for all who ask at the time, and kept within
 * `bytesMax`; the unpacked form is made each time (hardly anyone asks for it).
 */
export const createPageBody = (bytesMax: number): PageBody => {
  const gzips = new LRUCache<Page, string>({ maxSize: bytesMax, sizeCalculation: gzipBytes })
  /** What is being made: who asks meanwhile waits for the same. */
  const making = new WeakMap<Page, Promise<string>>()

  const unpack = async (page: Page, encoding: Encoding): Promise<Buffer> => {
    const packed = page.bodies.get('br')
    if (packed === undefined) throw new Error(`A page without text has no ${encoding} form`)
    return unpackBrotli(Buffer.from(packed, 'latin1'))
  }

  const makeGzip = async (page: Page): Promise<string> => {
    try {
      const gzipped = (await pack(await unpack(page, 'gzip'), 'gzip')).toString('latin1')
      gzips.set(page, gzipped)
      return gzipped
    } finally {
      making.delete(page)
    }
  }

  const gzipOf = (page: Page): string | Promise<string> => {
    const ready = gzips.get(page) ?? making.get(page)
    if (ready !== undefined) return ready
    const made = makeGzip(page)
    making.set(page, made)
    return made
  }

  return (page, encoding) =>
    page.bodies.get(encoding) ??
    (encoding === 'gzip' ? gzipOf(page) : unpack(page, encoding).then((body) => body.toString('latin1')))
}
