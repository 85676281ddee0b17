import Pdf from 'pdfkit'

/** Never written: it reads each type once, and measures. */
const measuring = new Pdf({ autoFirstPage: false })

/** How wide a text is in the type of a file, in the unit of `size`. */
export const widthOf = (file: string, text: string, size: number): number =>
  measuring.font(file, size).widthOfString(text)
