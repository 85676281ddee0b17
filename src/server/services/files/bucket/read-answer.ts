import { SaxesParser } from 'saxes'

/** Characters of an answer; a list of 1,000 objects takes some 300,000. */
const charactersMax = 2_000_000

/** One element that ended: its place from the root (`ListBucketResult/Contents/Key`), and the text right in it. */
export type AnswerElement = { place: string; text: string }

/** The elements of an answer of a bucket, in the order of their ends. Throws for what is too long or not well-formed. */
export const readAnswer = (xml: string): AnswerElement[] => {
  if (xml.length > charactersMax) throw new Error('The answer of the bucket is too long')
  const elements: AnswerElement[] = []
  const open: { name: string; text: string }[] = []
  const parser = new SaxesParser({ position: false })
  parser.on('error', () => {
    throw new Error('The answer of the bucket is not well-formed')
  })
  parser.on('opentag', ({ name }) => open.push({ name, text: '' }))
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last !== undefined) last.text += text
  })
  parser.on('closetag', () => {
    const place = open.map(({ name }) => name).join('/')
    elements.push({ place, text: open.pop()?.text ?? '' })
  })
  parser.write(xml).close()
  return elements
}
