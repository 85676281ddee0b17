import { definitionOf, hasField } from '#contract/job-post-fields.ts'
import { fieldLabel } from '#contract/job-post-field-words.ts'
import { fieldsOfPart, type PagePart, type PlainField } from './page-facets.ts'
import { asTyped, lineList, stepList, term } from './term-markup.ts'
import type { Markup, MarkupPart } from '#components/text/markup.ts'
import type { JobPost } from './wording.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** The texts of a field, one for each entry. */
export const textsOf = (job: JobPost, field: PlainField): string[] => {
  const { shape } = definitionOf(field)
  const value: unknown = job[field]
  const names: Readonly<Record<string, string>> =
    shape.is === 'choice' || shape.is === 'codes' ? shape.names : {}
  if (typeof value === 'boolean') return [names[value ? 'yes' : 'no'] ?? '']
  if (typeof value === 'number') return [`${value}${shape.is === 'count' ? shape.suffix : ''}`]
  return (Array.isArray(value) ? value : [value]).filter(isText).map((text) => names[text] ?? text)
}

const contentOf = (job: JobPost, field: PlainField): MarkupPart => {
  const texts = textsOf(job, field)
  const { is } = definitionOf(field).shape
  // Of what is ticked an ad says that there is nothing.
  if (is === 'codes') return texts.join('、') || 'なし'
  if (texts.length === 0) return null
  if (is === 'lines') return stepList(texts)
  if (is === 'questions') return lineList(texts)
  return is === 'text' ? asTyped(texts.join('')) : texts.join('')
}

/** The items of a part that follow from the shapes of their fields; those that are not stated are left out. */
export const plainTerms = (job: JobPost, part: PagePart): Markup[] =>
  fieldsOfPart(part)
    .filter((field) => hasField(job.kind, field))
    .flatMap((field) => {
      const content = contentOf(job, field)
      return content === null ? [] : [term(fieldLabel(job.kind, field), content)]
    })
