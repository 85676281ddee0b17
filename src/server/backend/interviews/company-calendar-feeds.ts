import { and, eq } from 'drizzle-orm'
import { may } from '#contract/company-abilities.ts'
import { feedSecretPattern, type CalendarFeedChange } from '#contract/calendar.ts'
import type { CompanyCalendarScope } from '#contract/company-calendar.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { companyCalendarFeed } from '#server/backend/database/schema/company-calendar-feed.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { feedHashOf, feedSecretOf } from '#server/backend/mypage/feed-secret.ts'
import { newId } from '#server/platform/ids.ts'
import { companyDates, type CompanyDate } from './company-calendar.ts'

const day = 86_400_000
/** Days around now of which a calendar program is told. */
const [pastDays, comingDays] = [90, 730]

/** `mayWrite`: the member may open the editor of the ad. */
export type CompanyFeedDate = CompanyDate & { mayWrite: boolean }
export type CompanyFeed = { companyId: string; secret: string; scope: CompanyCalendarScope }
type Of = { companyId: string; uid: string }
type Dependencies = { database: Database; work: Work; formKey: string; now: () => Date }

export type CompanyCalendar = ReturnType<typeof createCompanyCalendar>

const ownerOf = (memberId: string): string => `member:${memberId}`

/**
 * The calendar of a company, and the secret addresses under which calendar programs of its members read it. A secret is kept as
 * that of a student's feed is (`calendar-feeds.ts`). Who may ask is judged before.
 */
export const createCompanyCalendar = ({ database, work, formKey, now }: Dependencies) => {
  const rowOf = async (within: Database, { companyId, uid }: Of) => {
    const [row] = await within
      .select({ memberId: companyMember.id, feed: companyCalendarFeed })
      .from(companyMember)
      .leftJoin(companyCalendarFeed, eq(companyCalendarFeed.memberId, companyMember.id))
      .where(and(eq(companyMember.companyId, companyId), eq(companyMember.uid, uid)))
    return row ?? null
  }
  /** Null: there is none, or the site's key is another one now. */
  const feedOf = async (within: Database, of: Of): Promise<CompanyFeed | null> => {
    const feed = (await rowOf(within, of))?.feed ?? null
    if (feed === null) return null
    const secret = feedSecretOf(formKey, ownerOf(feed.memberId), feed.serial)
    return feedHashOf(secret) === feed.secretHash
      ? { companyId: of.companyId, secret, scope: feed.scope }
      : null
  }

  return {
    /** From an instant until another, which is no longer part of it; without interviews that are off. */
    dates: async (
      of: Of & { scope: CompanyCalendarScope; from: Date; until: Date },
    ): Promise<CompanyDate[]> =>
      (await companyDates(database, of)).filter(({ interview }) => interview?.cancelled !== true),

    feed: (of: Of): Promise<CompanyFeed | null> => feedOf(database, of),

    /** Creates the member's feed where there is none, gives it another address, or ends it. */
    change: (of: Of, change: CalendarFeedChange, scope: CompanyCalendarScope): Promise<void> =>
      work({ kind: 'person', uid: of.uid }, async (unit) => {
        const within = unit.database
        const member = await rowOf(within, of)
        if (member === null) return
        const { memberId } = member
        if (change === 'create' && (await feedOf(within, of)) !== null) return
        if (change === 'revoke')
          await within.delete(companyCalendarFeed).where(eq(companyCalendarFeed.memberId, memberId))
        else {
          const serial = newId()
          const secretHash = feedHashOf(feedSecretOf(formKey, ownerOf(memberId), serial))
          const row = { scope, serial, secretHash, createdAt: unit.at }
          await within
            .insert(companyCalendarFeed)
            .values({ memberId, ...row })
            .onConflictDoUpdate({ target: companyCalendarFeed.memberId, set: row })
        }
        unit.audit({
          action: `calendar_feed.${change}`,
          subject: `account:${of.uid}`,
          detail: { company: of.companyId },
        })
      }),

    /** What the calendar program that knows the secret is told; null: nobody has it, or no longer. */
    told: async (secret: string): Promise<CompanyFeedDate[] | null> => {
      if (!feedSecretPattern.test(secret)) return null
      const [row] = await database
        .select({ feed: companyCalendarFeed, member: companyMember })
        .from(companyCalendarFeed)
        .innerJoin(companyMember, eq(companyMember.id, companyCalendarFeed.memberId))
        .where(eq(companyCalendarFeed.secretHash, feedHashOf(secret)))
      if (row === undefined) return null
      const { feed, member } = row
      const { companyId, uid } = member
      if (feedSecretOf(formKey, ownerOf(feed.memberId), feed.serial) !== secret) return null
      const at = now().getTime()
      const [from, until] = [new Date(at - pastDays * day), new Date(at + comingDays * day)]
      const mayWrite = may(member.role, 'writeAds')
      const dates = await companyDates(database, { companyId, uid, scope: feed.scope, from, until })
      return dates.map((date) => ({ ...date, mayWrite }))
    },
  }
}
