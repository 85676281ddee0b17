import { SaxesParser, type SaxesTagNS } from 'saxes'

/** Lists of types and of relations have two levels and few attributes; the parser's work grows with the square of either. */
const levelsMax = 8
const attributesMax = 32

/** Encodings that Open Packaging Conventions (ECMA-376, part 2, 6.2.5) allow, by the bytes they begin with. */
const encodingOf = (bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  if (bytes[0] === 0xff || bytes[1] === 0) return 'utf-16le'
  if (bytes[0] === 0xfe || bytes[0] === 0) return 'utf-16be'
  return 'utf-8'
}

/** Elements of an XML document in order, with their attributes; namespaces are resolved. */
export type XmlElement = Pick<SaxesTagNS, 'local' | 'attributes'>

/** Values of all attributes of a local name, whatever their namespace. */
export const valuesOf = ({ attributes }: XmlElement, local: string): string[] =>
  Object.values(attributes)
    .filter((attribute) => attribute.local === local)
    .map(({ value }) => value.trim())

/**
 * Reads the elements of a part that Word writes as a machine. Null: it is not well-formed, its encoding is another one than it
 * says, or it has a document type, a comment, a CDATA section or a processing instruction, which Word never writes there.
 */
export const readElements = (bytes: Buffer): XmlElement[] | null => {
  const elements: XmlElement[] = []
  const parser = new SaxesParser({ xmlns: true, position: false })
  const refuse = () => {
    throw new Error('It is not an XML part as Word writes it')
  }
  parser.on('error', refuse)
  for (const name of ['doctype', 'comment', 'cdata', 'processinginstruction'] as const)
    parser.on(name, refuse)
  const encoding = encodingOf(bytes)
  parser.on('xmldecl', ({ encoding: said }) => {
    // `utf-16` leaves it to the first bytes in which order they come.
    if (said !== undefined && ![encoding, encoding.slice(0, 'utf-16'.length)].includes(said.toLowerCase()))
      refuse()
  })
  let levels = 0
  let attributes = 0
  parser.on('opentagstart', () => {
    levels += 1
    attributes = 0
    if (levels > levelsMax) refuse()
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > attributesMax) refuse()
  })
  parser.on('closetag', () => {
    levels -= 1
  })
  parser.on('opentag', ({ local, attributes }) => elements.push({ local, attributes }))
  try {
    parser.write(new TextDecoder(encoding, { fatal: true }).decode(bytes)).close()
    return elements
  } catch {
    return null
  }
}
