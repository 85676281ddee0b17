import { sql, type SQL } from 'drizzle-orm'
import { companySizeLeasts, companySizes, type CompanySize } from '#contract/codes/company.ts'
import { companyFilters, type CompanyFilterName } from '#contract/company-filters.ts'
import { whereOpen } from '#server/backend/database/job-post-conditions.ts'
import { list } from './filter-tests.ts'

/** What is asked for by each filter; empty and false ask for nothing. */
export type CompanyFilters = {
  industry: readonly string[]
  prefecture: readonly string[]
  size: readonly CompanySize[]
  hiring: boolean
  youth: boolean
  /** Per cent of applications answered in time, at least; null: any. */
  reply: number | null
}

type Predicate<Name extends CompanyFilterName> = {
  /** The condition on a row `c` of company; null where nothing is asked for. */
  test: (asked: CompanyFilters[Name], now: Date) => SQL | null
  /** The codes that a row counts for, as an array; null: the values are not counted. */
  codes: SQL | null
}

const anyOf = (column: SQL, codes: readonly string[]): SQL | null =>
  codes.length === 0 ? null : sql`${column} = any(${list(codes)}::bpchar[])`

const sizeCode = sql.join(
  [
    sql`case when c.employees is null then null`,
    ...companySizes
      .toReversed()
      .map((size) => sql`when c.employees >= ${companySizeLeasts[size]} then ${size}`),
    sql`end`,
  ],
  sql` `,
)
const replyCodes = sql.join(
  companyFilters.reply.options.map(
    ({ code }) => sql`case when c.reply_answered_percent >= ${Number(code)} then ${code}::text end`,
  ),
  sql`, `,
)

/** How the database finds each filter of the directory, and counts its values. */
export const companyPredicates: { [Name in CompanyFilterName]: Predicate<Name> } = {
  industry: {
    test: (codes) => anyOf(sql`c.industry_code`, codes),
    codes: sql`array[c.industry_code::text]`,
  },
  prefecture: {
    test: (codes) => anyOf(sql`c.prefecture_code`, codes),
    codes: sql`array[c.prefecture_code::text]`,
  },
  size: {
    test: (sizes) => (sizes.length === 0 ? null : sql`(${sizeCode}) = any(${list(sizes)}::text[])`),
    codes: sql`array[(${sizeCode})::text]`,
  },
  hiring: {
    test: (only, now) =>
      only ? sql`exists (select from job_search s where s.company_id = c.id and ${whereOpen(now)})` : null,
    codes: null,
  },
  youth: {
    test: (given) => (given ? sql`c.youth_info is not null` : null),
    codes: sql`array[case when c.youth_info is not null then 'given' end]`,
  },
  reply: {
    test: (least) => (least === null ? null : sql`c.reply_answered_percent >= ${least}`),
    codes: sql`array[${replyCodes}]`,
  },
}
