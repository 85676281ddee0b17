import { definitionOf, type JobPostField } from './job-post-fields.ts'
import type { FormReading } from './job-post-form.ts'
import type { FormProblem } from './job-post-form-reader.ts'
import { writeJobPostForm } from './job-post-form-write.ts'
import { jobPostSections } from './job-post-sections.ts'
import type { TypedJobPost } from './job-post-typed.ts'
import { dayProblems } from './written-date.ts'

/** Shapes of fields in which a number, a time or a day is typed freely. */
const free = new Set(['yen', 'count', 'minutes', 'time', 'day', 'deadline', 'years'])

/** How what is typed freely is understood (250,000円 of 25万), by the names of the fields in which something is. */
export const understoodFields = (
  typed: TypedJobPost,
  { ad, problems }: FormReading,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(writeJobPostForm(ad, [])).flatMap(([name, text]) => {
      const field = jobPostSections.flatMap(({ fields }) => fields).find((each) => each === name)
      const shape = field === undefined ? null : definitionOf(field).shape.is
      // Where nothing is typed the ad has a column that says something all the same.
      const isSaid = typed[name] !== undefined && problems[name] === undefined
      if (shape === null || !free.has(shape) || !isSaid) return []
      return [[name, shape === 'yen' ? `${text}円` : text]]
    }),
  )

/** Problems of a number, a time or a day by itself, which no other field mends. */
const ofItself = new Set<FormProblem>([
  'NOT_YEN',
  'NOT_COUNT',
  'NOT_MINUTES',
  'NOT_TIME',
  ...dayProblems,
  'NOT_YEARS',
  'OUT_OF_RANGE',
])

/** Why what is typed in a field is not understood; null: it is, or it is not typed freely. */
export const notUnderstood = (
  { problems }: Pick<FormReading, 'problems'>,
  name: string,
): FormProblem | null => {
  const problem = problems[name]
  return problem !== undefined && ofItself.has(problem) ? problem : null
}

/** The field that a name in HTML is of: `workplaces` of `workplaces.0.city`. */
const fieldOf = (name: string): string => name.split('.')[0] ?? ''

/** Fields of a section that are to be filled in, and that are to be mended, before the ad can be published. */
export type SectionProgress = { missing: number; wrong: number }

/**
 * How far each section is, by its id. A field that is both counts as wrong. What the operator looks at first holds up nothing that
 * is left to do.
 */
export const sectionProgress = (
  { missing, problems }: FormReading,
  findings: readonly { field: string; severity: string }[],
): Readonly<Record<string, SectionProgress>> => {
  const open = new Set<string>(missing)
  const wrong = new Set<string>([
    ...Object.keys(problems).map(fieldOf),
    ...findings.flatMap(({ field, severity }) => (severity === 'block' ? [field] : [])),
  ])
  return Object.fromEntries(
    jobPostSections.map(({ id, fields }) => [
      id,
      {
        missing: fields.filter((field: JobPostField) => open.has(field) && !wrong.has(field)).length,
        wrong: fields.filter((field: JobPostField) => wrong.has(field)).length,
      },
    ]),
  )
}

/** 入力済み; 未入力2項目; 直すところあり */
export const progressWords = ({ missing, wrong }: SectionProgress): string => {
  if (wrong > 0) return '直すところあり'
  return missing === 0 ? '入力済み' : `未入力${missing}項目`
}
