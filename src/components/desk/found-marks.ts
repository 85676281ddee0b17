import type { JobPost } from '#components/job-post/wording.ts'
import type { LegalFinding } from '#contract/legal/finding.ts'

type Found = Pick<LegalFinding, 'field' | 'words'>

// Private use: nobody types them, and no component reads them.
const [opening, closing, numbered] = ['\uE000', '\uE001', 0xe100]
const ours = /[\uE000\uE001\uE100-\uE1FF]/gu
/** Codes, ids and dates. */
const machine = /^[\w:+.-]*$/u

type Change = (text: string) => string

/** Every text that is written for people, changed. */
const walk = (value: unknown, change: Change): unknown => {
  if (typeof value === 'string') return machine.test(value) ? value : change(value)
  if (Array.isArray(value)) return value.map((each) => walk(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each, change)]))
}

const inField = (job: JobPost, field: string, change: Change): JobPost => {
  if (field === 'recruiter') return { ...job, company: walk(job.company, change) as JobPost['company'] }
  return Object.hasOwn(job, field)
    ? ({ ...job, [field]: walk(job[field as keyof JobPost], change) } as JobPost)
    : job
}

const inStated = (job: JobPost, change: Change): JobPost => {
  const { company, similar, ...stated } = job
  return { ...(walk(stated, change) as typeof stated), company, similar }
}

/**
 * An ad with signs around what was found in it, for `withMarks`: in the text of the finding's field, or where that is part
 * of another, wherever the words stand. `marked`: the findings that have a place in the text, by their place in the list.
 */
export const markFound = (
  job: JobPost,
  findings: readonly Found[],
): { job: JobPost; marked: ReadonlySet<number> } => {
  const marked = new Set<number>()
  const clean = walk(job, (text) => text.replaceAll(ours, '')) as JobPost
  const all = findings.reduce((ad, { field, words }, index) => {
    if (words === null || words === '') return ad
    const mark: Change = (text) => {
      if (!text.includes(words)) return text
      marked.add(index)
      return text.replaceAll(words, `${opening}${words}${String.fromCharCode(numbered + index)}${closing}`)
    }
    const there = inField(ad, field, mark)
    return marked.has(index) ? there : inStated(ad, mark)
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
