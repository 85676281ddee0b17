import { LRUCache } from 'lru-cache'
import { pack, unpackBrotli, type Encoding } from './encodings.ts'
import type { Page } from './page.ts'

/** The body of a page in an encoding it can be sent in. */
export type PageBody = (page: Page, encoding: Encoding) => string | Promise<string>

/** A gzip form keeps its page as well, which may have fallen out meanwhile: together about twice its length. */
const gzipBytes = (gzipped: string): number => 2 * gzipped.length + 4096

/**
 * Bodies of kept pages: gzip is made of brotli when somebody asks and kept within `bytesMax`, the unpacked form is made
 * each time (hardly anyone asks for it).
 */
export const createPageBody = (bytesMax: number): PageBody => {
  const gzips = new LRUCache<Page, string>({ maxSize: bytesMax, sizeCalculation: gzipBytes })

  const make = async (page: Page, encoding: Encoding): Promise<string> => {
    const packed = page.bodies.get('br')
    if (packed === undefined) throw new Error(`A page without text has no ${encoding} form`)
    const body = await unpackBrotli(Buffer.from(packed, 'latin1'))
    if (encoding !== 'gzip') return body.toString('latin1')
    const gzipped = (await pack(body, 'gzip')).toString('latin1')
    gzips.set(page, gzipped)
    return gzipped
  }

  return (page, encoding) =>
    page.bodies.get(encoding) ?? (encoding === 'gzip' ? gzips.get(page) : undefined) ?? make(page, encoding)
}
