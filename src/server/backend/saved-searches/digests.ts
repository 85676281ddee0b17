import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { jobPostKindShortNames } from '#contract/codes/job-post.ts'
import { formatWage } from '#contract/format/money.ts'
import { formatPlaces } from '#contract/format/place.ts'
import { savedSearchLimits } from '#contract/saved-search.ts'
import { inPortions } from '#server/backend/database/in-portions.ts'
import type { Database } from '#server/backend/database/open.ts'
import { savedSearch } from '#server/backend/database/schema/saved-search.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { JobSearch } from '#server/backend/search/job-filter.ts'
import { nextDigestAt, settling } from '#server/domain/digest-schedule.ts'
import { matchReasons } from '#server/domain/match-reasons.ts'
import { jobPostNews } from '#server/domain/news/job-post-news.ts'
import type { MailData } from '#server/ports/mails.ts'
import type { People } from '#server/ports/people.ts'
import { findNewJobPosts, readNewJobPosts, searchOf } from './new-job-posts.ts'
import { lockSearch, queryOf, type SavedSearchRow } from './saved-search-rows.ts'

type Dependencies = {
  database: Database
  work: Work
  people: Pick<People, 'find' | 'standing'>
  /** The page of a search, for who reads the mailbox that its mails go to. */
  linkTo: (id: string, email: string) => string
}

/** Searches that one unit puts in line. */
const portion = 200

type Ad = Awaited<ReturnType<typeof readNewJobPosts>>[number]

const tell = ({ filter, query, now }: JobSearch, { ad, search, companyName, workplaces }: Ad) => ({
  id: ad.id,
  title: ad.title,
  company: companyName,
  conditions: [
    jobPostKindShortNames[ad.kind],
    formatPlaces(workplaces),
    formatWage(ad.wageUnit, ad.wageMin, ad.wageMax),
  ]
    .filter((each) => each !== '')
    .join('／'),
  reasons: matchReasons(filter, query, search, now),
})

/** Mails that tell of the new ads of saved searches. */
export const createDigests = ({ database, work, people, linkTo }: Dependencies) => {
  const putInLine = (): Promise<number> =>
    work({ kind: 'task', name: 'due-digests' }, async ({ database: within, at, send }) => {
      // Another node takes others.
      const due = await within
        .select({ id: savedSearch.id, frequency: savedSearch.frequency })
        .from(savedSearch)
        .where(lte(savedSearch.dueAt, at))
        .orderBy(asc(savedSearch.dueAt), asc(savedSearch.id))
        .limit(portion)
        .for('update', { skipLocked: true })
      for (const [frequency, rows] of Map.groupBy(due, (row) => row.frequency)) {
        const ids = rows.map(({ id }) => id)
        await within
          .update(savedSearch)
          .set({ dueAt: nextDigestAt(frequency, at) })
          .where(and(inArray(savedSearch.id, ids), lte(savedSearch.dueAt, at)))
      }
      send(...due.map(({ id }) => ({ name: 'send-digest' as const, data: { searchId: id }, key: id })))
      return due.length
    })

  /** Where the mails of a search go now; null: nowhere. The provider's address is the one that counts. */
  const recipientOf = async ({ uid, email, confirmedAt }: SavedSearchRow): Promise<string | null> => {
    if (confirmedAt === null) return null
    if (uid === null) return email
    if ((await people.standing(uid)) !== 'active') return null
    const person = await people.find(uid)
    return person?.emailVerified === true ? person.email : null
  }

  return {
    /** Puts a task in line for each search that is due, a portion at a time; for the sweep. Answers how many. */
    findDue: (): Promise<number> => inPortions(portion, putInLine),

    /**
     * Tells of the ads that were published since the last mail and are open still; for the task. Where there are none it
     * sends nothing. The mail and the instant it reaches to are committed together, so that a second try finds nothing.
     */
    send: async (searchId: string): Promise<void> => {
      const [wanted] = await database.select().from(savedSearch).where(eq(savedSearch.id, searchId))
      if (wanted === undefined || wanted.frequency === 'none') return
      const to = await recipientOf(wanted)
      if (to === null) return
      await work(
        { kind: 'task', name: 'send-digest' },
        async ({ database: within, at, send, tell: tellPerson }) => {
          const row = await lockSearch(within, searchId)
          if (row === null || row.frequency === 'none' || row.confirmedAt === null) return
          const search = searchOf(queryOf(row), row.uid, at)
          const until = new Date(at.getTime() - settling)
          const span = { after: row.toldUntil, until }
          const { ids, total } = await findNewJobPosts(within, search, span, savedSearchLimits.digestAds)
          if (total === 0) return
          const ads = (await readNewJobPosts(within, ids)).map((ad) => tell(search, ad))
          await within.update(savedSearch).set({ toldUntil: until }).where(eq(savedSearch.id, row.id))
          const { id, uid, name, address, frequency } = row
          // The mail comes as often as the search says; the line on the site comes with it.
          if (uid !== null)
            tellPerson({
              uid,
              ...jobPostNews.foundBySearch({ id, name, address, since: row.toldUntil }, total),
            })
          const data: MailData['saved-search-digest'] = {
            name,
            address,
            frequency,
            ads,
            total,
            manageLink: linkTo(row.id, to),
          }
          send({
            name: 'send-mail',
            data: {
              // The same for the same ads, whoever makes it.
              id: `digest-${row.id}-${row.toldUntil.getTime()}`,
              mail: { kind: 'saved-search-digest', to, data },
            },
          })
        },
      )
    },
  }
}

export type Digests = ReturnType<typeof createDigests>
