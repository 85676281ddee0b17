import { sql } from 'drizzle-orm'
import { whereOpen } from '#server/backend/database/job-post-conditions.ts'
import type { Database } from '#server/backend/database/open.ts'
import { pairsExpression } from '#server/domain/search/search-expression.ts'

/** Ads whose titles and companies are looked through for words; pairs of a word are common to some. */
const adsRead = 500

/** 北斗みらい製作所, and of it 北斗, みらい, 製作所. */
const wordsOf = (text: string): string[] => [
  ...(text.match(/[\p{L}\p{N}ー]+/gu) ?? []),
  ...(text.match(/[ァ-ヺー]+|[一-龯々]+|[ぁ-ゖー]+|[a-zA-Z]+/gu) ?? []),
]

/** Words, as they are written, of titles and companies of open ads that share a pair of characters with a normalised word. */
export const indexWordsLike = async (
  database: Database,
  word: string,
  now: Date,
): Promise<readonly string[]> => {
  const expression = pairsExpression(word)
  if (expression === null) return []
  const { rows } = await database.execute<{ text: string }>(sql`
    with found as materialized (
      select s.job_post_id, s.company_id from job_search s
      where s.terms @@ (select ${expression}::tsquery) and ${whereOpen(now)} limit ${adsRead}
    )
    select p.title as text from found f join job_post p on p.id = f.job_post_id
    union select c.display_name from company c where c.id in (select company_id from found)`)
  return [...new Set(rows.flatMap(({ text }) => wordsOf(text)))]
}
