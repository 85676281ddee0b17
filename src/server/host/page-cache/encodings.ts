import { promisify } from 'node:util'
import { remember } from '#server/host/remember.ts'
import { brotliCompress, brotliDecompress, constants, gzip as gzipCompress } from 'node:zlib'

/** In the order of preference where a client likes several equally. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/**
 * Quality 7 is the knee of the curve for HTML: smaller than 5 by 2 % for a fifth more time; what is above takes longer for next to nothing.
 * The window, as a power of two: most pages are in 64 KB whole. A larger one costs memory and a fifth of the time, and takes a few bytes off.
 */
const usual = { quality: 7, windowBits: 16 }
/** As small as it goes. The list is longer than 64 KB. */
const smallest = { quality: constants.BROTLI_MAX_QUALITY, windowBits: 17 }

const brotliOptions = (bytes: number, { quality, windowBits } = usual) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
  },
})

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzipCompress)
export const unpackBrotli: (packed: Buffer) => Promise<Buffer> = promisify(brotliDecompress)

/** Packs a whole text body; quality is chosen for packing per request. */
export const pack = (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') return brotliAsync(body, brotliOptions(body.length))
  if (encoding === 'gzip') return gzipAsync(body, { level: 6 })
  return Promise.resolve(body)
}

/** With brotli as small as it goes, which takes 35 to 75 ms of CPU for a page. */
export const packSmallest = (body: Buffer): Promise<Buffer> =>
  brotliAsync(body, brotliOptions(body.length, smallest))

/** The best encoding a request accepts (RFC 9110, 12.5.3). Browsers list br; `q=0` refuses. */
export const chooseEncoding = (acceptEncoding: string | undefined): Encoding =>
  acceptEncoding === undefined || acceptEncoding === '' ? 'identity' : readAcceptEncoding(acceptEncoding)

/** True for who takes gzip, also where something else would be liked better. */
export const acceptsGzip = (acceptEncoding: string | undefined): boolean =>
  acceptEncoding !== undefined && weightOf(acceptEncoding.toLowerCase(), 'gzip') > 0

/** Browsers send a handful of different values. */
const readAcceptEncoding = remember((acceptEncoding: string): Encoding => {
  let best: Encoding = 'identity'
  let bestWeight = 0
  const lower = acceptEncoding.toLowerCase()
  for (const encoding of encodings) {
    const weight = weightOf(lower, encoding)
    if (weight > bestWeight) {
      best = encoding
      bestWeight = weight
    }
  }
  return best
}, 1000)

const weightOf = (accept: string, encoding: Encoding): number => {
  let any = encoding === 'identity' ? 0.001 : 0
  for (const part of accept.split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const token = name.trim()
    if (token !== encoding && token !== '*') continue
    const quality = parameters
      .map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1])
      .find((q) => q !== undefined)
    const weight = quality === undefined ? 1 : Number(quality)
    if (token === encoding) return weight
    any = weight
  }
  return any
}

/** True for media types that shrink; images and fonts are packed already. */
export const isText = (contentType: string): boolean =>
  /^(?:text\/(?!event-stream)|application\/(?:[a-z.+-]*json|[a-z.+-]*xml|javascript|manifest\+json)|image\/svg)/.test(
    contentType,
  )
