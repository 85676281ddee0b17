import { isList } from '#contract/job-post-field-shapes.ts'
import { definitionOf, isJobPostField, type JobPostField } from '#contract/job-post-fields.ts'
import type { JobPostSnapshot } from '#contract/job-post-snapshot.generated.ts'
import { jobPostFacets, type JobPostFacet, type Weight } from './job-post-facets.ts'

/** One thing that an ad states. Empty text: nothing is stated. */
type Item = { item: string; label: string; weight: Weight; text: (ad: JobPostSnapshot) => string }

/** What the ad states in a field, by the shape of the field. */
const statedIn = (field: JobPostField, ad: JobPostSnapshot): string => {
  const { shape } = definitionOf(field)
  const value = ad[field]
  const nameOf = (code: unknown): string => {
    const names = shape.is === 'choice' || shape.is === 'codes' ? shape.names : {}
    return names[String(code)] ?? String(code)
  }
  if (value === null) return ''
  if (typeof value === 'boolean') return nameOf(value ? 'yes' : 'no')
  if (Array.isArray(value) && isList(shape))
    return value.map(nameOf).join(shape.is === 'codes' ? '、' : '\n') || 'なし'
  return shape.is === 'count' && typeof value === 'number' ? `${value}${shape.suffix}` : nameOf(value)
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)

const facetOf = (field: JobPostField): JobPostFacet => jobPostFacets[field]

/** What an ad states, item by item in the order and under the names of its page. */
export const jobPostItems: readonly Item[] = Object.keys(jobPostFacets)
  .filter(isJobPostField)
  .flatMap((field) => {
    const { told } = facetOf(field)
    if ('within' in told) return []
    const { weight, item = snakeCase(field), label = definitionOf(field).label } = told
    return [{ item, label, weight, text: told.text ?? ((ad) => statedIn(field, ad)) }]
  })
