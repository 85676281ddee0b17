import { packedOf, readZipDirectory, unpack, type ZipEntry } from './zip.ts'

/** Bytes of all entries together, and how many times larger than the archive; text of Word packs to a tenth. */
const unpackedMax = 60 * 1024 * 1024
const ratioMax = 100
/** A document this small may pack better. */
const ratioFrom = 2 * 1024 * 1024
const typesMax = 256 * 1024

/** Bytes of one list of relations; those of long documents have some hundred thousand. */
const relationsMax = 1024 * 1024

const typesName = '[Content_Types].xml'
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

export type DocxJudgement = 'docx' | 'wrong_type' | 'encrypted' | 'unsafe' | 'unreadable'

/** What a document may name outside itself: an address that its reader presses. */
const harmlessOutside = /\/hyperlink$/i
/** Parts that run, or hold what runs, by the end of their name. */
const running = /(?:vbaProject|attachedToolbars|oleObject\d*|activeX\d*)\.(?:bin|xml)$/i
/** The same under any name: by the type that the list of types gives a part, and by the kind of a relation. */
const runningType = /vbaProject|vbaData|macroEnabled|attachedToolbars|keyMapCustomizations|oleObject|activeX/i
const runningRelation =
  /\/(?:vbaProject|wordVbaData|attachedToolbars|keyMapCustomizations|oleObject|control|activeXControlBinary)$/i
/** A template on the writer's own drive, which Word notes down for whoever begins with one. */
const onOwnDrive = /^(?:file:\/\/\/)?[a-z]:[\\/]|^[^:\\/]+$/i
const unquote = (text: string): string =>
  text.replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** Only plain UTF-8 without declarations is understood. */
const isObscure = (xml: string): boolean => /<!|\0|\ufffd/.test(xml)

/**
 * True when a list of relations names a part that runs, or makes Word fetch something as it opens the document: a template
 * with macros, an object, a picture that tells its sender who looks.
 */
const isUnsafeRelations = (relations: string): boolean =>
  isObscure(relations) ||
  Array.from(relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g), ([tag]) => unquote(tag)).some((tag) => {
    const valueOf = (name: RegExp): string => (name.exec(tag)?.[2] ?? '').trim()
    const kind = valueOf(/\sType\s*=\s*(["'])(.*?)\1/s)
    if (runningRelation.test(kind)) return true
    return (
      /\sTargetMode\s*=\s*["']\s*External/i.test(tag) &&
      !harmlessOutside.test(kind) &&
      !onOwnDrive.test(valueOf(/\sTarget\s*=\s*(["'])(.*?)\1/s))
    )
  })

const names = (entries: readonly ZipEntry[]): ReadonlySet<string> => new Set(entries.map(({ name }) => name))

/** What the directory alone tells, before anything is unpacked. Null: go on. */
const judgeDirectory = (entries: readonly ZipEntry[], archiveBytes: number): DocxJudgement | null => {
  const has = names(entries)
  if (!has.has(typesName) || !has.has('word/document.xml')) return 'wrong_type'
  if (entries.some(({ encrypted }) => encrypted)) return 'encrypted'
  // Two entries of one name: programs differ in which they take.
  if (has.size !== entries.length) return 'unsafe'
  if (entries.some(({ name }) => running.test(name))) return 'unsafe'
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total > unpackedMax || (total > ratioFrom && total > archiveBytes * ratioMax)) return 'unsafe'
  return null
}

/**
 * Whether an archive is a document of Word without macros, that fetches nothing and unpacks to what it says. Every entry is unpacked once, piece
 * by piece and kept nowhere, and no further than 60 MB in all; entries that share bytes are refused.
 */
export const judgeDocx = async (archive: Buffer): Promise<DocxJudgement> => {
  const entries = readZipDirectory(archive)
  if (entries === null) return 'unreadable'
  const told = judgeDirectory(entries, archive.length)
  if (told !== null) return told

  const places = entries.map((entry) => ({ entry, place: packedOf(archive, entry) }))
  let last = 0
  for (const { place } of places.toSorted((one, other) => one.entry.offset - other.entry.offset)) {
    if (place === null) return 'unreadable'
    if (place.from < last) return 'unsafe'
    last = place.to
  }

  let types = ''
  for (const { entry, place } of places) {
    if (place === null) return 'unreadable'
    const isTypes = entry.name === typesName
    const isRelations = /\.rels$/i.test(entry.name)
    if (isTypes && entry.bytes > typesMax) return 'unsafe'
    if (isRelations && entry.bytes > relationsMax) return 'unsafe'
    const pieces: Buffer[] = []
    const whole = await unpack(archive.subarray(place.from, place.to), entry, (piece) => {
      if (isTypes || isRelations) pieces.push(piece)
    })
    if (whole === null) return 'unsafe'
    if (isRelations && isUnsafeRelations(Buffer.concat(pieces).toString('utf8'))) return 'unsafe'
    if (isTypes) types = Buffer.concat(pieces).toString('utf8')
  }
  if (!types.includes(`"${documentType}"`) && !types.includes(`'${documentType}'`)) return 'wrong_type'
  return isObscure(types) || runningType.test(unquote(types)) ? 'unsafe' : 'docx'
}
