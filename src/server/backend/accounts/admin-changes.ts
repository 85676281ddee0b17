import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import { adminChangeHours, type AdminChangeEnd, type AdminChangeKind } from '#contract/desk-admins.ts'
import { cacheTags } from '#contract/cache-tags.ts'
import { isId } from '#contract/id.ts'
import type { DeskRefusal } from '#contract/desk.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { adminChange } from '#server/backend/database/schema/desk-site.ts'
import { Rollback, type Unit, type Work } from '#server/backend/database/unit-of-work.ts'
import { createDeletions } from '#server/backend/security/deletions.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import type { AccountKind } from '#contract/account.ts'
import { newId } from '#server/platform/ids.ts'
import type { People } from '#server/ports/people.ts'

export type AdminChangeRow = typeof adminChange.$inferSelect
export type AdminChangeAnswer =
  | { kind: 'done' }
  | { kind: Extract<DeskRefusal, 'unknown' | 'admin_last' | 'admin_open' | 'admin_own' | 'admin_unfit'> }

const emailOf = async (database: Database, uid: string): Promise<string | null> => {
  const [found] = await database.select({ email: account.email }).from(account).where(eq(account.uid, uid))
  return found?.email ?? null
}

/** Holds all admins until the unit ends, so that two units never revoke the last two. */
const lockAdmins = ({ database }: Unit) =>
  database
    .select({ uid: account.uid, email: account.email })
    .from(account)
    .where(eq(account.kind, 'admin'))
    .orderBy(asc(account.uid))
    .for('update')

/** A member of a company never becomes an admin, nor does somebody whose account is about to be deleted. */
const mayBeGranted = async (database: Database, uid: string): Promise<boolean> =>
  (await database.$count(companyMember, eq(companyMember.uid, uid))) === 0 &&
  (await createDeletions(database).dueAt(uid)) === null

/** What the account was before it became an admin's. */
const kindBefore = async (database: Database, uid: string): Promise<AccountKind> => {
  const [line] = await database
    .select({ detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.subject, `account:${uid}`), eq(auditLog.action, 'account.admin_granted')))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return line?.detail?.['before'] === 'company' ? 'company' : 'student'
}

const tellAdmins = async (
  unit: Unit,
  { kind, uid }: Pick<AdminChangeRow, 'kind' | 'uid'>,
  told: { became: 'asked'; by: string; reason: string; dueAt: Date } | { became: AdminChangeEnd },
): Promise<void> => {
  const admins = await unit.database
    .select({ email: account.email })
    .from(account)
    .where(eq(account.kind, 'admin'))
    .orderBy(asc(account.uid))
  const email = (await emailOf(unit.database, uid)) ?? uid
  const readers = new Set([...admins.map((each) => each.email), email])
  for (const to of readers)
    unit.send(
      mailTask(
        told.became === 'asked'
          ? {
              kind: 'admin-change-asked',
              to,
              data: {
                change: kind,
                email,
                by: told.by,
                reason: told.reason,
                dueAt: told.dueAt.toISOString(),
              },
            }
          : { kind: 'admin-change-ended', to, data: { change: kind, email, end: told.became } },
      ),
    )
}

/** Does what was asked, where it still can be done. */
const apply = async (unit: Unit, { id, kind, uid, askedBy }: AdminChangeRow): Promise<void> => {
  const { database, at, audit } = unit
  const admins = await lockAdmins(unit)
  const [person] = await database
    .select({ kind: account.kind })
    .from(account)
    .where(eq(account.uid, uid))
    .for('update')
  const isAdmin = admins.some((each) => each.uid === uid)
  const canBe =
    kind === 'grant'
      ? person !== undefined && !isAdmin && (await mayBeGranted(database, uid))
      : isAdmin && admins.length > 1
  // Nothing is done on the word of somebody who is an admin no longer.
  const may = canBe && admins.some((each) => each.uid === askedBy)
  // Who is revoked hears of it, too.
  const end = may ? 'applied' : 'void'
  await tellAdmins(unit, { kind, uid }, { became: end })
  if (may) {
    const after = kind === 'grant' ? 'admin' : await kindBefore(database, uid)
    await database.update(account).set({ kind: after, updatedAt: at }).where(eq(account.uid, uid))
    audit({
      action: kind === 'grant' ? 'account.admin_granted' : 'account.admin_revoked',
      subject: `account:${uid}`,
      detail: { before: person?.kind ?? 'admin', change: id },
    })
    unit.purge(cacheTags.person(uid))
  }
  await database.update(adminChange).set({ endedAt: at, end }).where(eq(adminChange.id, id))
}

