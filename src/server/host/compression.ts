import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** In the order of preference where a client weighs several equally. */
const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/**
 * Quality 7 takes 2 to 6 % off what 5 makes of a page, for a fourth more time; what is above takes longer for next to nothing.
 * The window is a power of two: most pages fit in 64 KB whole, and a larger one costs memory.
 */
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 7,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_LGWIN]: 16,
}
const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
export const decompressBrotli: (compressed: Buffer) => Promise<Buffer> = promisify(brotliDecompress)

/** Compresses a whole text body. */
export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br')
    return brotli(body, { params: { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
  return encoding === 'gzip' ? gzipAsync(body, { level: 4 }) : Promise.resolve(body)
}

/** `identity` remains where nothing else is accepted. */
const floors = { br: 0, gzip: 0, identity: 0.001 }
/** Browsers send a handful of different values. */
const chosen = new LRUCache<string, Encoding>({ max: 100 })

/** The best encoding a request accepts (RFC 9110, 12.5.3). `q=0` refuses one. */
export const chooseEncoding = (acceptEncoding: string | undefined): Encoding => {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity'
  let best = chosen.get(acceptEncoding)
  if (best === undefined) {
    const weights = encodings.map((encoding) => weightOf(acceptEncoding, encoding) || floors[encoding])
    best = encodings[weights.indexOf(Math.max(...weights))] ?? 'identity'
    chosen.set(acceptEncoding, best)
  }
  return best
}

/** True where a client takes gzip, even if it prefers another encoding. */
export const acceptsGzip = (acceptEncoding = ''): boolean => weightOf(acceptEncoding, 'gzip') > 0

const weightOf = (acceptEncoding: string, encoding: Encoding): number => {
  let any = 0
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [token = '', ...parameters] = part.split(';').map((each) => each.trim())
    const quality = parameters.find((each) => each.startsWith('q='))
    const weight = quality === undefined ? 1 : Number(quality.slice(2)) || 0
    if (token === encoding) return weight
    if (token === '*') any = weight
  }
  return any
}

/** True for media types that compression makes smaller. */
export const isText = (contentType: string): boolean =>
  /^(?:text\/(?!event-stream)|application\/(?:[a-z.+-]*json|[a-z.+-]*xml|javascript|manifest\+json)|image\/svg)/.test(
    contentType,
  )
