import type { FieldShape } from '#contract/job-post-field-shapes.ts'
import {
  definitionOf,
  isNullable,
  jobPostFieldNames,
  type FieldDefinition,
  type JobPostField,
} from '#contract/job-post-fields.ts'
import { cardColumns } from '#server/backend/loaders/job-post-columns.ts'
import { jobPostPlaces, type Place } from './job-post-places.ts'

const placeOf = (field: JobPostField): Place => jobPostPlaces[field] ?? {}
const pathOf = (field: JobPostField): string[] => (placeOf(field).at ?? field).split('.')

const valueType = (shape: FieldShape): string => {
  switch (shape.is) {
    case 'line':
    case 'text':
    case 'time':
    case 'day':
    case 'deadline':
      return 'string'
    case 'yen':
    case 'count':
    case 'minutes':
      return 'number'
    case 'choice':
      return shape.type
    case 'codes':
      return `readonly ${shape.type}[]`
    case 'years':
      return 'readonly number[]'
    case 'lines':
    case 'questions':
      return 'readonly string[]'
    case 'workplaces':
      return 'readonly SnapshotWorkplace[]'
    case 'allowances':
      return 'readonly WageAllowance[]'
    case 'aspects':
      return 'DescribedWork'
  }
}

const valueNotes: Partial<Record<FieldShape['is'], string>> = {
  yen: 'Yen.',
  minutes: 'Minutes.',
  time: 'HH:MM:SS.',
  day: 'YYYY-MM-DD.',
  deadline: 'RFC 3339.',
}

/** Names of types that the snapshot imports from the vocabulary of an ad. */
const codeTypes = (): string[] => {
  const types = jobPostFieldNames.flatMap((field) => {
    const { shape } = definitionOf(field)
    return shape.is === 'choice' || shape.is === 'codes' ? [shape.type] : []
  })
  return [...new Set<string>(types)].filter((type) => type !== 'string' && type !== 'boolean').toSorted()
}

export const snapshotType = (): string => `
import type { ${codeTypes().join(', ')} } from './codes/job-post.ts'
import type { SnapshotWorkplace, WageAllowance } from './job-post.ts'
import type { DescribedWork } from './questionnaires/work-aspects.ts'

/** All that an ad stated at a revision, by column name. */
export type JobPostSnapshot = {
${jobPostFieldNames
  .map((field) => {
    const definition = definitionOf(field)
    const note = valueNotes[definition.shape.is]
    const type = valueType(definition.shape) + (isNullable(definition) ? ' | null' : '')
    return `${note === undefined ? '' : `  /** ${note} */\n`}  ${field}: ${type}`
  })
  .join('\n')}
}
`

/** `options` of a field builder's method, with those of the place. */
const options = (field: JobPostField, isNull: boolean, given: readonly string[] = []): string => {
  const { description } = placeOf(field)
  const all = [
    ...given,
    ...(isNull ? ['nullable: true'] : []),
    ...(description === undefined ? [] : [`description: ${JSON.stringify(description)}`]),
  ]
  return all.length === 0 ? '' : `{ ${all.join(', ')} }`
}

/** Parts of an ad that cards show something of, and the ad itself: their rows may be those of cards. */
const partsOfCards = new Set(['', 'hours', 'wage'])
const partOf = (field: JobPostField): string => pathOf(field).slice(0, -1).join('.')
const needsWholeRow = (field: JobPostField): boolean =>
  partsOfCards.has(partOf(field)) && !Object.hasOwn(cardColumns, field)

const resolver = (field: JobPostField, definition: FieldDefinition): string => {
  const { shape } = definition
  const reader = (value: string) => {
    const read = `({ ${field} }) => ${value}`
    return `resolve: ${needsWholeRow(field) ? `ofWholeJobPost(${read})` : read}`
  }
  const exposed = (kind: 'String' | 'Boolean' | 'Int' | 'IntList' | 'StringList') => {
    if (needsWholeRow(field)) {
      const method = `${kind.slice(0, 1).toLowerCase()}${kind.slice(1)}`
      return `t.${method}(${options(field, isNullable(definition), [reader(field)])})`
    }
    const given = options(field, isNullable(definition))
    return `t.expose${kind}('${field}'${given === '' ? '' : `, ${given}`})`
  }
  const typed = (type: string) =>
    `t.field(${options(field, isNullable(definition), [`type: ${type}`, reader(field)])})`
  switch (shape.is) {
    case 'line':
    case 'text':
      return exposed('String')
    case 'choice':
      if (shape.type === 'string') return exposed('String')
      return shape.type === 'boolean' ? exposed('Boolean') : typed(`enums.${shape.type}`)
    case 'codes':
      return typed(`[enums.${shape.type}]`)
    case 'yen':
    case 'count':
    case 'minutes':
      return exposed('Int')
    case 'time':
      return `t.string(${options(field, true, [reader(`clockTime(${field})`)])})`
    case 'day':
      return typed(`'Date'`)
    case 'deadline':
      return typed(`'DateTime'`)
    case 'years':
      return exposed('IntList')
    case 'lines':
    case 'questions':
      return exposed('StringList')
    case 'workplaces':
    case 'allowances':
    case 'aspects':
      throw new Error(`${field} is of a shape whose resolver is written by hand`)
  }
}

const typeOf = (part: string): string => `parts.${part.slice(0, 1).toUpperCase()}${part.slice(1)}`

export const graphqlFields = (): string => {
  const byPart = Map.groupBy(
    jobPostFieldNames.filter((field) => placeOf(field).by !== 'hand'),
    partOf,
  )
  const blocks = Array.from(byPart, ([part, fields]) => {
    const lines = fields.map((field) => `${pathOf(field).at(-1)}: ${resolver(field, definitionOf(field))},`)
    return `builder.objectFields(${part === '' ? 'refs.JobPost' : typeOf(part)}, (t) => ({\n${lines.join('\n')}\n}))`
  })
  return `
import type { Builder } from './builder.ts'
import { clockTime } from './clock-time.ts'
import type { Enums } from './enums.ts'
import type { Refs } from './job-post.ts'
import type { JobPostParts } from './job-post-parts.ts'
import { ofWholeJobPost } from './whole-rows.ts'

/** What an ad states, where a column is told as it is. */
export const addJobPostFields = (builder: Builder, refs: Refs, enums: Enums, parts: JobPostParts): void => {
${blocks.join('\n')}
}
`
}

/** What is asked of a field that is an object. */
const selections: Partial<Record<FieldShape['is'], string>> = {
  aspects: '{ aspect value }',
  allowances: '{ name amount note }',
  workplaces: '{ ...WorkplaceLine }',
}

type Selection = Map<string, Selection | string>

const printSelection = (selection: Selection): string =>
  Array.from(selection, ([name, inside]) =>
    typeof inside === 'string' ? `${name} ${inside}` : `${name} {\n${printSelection(inside)}\n}`,
  ).join('\n')

export const adFragment = (): string => {
  const all: Selection = new Map()
  for (const field of jobPostFieldNames) {
    const path = pathOf(field)
    const last = path.pop() ?? field
    let at = all
    for (const part of path) {
      const known = at.get(part)
      const inside: Selection = known instanceof Map ? known : new Map()
      at.set(part, inside)
      at = inside
    }
    at.set(last, selections[definitionOf(field).shape.is] ?? '')
  }
  return `
import { graphql } from './graphql.ts'
import { WorkplaceLine } from './workplace-line.ts'

/** All that an ad states. */
export const StatedFields = graphql(\`
  fragment StatedFields on JobPost @_unmask {
${printSelection(all)}
  }
\`, [WorkplaceLine])
`
}