const lockOpen = async ({ database }: Unit, id: string): Promise<AdminChangeRow | null> => {
  if (!isId(id)) return null
  const [found] = await database
    .select()
    .from(adminChange)
    .where(and(eq(adminChange.id, id), isNull(adminChange.endedAt)))
    .for('update')
  return found ?? null
}

/** Who becomes an admin and who stops being one: with a second admin's yes, or a day after it was asked. */
export const createAdminChanges = ({
  work,
  people,
}: {
  work: Work
  people: Pick<People, 'find' | 'findByEmail'>
}) => {
  /** Whose account an address is; of somebody to be granted the provider says so. */
  const find = async (
    kind: AdminChangeKind,
    email: string,
  ): Promise<{ kind: 'found'; uid: string } | { kind: 'admin_unfit' }> => {
    const person = await people.findByEmail(email)
    if (person === null) return { kind: 'admin_unfit' }
    if (kind === 'revoke') return { kind: 'found', uid: person.uid }
    // A password alone opens no desk, and who finds one out could set a factor of their own.
    const factors = (await people.find(person.uid))?.factors ?? []
    const isFit = !person.disabled && person.emailVerified && factors.length > 0
    return isFit ? { kind: 'found', uid: person.uid } : { kind: 'admin_unfit' }
  }

  return {
    /** Asks for a change; every admin and the person are told. Throws when the provider can't be reached. */
    ask: async (
      by: string,
      { kind, email, reason }: { kind: AdminChangeKind; email: string; reason: string },
    ): Promise<AdminChangeAnswer> => {
      const found = await find(kind, email)
      if (found.kind !== 'found') return found
      const { uid } = found
      return work<AdminChangeAnswer>({ kind: 'person', uid: by }, async (unit) => {
        const { database, at, audit } = unit
        const admins = await lockAdmins(unit)
        const isAdmin = admins.some((each) => each.uid === uid)
        const email = await emailOf(database, uid)
        if (email === null || isAdmin !== (kind === 'revoke')) return new Rollback({ kind: 'admin_unfit' })
        if (kind === 'grant' && !(await mayBeGranted(database, uid)))
          return new Rollback({ kind: 'admin_unfit' })
        if (kind === 'revoke' && admins.length < 2) return new Rollback({ kind: 'admin_last' })
        const dueAt = new Date(at.getTime() + adminChangeHours * 3_600_000)
        const row = { id: newId(), kind, uid, askedBy: by, reason, dueAt, createdAt: at }
        const [added] = await database
          .insert(adminChange)
          .values(row)
          .onConflictDoNothing()
          .returning({ id: adminChange.id })
        if (added === undefined) return new Rollback({ kind: 'admin_open' })
        audit({
          action: 'account.admin_change_asked',
          subject: `account:${uid}`,
          detail: { change: row.id, kind, reason },
        })
        const asker = admins.find((each) => each.uid === by)?.email ?? by
        await tellAdmins(unit, row, { became: 'asked', by: asker, reason, dueAt })
        return { kind: 'done' }
      })
    },

    /** A second admin says yes: it takes effect at once. */
    confirm: (by: string, id: string): Promise<AdminChangeAnswer> =>
      work<AdminChangeAnswer>({ kind: 'person', uid: by }, async (unit) => {
        const change = await lockOpen(unit, id)
        if (change === null) return { kind: 'unknown' }
        if (change.askedBy === by || change.uid === by) return { kind: 'admin_own' }
        await apply(unit, change)
        return { kind: 'done' }
      }),

    /** Any admin may stop it. */
    cancel: (by: string, id: string): Promise<AdminChangeAnswer> =>
      work<AdminChangeAnswer>({ kind: 'person', uid: by }, async (unit) => {
        const change = await lockOpen(unit, id)
        if (change === null) return { kind: 'unknown' }
        const { database, at, audit } = unit
        await database
          .update(adminChange)
          .set({ endedAt: at, end: 'cancelled' })
          .where(eq(adminChange.id, id))
        audit({
          action: 'account.admin_cancelled',
          subject: `account:${change.uid}`,
          detail: { change: id, kind: change.kind },
        })
        await tellAdmins(unit, change, { became: 'cancelled' })
        return { kind: 'done' }
      }),

    /** Lets every change take effect that nobody stopped within a day. */
    applyDue: (): Promise<number> =>
      work({ kind: 'task', name: 'due-admin-changes' }, async (unit) => {
        const due = await unit.database
          .select()
          .from(adminChange)
          .where(and(isNull(adminChange.endedAt), lte(adminChange.dueAt, unit.at)))
          .orderBy(asc(adminChange.dueAt))
          .limit(20)
          .for('update')
        for (const change of due) await apply(unit, change)
        return due.length
      }),
  }
}

export type AdminChanges = ReturnType<typeof createAdminChanges>
