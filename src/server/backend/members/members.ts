import { and, eq } from 'drizzle-orm'
import type { CompanyRole } from '#contract/account.ts'
import type { MemberChangeAnswer } from '#contract/company-members.ts'
import type { Database } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { companyToken } from '#server/backend/database/schema/company-token.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { removeEditsOf } from '#server/backend/job-post-editor/edit-rows.ts'
import { eraseNewsOfMember } from '#server/backend/news/erase-news.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { companyNews } from '#server/domain/news/company-news.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { dropInvitesBy } from './invite-rows.ts'
import { companyName, findMember, tellOwners, type Member } from './member-rows.ts'
import { keepAnOwner, lockCompanies } from './owners.ts'

const day = 24 * 60 * 60
const hour = 60 * 60
/** Presses of the owners of a company; each may be a mail to a member. */
const limits = {
  /** Of roles of one company, and of one member's there. */
  roles: { limit: 60, seconds: hour },
  roleOfMember: { limit: 5, seconds: day },
  /** Counted alone, so that nobody can spend what it takes to remove them. */
  removals: { limit: 60, seconds: hour },
} as const

/** Whose membership, in which company. */
type Named = { company: string; id: string }

const subject = (companyId: string) => `company:${companyId}`

/** True when the company would be left without an owner. Asked while the company is locked. */
const isLastOwner = async (database: Database, { companyId, uid, role }: Member): Promise<boolean> =>
  role === 'owner' && !(await keepAnOwner(database, [companyId], uid)).has(companyId)

/**
 * Ends a membership; what the person had asked others to is void with it, and what they typed into ads is deleted,
 * as is what they were told of the company, which names its applicants. Who leaves is told of to the owners.
 */
const end = async (unit: Unit, member: Member, by: string): Promise<MemberChangeAnswer> => {
  const { database, audit } = unit
  const { id, companyId, uid, role, name, email } = member
  if (await isLastOwner(database, member)) return 'last_owner'
  await database.delete(companyMember).where(eq(companyMember.id, id))
  await dropInvitesBy(database, companyId, uid)
  await removeEditsOf(database, companyId, uid)
  await eraseNewsOfMember(database, { uid, companyId })
  unit.signal({ uid, kind: 'notifications' })
  const company = await companyName(database, companyId)
  const left = uid === by
  audit({
    action: left ? 'company.member_left' : 'company.member_removed',
    subject: subject(companyId),
    detail: { member: uid, role },
  })
  if (left)
    await tellOwners(
      unit,
      { companyId, about: uid },
      companyNews.memberLeft({ companyId, company, uid, name: name ?? '' }),
      { kind: 'member-left', data: { company, companyId, name: name ?? '', email } },
    )
  else
    unit.tell(
      ...newsTo([member], companyNews.memberRemoved({ companyId, company }), {
        kind: 'member-removed',
        data: { company },
      }),
    )
  return 'done'
}

/**
 * The people of a company: what owners do about them, and what each does themselves. Each write holds the company, so that
 * of many at the same time one comes after the other and an owner is left. Null: there is no such member, or the one who
 * asks is no owner any more.
 */
export const createMembers = ({ work, rateLimits }: { work: Work; rateLimits: RateLimits }) => {
  const may = async (name: string, who: string, limit: (typeof limits)[keyof typeof limits]) =>
    (await rateLimits.hit(name, who, limit)).kind === 'allowed'

  /** Does something to a member for an owner, or for the member themselves. */
  const change = <Answer>(
    by: string,
    { company, id }: Named,
    body: (unit: Unit, member: Member) => Promise<Answer>,
  ): Promise<Answer | null> =>
    work<Answer | null>({ kind: 'person', uid: by }, async (unit) => {
      await lockCompanies(unit.database, [company])
      // What they were when they asked may have ended while this waited.
      const asks = await findMember(unit.database, company, { uid: by })
      const member = await findMember(unit.database, company, { id })
      return asks?.role !== 'owner' || member === null ? null : body(unit, member)
    })

  return {
    /** The member is told, unless they did it themselves. */
    changeRole: async (
      by: string,
      named: Named,
      role: CompanyRole,
    ): Promise<MemberChangeAnswer | 'limited' | null> => {
      const { company, id } = named
      if (!(await may('change role of member', `${company} ${id}`, limits.roleOfMember))) return 'limited'
      if (!(await may('change role', company, limits.roles))) return 'limited'
      return change<MemberChangeAnswer>(by, named, async (unit, member) => {
        const { database, at } = unit
        if (member.role === role) return 'done'
        if (await isLastOwner(database, member)) return 'last_owner'
        await database
          .update(companyMember)
          .set({ role, updatedAt: at })
          .where(eq(companyMember.id, member.id))
        if (member.role === 'owner') {
          await dropInvitesBy(database, named.company, member.uid)
          await database.delete(companyToken).where(eq(companyToken.memberId, member.id))
        }
        unit.audit({
          action: 'company.role_changed',
          subject: subject(named.company),
          detail: { member: member.uid, before: member.role, after: role },
        })
        const data = { company: await companyName(database, named.company), companyId: named.company, role }
        if (member.uid !== by)
          unit.tell(...newsTo([member], companyNews.roleChanged(data), { kind: 'member-role-changed', data }))
        return 'done'
      })
    },

    /** Who takes themselves out leaves. */
    remove: async (by: string, named: Named): Promise<MemberChangeAnswer | 'limited' | null> =>
      (await may('remove member', named.company, limits.removals))
        ? change<MemberChangeAnswer>(by, named, (unit, member) => end(unit, member, by))
        : 'limited',

    leave: (uid: string, company: string): Promise<MemberChangeAnswer | null> =>
      work<MemberChangeAnswer | null>({ kind: 'person', uid }, async (unit) => {
        await lockCompanies(unit.database, [company])
        const member = await findMember(unit.database, company, { uid })
        return member === null ? null : end(unit, member, uid)
      }),

    /** Notes which of their companies a person acts for: it is shown first from then on. False: it is none of theirs. */
    use: (uid: string, company: string): Promise<boolean> =>
      work({ kind: 'person', uid }, async ({ database, at }) => {
        const used = await database
          .update(companyMember)
          .set({ usedAt: at })
          .where(and(eq(companyMember.companyId, company), eq(companyMember.uid, uid)))
          .returning({ id: companyMember.id })
        return used.length > 0
      }),
  }
}

export type Members = ReturnType<typeof createMembers>
