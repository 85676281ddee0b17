import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { numberLimits, type ReplyPlace } from '#contract/job-post-numbers.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { replyPlace } from '#server/domain/reply-place.ts'

/** Of all active companies with reply numbers; no company is told from another in it. */
type Others = { companies: number; lower: number; middle: number; upper: number; middleDays: number | null }

/** A company's replies and how they compare; what is null is not told: too few applications, or too few companies. */
export type ReplyComparison = {
  companyId: string
  answeredPercent: number | null
  medianDays: number | null
  place: ReplyPlace | null
  others: Others | null
}

/** They change once a night and with answers; an hour's old ones are as good. */
const keptMilliseconds = 3_600_000

const readOthers = async (database: Database): Promise<Others | null> => {
  const quarter = (share: number) =>
    sql<
      number | null
    >`percentile_disc(${sql.raw(String(share))}) within group (order by ${company.replyAnsweredPercent})`
  const [row] = await database
    .select({
      companies: sql<number>`count(*)::int`,
      lower: quarter(0.25),
      middle: quarter(0.5),
      upper: quarter(0.75),
      middleDays: sql<
        number | null
      >`round((percentile_disc(0.5) within group (order by ${company.replyMedianDays}))::numeric, 1)::float8`,
    })
    .from(company)
    .where(and(eq(company.status, 'active'), isNotNull(company.replyAnsweredPercent)))
  if (row === undefined || row.companies < numberLimits.companiesLeast) return null
  const { lower, middle, upper } = row
  return lower === null || middle === null || upper === null ? null : { ...row, lower, middle, upper }
}

export const createReplyComparison = ({ database, now }: { database: Database; now: () => Date }) => {
  let kept: { others: Promise<Others | null>; until: number } | null = null

  /** Read once an hour, whoever asks. */
  const others = (): Promise<Others | null> => {
    const at = now().getTime()
    if (kept === null || at >= kept.until) {
      const reading = readOthers(database)
      kept = { others: reading, until: at + keptMilliseconds }
      reading.catch(() => {
        kept = null
      })
    }
    return kept.others
  }

  return async (companyId: string): Promise<ReplyComparison> => {
    const [own] = await database
      .select({ answeredPercent: company.replyAnsweredPercent, medianDays: company.replyMedianDays })
      .from(company)
      .where(eq(company.id, companyId))
    const all = await others()
    const { answeredPercent = null, medianDays = null } = own ?? {}
    const place = all === null || answeredPercent === null ? null : replyPlace(answeredPercent, all)
    return { companyId, answeredPercent, medianDays, place, others: all }
  }
}
