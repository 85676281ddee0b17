import type { JobPost } from '#components/job-post/wording.ts'

type Found = { field: string; words: string | null }

// Private use: nobody types them, and no component reads them.
const [opening, closing, numbered] = ['\uE000', '\uE001', 0xe100]
const ours = /[\uE000\uE001\uE100-\uE1FF]/gu
/** Codes, ids and dates. */
const machine = /^[\w:+.-]*$/u

type Change = (text: string) => string

/** Every text that is written for people, changed. */
function walk<Value>(value: Value, change: Change): Value
function walk(value: unknown, change: Change): unknown {
  if (typeof value === 'string') return machine.test(value) ? value : change(value)
  if (Array.isArray(value)) return value.map((each: unknown) => walk(each, change))
  return typeof value === 'object' && value !== null ? walkIn(value, () => true, change) : value
}

/** The same of those properties alone whose names are meant. */
function walkIn<Thing extends object>(thing: Thing, isMeant: (name: string) => boolean, change: Change): Thing
function walkIn(thing: object, isMeant: (name: string) => boolean, change: Change): object {
  return Object.fromEntries(
    Object.entries(thing).map(([name, value]: [string, unknown]) => [
      name,
      isMeant(name) ? walk(value, change) : value,
    ]),
  )
}

const nameOf = (field: string): string => (field === 'recruiter' ? 'company' : field)
/** What an ad names beside what it states itself. */
const isBeside = (name: string): boolean => name === 'company' || name === 'similar'

/**
 * An ad with signs around what was found in it, for `withMarks`: in the text of the finding's field, or where that is part
 * of another, wherever the words stand. `marked`: the findings that have a place in the text, by their place in the list.
 */
export const markFound = (
  job: JobPost,
  findings: readonly Found[],
): { job: JobPost; marked: ReadonlySet<number> } => {
  const marked = new Set<number>()
  const clean = walk(job, (text) => text.replaceAll(ours, ''))
  const all = findings.reduce((ad, { field, words }, index) => {
    if (words === null || words === '') return ad
    const mark: Change = (text) => {
      if (!text.includes(words)) return text
      marked.add(index)
      return text.replaceAll(words, `${opening}${words}${String.fromCharCode(numbered + index)}${closing}`)
    }
    const there = walkIn(ad, (name) => name === nameOf(field), mark)
    return marked.has(index) ? there : walkIn(ad, (name) => !isBeside(name), mark)
  }, clean)
  return { job: all, marked }
}

const tags = /<[^>]*>/gu
const sign = /[\uE100-\uE1FF]/gu

const marksOf = (text: string): string =>
  text
    .replaceAll(opening, '<mark>')
    .replaceAll(sign, (found) => `<sup>（指摘${found.charCodeAt(0) - numbered + 1}）</sup>`)
    .replaceAll(closing, '</mark>')

/** The page of an ad with its signs as marks; what they stand in is escaped already. In tags they are left out. */
export const withMarks = (html: string): string => {
  let done = ''
  let end = 0
  for (const { 0: tag, index } of html.matchAll(tags)) {
    done += marksOf(html.slice(end, index)) + tag.replaceAll(ours, '')
    end = index + tag.length
  }
  return done + marksOf(html.slice(end))
}
