import { sql } from 'drizzle-orm'
import { prefectureCodes } from '#contract/codes/prefectures.ts'
import type { JobPostKind, Remote } from '#contract/codes/job-post.ts'
import { recommendationLimits } from '#contract/recommendation.ts'
import type { Database } from '#server/backend/database/open.ts'
import { whereOpen } from '#server/backend/database/job-post-conditions.ts'
import type { Candidate, Wishes } from '#server/domain/recommend.ts'
import { joinPhrases } from '#server/domain/search/legal-phrases.ts'
import { normalise } from '#server/domain/search/normalise.ts'
import { formTest } from '#server/domain/search/search-expression.ts'
import { prefectureMask } from '#server/domain/search/search-row.ts'
import { forYears, inPrefectures, ofKinds } from './filter-tests.ts'
import { notHidden, ofSearchRow } from './hidden-tests.ts'
import { allOf } from './job-filter.ts'
import { instantText, newestFirst } from './job-order.ts'

type Row = {
  id: string
  kind: JobPostKind
  occupation: string
  prefectures: string
  graduationYears: number[]
  publishAt: string
  remote: Remote
  stations: string[]
  lons: number[]
  lats: number[]
  words: number[]
}

const { newest, ofOccupation, scored } = recommendationLimits

/** A list as one parameter; JSON, since what a student typed may hold anything. */
const json = (values: readonly unknown[]) => sql`${JSON.stringify(values)}::jsonb`

const wordEnd = '($|[^a-z0-9])'

/** How an ad's text is asked for a word of the student's: Latin ones whole (java is no javascript). Null: too short to mean it. */
const wordTest = (word: string, index: number) => {
  const form = joinPhrases(normalise(word))
  const { kind, pattern } = formTest(form)
  if (kind === 'part') return [...form].length < 2 ? null : { index, kind, pattern }
  return { index, kind, pattern: pattern.endsWith(wordEnd) ? pattern : pattern + wordEnd }
}

const columns = sql`s.job_post_id, s.kind, s.occupation, s.prefectures, s.graduation_years, s.publish_at,
  s.remote, s.stations, s.lons, s.lats`

/**
 * Open ads that meet a wish, those that meet more of them and then the newest first, at most `recommendationLimits.scored`.
 * They are looked for among the newest of each wished occupation and the newest of all, so that the work is bounded
 * whatever is wished for. Ads that `uid` has begun to apply to, or hides, are left out.
 */
export const findRecommendedJobs = async (
  database: Database,
  uid: string,
  wishes: Wishes,
  words: readonly string[],
  now: Date,
): Promise<Candidate[]> => {
  const { kinds, occupations, prefectures, graduationYear } = wishes
  const wanted = {
    occupation: sql`s.occupation in (select jsonb_array_elements_text(${json(occupations)}))`,
    prefecture: inPrefectures(prefectures),
    kind: ofKinds(kinds),
  }
  const open = allOf([
    whereOpen(now),
    ...(graduationYear === null ? [] : [forYears([graduationYear])]),
    ...notHidden(uid, ofSearchRow),
  ])
  const tests = words.map(wordTest).filter((each) => each !== null)
  const { rows } = await database.execute<Row>(sql`
    with found as (
      select near.* from jsonb_array_elements_text(${json(occupations)}) wish
      cross join lateral (
        select ${columns} from job_search s where s.occupation = wish and ${open}
        order by ${newestFirst} limit ${ofOccupation}
      ) near
      union
      select s.* from (
        select ${columns} from job_search s where ${open} order by ${newestFirst} limit ${newest}
      ) s where ${wanted.prefecture} or ${wanted.kind}
    ),
    best as (
      select s.*, (${wanted.occupation})::int + (${wanted.prefecture})::int + (${wanted.kind})::int as met
      from found s
      where not exists (
        select from application a where a.uid = ${uid} and a.job_post_id = s.job_post_id
      )
      order by met desc, ${newestFirst} limit ${scored}
    )
    select s.job_post_id as id, s.kind, s.occupation, s.prefectures::text, s.graduation_years as "graduationYears",
      ${instantText(sql`s.publish_at`)} as "publishAt",
      s.remote, s.stations, s.lons, s.lats,
      array(
        select (word ->> 'index')::int from jsonb_array_elements(${json(tests)}) word
        where case word ->> 'kind'
          when 'part' then strpos(t.shadow, word ->> 'pattern') > 0
          else t.shadow ~ (word ->> 'pattern') end
        order by 1
      ) as words
    from best s join job_search_text t on t.job_post_id = s.job_post_id`)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    occupation: row.occupation,
    prefectures: prefectureCodes.filter(
      (code) => (BigInt(row.prefectures) & BigInt(prefectureMask([code]))) !== 0n,
    ),
    graduationYears: row.graduationYears,
    publishAt: new Date(`${row.publishAt.replace(' ', 'T')}Z`),
    place: { remote: row.remote, stations: row.stations, lons: row.lons, lats: row.lats },
    words: row.words.flatMap((index) => words[index] ?? []),
  }))
}
