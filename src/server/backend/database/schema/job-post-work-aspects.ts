import { sql } from 'drizzle-orm'
import { check, index, jsonb, type ExtraConfigColumn } from 'drizzle-orm/pg-core'
import { workAspects, workAspectValues, type DescribedWork } from '#contract/questionnaires/work-aspects.ts'

export const workAspectsColumns = {
  /** What daily work is like, by aspect, between two poles; without what is not described. */
  workAspects: jsonb('work_aspects').$type<DescribedWork>().notNull().default({}),
}

const names = sql.raw(workAspects.map((aspect) => `'${aspect}'`).join(', '))
const described = sql.raw(`'strict $.* ? (${workAspectValues.map((value) => `@ == ${value}`).join(' || ')})'`)

type Columns = Record<'id' | 'publishAt' | 'status' | 'workAspects', ExtraConfigColumn>

export const workAspectsConstraints = ({ id, publishAt, status, workAspects: column }: Columns) => [
  // The newest that describe their work.
  index('job_post_described')
    .on(publishAt.desc(), id.desc())
    .where(sql`${status} = 'published' and ${column} <> '{}'`),
  // An object of known aspects, each with one of the values.
  check(
    'job_post_work_aspects',
    sql`jsonb_typeof(${column}) = 'object' and ${column} - array[${names}] = '{}' and jsonb_array_length(jsonb_path_query_array(${column}, ${described})) = jsonb_array_length(jsonb_path_query_array(${column}, '$.*'))`,
  ),
]
