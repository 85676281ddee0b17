import { isUnsafeRelations } from './docx-relations.ts'
import { partNameOf } from './part-name.ts'
import { readElements, valuesOf } from './read-xml.ts'
import { unpack } from './unpack.ts'
import { readZipDirectory, type ZipEntry } from './zip-directory.ts'

/** Bytes of all entries together, and how many times larger than the archive; text of Word packs to a tenth. */
const unpackedMax = 60 * 1024 * 1024
const ratioMax = 100
/** A document this small may pack better. */
const ratioFrom = 2 * 1024 * 1024
const typesMax = 256 * 1024

/** Bytes of one list of relations; those of long documents have some hundred thousand. */
const relationsMax = 1024 * 1024

/** As `partNameOf` answers. */
const typesName = '[content_types].xml'
const documentName = 'word/document.xml'
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

export type DocxJudgement = 'docx' | 'wrong_type' | 'encrypted' | 'unsafe' | 'unreadable'

/** Parts that run, or hold what runs, by the end of their name. */
const running = /(?:vbaProject|attachedToolbars|oleObject\d*|activeX\d*)\.(?:bin|xml)$/i
/** The same under any name: by the type that the list of types gives a part. */
const runningType = /vbaProject|vbaData|macroEnabled|attachedToolbars|keyMapCustomizations|oleObject|activeX/i

/** An entry under the name by which programs find it; null: they differ in that. */
type Part = { name: string | null; entry: ZipEntry }

/** What the directory alone tells, before anything is unpacked. Null: go on. */
const judgeDirectory = (parts: readonly Part[], archiveBytes: number): DocxJudgement | null => {
  const names = new Set(parts.map(({ name }) => name))
  if (!names.has(typesName) || !names.has(documentName)) return 'wrong_type'
  if (parts.some(({ entry }) => entry.encrypted)) return 'encrypted'
  // Two entries of one name: programs differ in which they take.
  if (names.has(null) || names.size !== parts.length) return 'unsafe'
  if (parts.some(({ name }) => running.test(name ?? ''))) return 'unsafe'
  const total = parts.reduce((sum, { entry }) => sum + entry.bytes, 0)
  if (total > unpackedMax || (total > ratioFrom && total > archiveBytes * ratioMax)) return 'unsafe'
  return null
}

/** What the list of types says of the parts. Null: a document without anything that runs. */
const judgeTypes = (xml: Buffer): DocxJudgement | null => {
  const elements = readElements(xml)
  if (elements === null) return 'unsafe'
  if (!elements.some((each) => valuesOf(each, 'ContentType').includes(documentType))) return 'wrong_type'
  const values = elements.flatMap(({ attributes }) => Object.values(attributes).map(({ value }) => value))
  return values.some((value) => runningType.test(value)) ? 'unsafe' : null
}

const judgeRelations = (xml: Buffer): DocxJudgement | null => {
  const elements = readElements(xml)
  return elements === null || isUnsafeRelations(elements) ? 'unsafe' : null
}

/** Parts that are read, by their name. */
const readerOf = (
  name: string | null,
): { bytesMax: number; judge: (xml: Buffer) => DocxJudgement | null } | null => {
  if (name === typesName) return { bytesMax: typesMax, judge: judgeTypes }
  if (name?.endsWith('.rels') === true) return { bytesMax: relationsMax, judge: judgeRelations }
  return null
}

/** Unpacks a part to its end, piece by piece, and reads it if it is to be read. Null: nothing is wrong with it. */
const judgePart = async (archive: Buffer, { name, entry }: Part): Promise<DocxJudgement | null> => {
  const reader = readerOf(name)
  if (reader !== null && entry.bytes > reader.bytesMax) return 'unsafe'
  const pieces: Buffer[] = []
  const whole = await unpack(archive.subarray(entry.from, entry.to), entry, (piece) => {
    if (reader !== null) pieces.push(piece)
  })
  if (whole === null) return 'unsafe'
  return reader === null ? null : reader.judge(Buffer.concat(pieces))
}

/**
 * Whether an archive is a document of Word without macros, that fetches nothing and unpacks to what it says. Every entry is unpacked once, piece
 * by piece, and no further than 60 MB in all; archives that programs read differently are refused.
 */
export const judgeDocx = async (archive: Buffer): Promise<DocxJudgement> => {
  const directory = readZipDirectory(archive)
  if (directory.kind === 'broken') return 'unreadable'
  if (directory.kind === 'ambiguous') return 'unsafe'
  const parts = directory.entries.map((entry) => ({ name: partNameOf(entry.name), entry }))
  const told = judgeDirectory(parts, archive.length)
  if (told !== null) return told
  for (const part of parts) {
    const answer = await judgePart(archive, part)
    if (answer !== null) return answer
  }
  return 'docx'
}
