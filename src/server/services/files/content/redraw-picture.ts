import type { CompanyImageKind } from '#contract/codes/company.ts'
import { imageBoxes } from '#contract/company-image.ts'

/** Pixels of a picture: a photograph of a telephone has 12 to 50 million. */
const pixelsMax = 50_000_000
/** Seconds that one picture may take. */
const secondsMax = 20

/**
 * The same picture, drawn anew: what is not picture (the place it was taken at, comments, hidden attachments) is gone, and it
 * stands upright. Null: it is broken, too large to draw, or takes too long.
 */
export const redrawPicture = async (bytes: Buffer, type: 'png' | 'jpg'): Promise<Buffer | null> => {
  const picture = await read(bytes)
  try {
    return await (
      type === 'png' ? picture.png({ compressionLevel: 8 }) : picture.jpeg({ quality: 88, mozjpeg: false })
    ).toBuffer()
  } catch {
    return null
  }
}

const read = async (bytes: Buffer) => {
  // It brings libvips, 23 MB, which a document does without.
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
    .autoOrient()
    .timeout({ seconds: secondsMax })
}

/** What a picture of a company was drawn as; pixels. */
export type DrawnImage = { bytes: Buffer; width: number; height: number }

/**
 * A picture of a company, drawn anew for everybody to see: not larger than its box, without anything that is not picture.
 * Null as above.
 */
export const drawCompanyImage = async (bytes: Buffer, kind: CompanyImageKind): Promise<DrawnImage | null> => {
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
}
