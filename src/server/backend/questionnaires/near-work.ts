import { sql } from 'drizzle-orm'
import { mixedNormGroup } from '#contract/questionnaires/norm-groups.ts'
import { nearWorkLimits } from '#contract/questionnaires/fit-rule.ts'
import type { DescribedWork, WorkFit } from '#contract/questionnaires/work-aspects.ts'
import { whereOpen } from '#server/backend/database/job-post-conditions.ts'
import type { Database } from '#server/backend/database/open.ts'
import { notHidden, ofSearchRow } from '#server/backend/search/hidden-tests.ts'
import { allOf } from '#server/backend/search/job-filter.ts'
import { canCompare, fitOf, nearestFirst, type OwnResults } from '#server/domain/questionnaires/fit.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import { hasConsent } from './consents.ts'
import { scoresIn } from './own-questionnaires.ts'
import { newestResultsOf } from './result-rows.ts'

/**
 * `hasResult` false: none of the newest can be read. `comparable` false: the answers lean on too few aspects for any ad. `jobs`: the ids of open
 * ads, nearest first.
 */
export type NearWork = {
  uid: string
  hasResult: boolean
  comparable: boolean
  jobs: readonly { uid: string; id: string; fit: WorkFit }[]
}

/** The newest open ads that describe their work and that the person doesn't hide, the newest first. */
const describedAds = async (
  database: Database,
  uid: string,
  now: Date,
): Promise<{ id: string; work: DescribedWork }[]> => {
  const { rows } = await database.execute<{ id: string; work: DescribedWork }>(sql`
    select p.id, p.work_aspects as work from job_post p join job_search s on s.job_post_id = p.id
    where ${allOf([
      sql`p.status = 'published' and p.work_aspects <> '{}'`,
      whereOpen(now),
      ...notHidden(uid, ofSearchRow),
    ])}
    order by p.publish_at desc nulls last, p.id desc nulls last limit ${nearWorkLimits.looked}`)
  return rows
}

const ownResults = async (database: Database, cipher: DataCipher, uid: string): Promise<OwnResults> => {
  const rows = await newestResultsOf(database, cipher, uid)
  const scores = rows.map((row) => scoresIn(row, row.content, mixedNormGroup))
  return {
    personality: scores.find((each) => each.questionnaire === 'personality') ?? null,
    temperament: scores.find((each) => each.questionnaire === 'temperament') ?? null,
  }
}

/** Open ads beside a person's own results, by `fitRule`; null: they did not agree, or withdrew. Nothing of it is kept. */
export const nearWork = async (
  database: Database,
  cipher: DataCipher,
  uid: string,
  now: Date,
): Promise<NearWork | null> => {
  if (!(await hasConsent(database, uid))) return null
  const results = await ownResults(database, cipher, uid)
  if (results.personality === null && results.temperament === null) {
    return { uid, hasResult: false, comparable: false, jobs: [] }
  }
  const ads = await describedAds(database, uid, now)
  const fits = ads.map(({ id, work }) => ({ uid, id, fit: fitOf(work, results) }))
  const jobs = nearestFirst(fits).slice(0, nearWorkLimits.shown)
  return { uid, hasResult: true, comparable: canCompare(results), jobs }
}
