import { and, count, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { infoLimits, infoStates, type InfoState } from '#contract/desk-infos.ts'
import { isId } from '#contract/id.ts'
import type { Database } from '#server/backend/database/open.ts'
import { info, infoRevision } from '#server/backend/database/schema/info.ts'
import type { DeskActs } from '#server/backend/desk/acts.ts'
import { createInfos, type InfoAnswer, type NewInfo, type WholeInfo } from './infos.ts'

export type InfoRevisionRow = typeof infoRevision.$inferSelect
export type DeskInfoLine = Pick<
  WholeInfo,
  'id' | 'title' | 'important' | 'publishAt' | 'correctedAt' | 'withdrawnAt' | 'updatedAt'
>

const lineColumns = {
  id: info.id,
  title: info.title,
  important: info.important,
  publishAt: info.publishAt,
  correctedAt: info.correctedAt,
  withdrawnAt: info.withdrawnAt,
  updatedAt: info.updatedAt,
}

/** What the operator reads of announcements. */
export const createInfoLists = ({ database, now }: { database: Database; now: () => Date }) => {
  const ofState = (state: InfoState) => {
    const isKept = isNull(info.withdrawnAt)
    if (state === 'withdrawn') return isNotNull(info.withdrawnAt)
    if (state === 'draft') return and(isKept, isNull(info.publishAt))
    return and(isKept, state === 'scheduled' ? gt(info.publishAt, now()) : lte(info.publishAt, now()))
  }
  return {
    /** The newest first. `page` begins at 1. */
    list: (state: InfoState, page: number): Promise<readonly DeskInfoLine[]> =>
      database
        .select(lineColumns)
        .from(info)
        .where(ofState(state))
        .orderBy(sql`${info.publishAt} desc nulls first`, desc(info.id))
        .limit(infoLimits.listed)
        .offset((page - 1) * infoLimits.listed),

    counts: async (): Promise<readonly { state: InfoState; count: number }[]> => {
      const at = now().toISOString()
      const state = sql<InfoState>`case when ${info.withdrawnAt} is not null then 'withdrawn'
        when ${info.publishAt} is null then 'draft'
        when ${info.publishAt} > ${at}::timestamptz then 'scheduled' else 'published' end`
      const rows = await database
        .select({ state, count: count() })
        .from(info)
        .groupBy(sql`1`)
      return infoStates.map((each) => ({
        state: each,
        count: rows.find((row) => row.state === each)?.count ?? 0,
      }))
    },

    /** One announcement with what it said before, the newest first; null: there is none. */
    find: async (id: string): Promise<{ info: WholeInfo; revisions: readonly InfoRevisionRow[] } | null> => {
      if (!isId(id)) return null
      const [found] = await database.select().from(info).where(eq(info.id, id))
      if (found === undefined) return null
      const revisions = await database
        .select()
        .from(infoRevision)
        .where(eq(infoRevision.infoId, id))
        .orderBy(desc(infoRevision.id))
        .limit(infoLimits.listed)
      return { info: found, revisions }
    },
  }
}

type Which = { id: string; read: string }
const refusalOf = ({ kind }: InfoAnswer) => (kind === 'done' ? null : { refusal: kind })

/** Announcements at the desk, by one operator. */
export const createInfoActs = (act: DeskActs, infos: ReturnType<typeof createInfos>) => {
  const once = (uid: string, run: (acting: ReturnType<typeof createInfos>) => Promise<InfoAnswer>) =>
    act({ uid, thing: null, step: 'send', run: (work) => run(createInfos({ work })), refusalOf })
  return {
    draft: (uid: string, given: NewInfo): Promise<string> => infos.draft({ kind: 'person', uid }, given),
    correct: (uid: string, given: Which & NewInfo & { reason: string }) =>
      once(uid, (acting) => acting.correct({ kind: 'person', uid }, given)),
    publish: (uid: string, given: Which & { publishAt: Date | null }) =>
      once(uid, (acting) => acting.publishDraft({ kind: 'person', uid }, given)),
    withdraw: (uid: string, given: Which & { reason: string }) =>
      once(uid, (acting) => acting.withdraw({ kind: 'person', uid }, given)),
  }
}

export type InfoDesk = ReturnType<typeof createInfoLists> & ReturnType<typeof createInfoActs>
