import type { CompanyImageKind } from '#contract/codes/company.ts'
import { imageBoxes } from '#contract/company-image.ts'

/** Pixels of a picture: a photograph of a telephone has 12 to 50 million. */
const pixelsMax = 50_000_000
/** Seconds that one picture may take. */
const secondsMax = 20

/**
 * Pictures drawn at the same time, in the four threads that compressing pages and reading files share with them: more would
 * hold up every answer. What comes beside waits.
 */
const atOnceMax = 1
let drawing = 0
const waiting: (() => void)[] = []

const inTurn = async <Value>(draw: () => Promise<Value>): Promise<Value> => {
  if (drawing < atOnceMax) drawing += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await draw()
  } finally {
    // The place goes to the next one, or is free.
    const next = waiting.shift()
    if (next === undefined) drawing -= 1
    else next()
  }
}

/**
 * The same picture, drawn anew: what is not picture (the place it was taken at, comments, hidden attachments) is gone, and it
 * stands upright. Works in threads of its own. Null: it is broken, too large to draw, or takes too long.
 */
export const redrawPicture = (bytes: Buffer, type: 'png' | 'jpg'): Promise<Buffer | null> =>
  inTurn(() => redraw(bytes, type))

const read = async (bytes: Buffer) => {
  // It brings libvips, 23 MB, which a site without pictures does without.
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
    .autoOrient()
    .timeout({ seconds: secondsMax })
}

const redraw = async (bytes: Buffer, type: 'png' | 'jpg'): Promise<Buffer | null> => {
  const picture = await read(bytes)
  try {
    return await (
      type === 'png' ? picture.png({ compressionLevel: 8 }) : picture.jpeg({ quality: 88, mozjpeg: false })
    ).toBuffer()
  } catch {
    return null
  }
}

/** What a picture of a company was drawn as; pixels. */
export type DrawnImage = { bytes: Buffer; width: number; height: number }

/**
 * A picture of a company, drawn anew for everybody to see: not larger than its box, without anything that is not picture.
 * Null as above.
 */
export const drawCompanyImage = (bytes: Buffer, kind: CompanyImageKind): Promise<DrawnImage | null> =>
  inTurn(async () => {
    const picture = await read(bytes)
    const fitted = picture.resize({ ...imageBoxes[kind], fit: 'inside', withoutEnlargement: true })
    const drawn =
      kind === 'logo'
        ? fitted.png({ compressionLevel: 9, palette: true })
        : // What shines through a photo is white, as paper is.
          fitted.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true })
    try {
      const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
      return { bytes: data, width: info.width, height: info.height }
    } catch {
      return null
    }
  })
