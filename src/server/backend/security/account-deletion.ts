import type { DeletionAnswer } from '#contract/account-security.ts'
import { mayNotify } from '#server/backend/accounts/account-limits.ts'
import { deleteAccount } from '#server/backend/accounts/accounts.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import { securityNews } from '#server/domain/news/security-news.ts'
import type { People } from '#server/ports/people.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { createDeletions } from './deletions.ts'
import { createFactorRemovalRows } from './factor-removal-rows.ts'

type Person = { uid: string; email: string }

type Dependencies = { database: Database; work: Work; people: Pick<People, 'remove'>; rateLimits: RateLimits }

const subject = (uid: string) => `account:${uid}`

/** Begins the seven days. `reason`: where somebody else asks for the person. */
const ask = async (
  unit: Unit,
  person: Person,
  { tell, reason }: { tell: boolean; reason?: string },
): Promise<DeletionAnswer> => {
  const { uid } = person
  const deletions = createDeletions(unit.database)
  if (await deletions.isAdmin(uid)) return 'admin'
  if ((await createFactorRemovalRows(unit.database).frozenUntil(uid, unit.at)) !== null) return 'frozen'
  if (await deletions.isOnlyOwner(uid)) return 'only_owner'
  const dueAt = await deletions.request(uid, unit.at)
  unit.audit({
    action: 'account.deletion_requested',
    subject: subject(uid),
    ...(reason !== undefined && { detail: { writtenRequest: true, reason } }),
  })
  const data = { dueAt: dueAt.toISOString() }
  const words = securityNews.deletionRequested(data.dueAt)
  if (tell) unit.tell(...newsTo([person], words, { kind: 'deletion-requested', data }))
  return 'requested'
}

/** `reason`: where somebody else takes it back for the person. */
const takeBack = async (
  unit: Unit,
  person: Person,
  { tell, reason }: { tell: boolean; reason?: string },
): Promise<boolean> => {
  const { uid } = person
  if (!(await createDeletions(unit.database).cancel(uid))) return false
  unit.audit({
    action: 'account.deletion_cancelled',
    subject: subject(uid),
    ...(reason !== undefined && { detail: { reason } }),
  })
  const kind = 'deletion-cancelled'
  if (tell) unit.tell(...newsTo([person], securityNews.happened(kind), { kind, data: {} }))
  return true
}

/** People who leave: asked for, taken back within seven days, then done in the background. */
export const createAccountDeletion = ({ database, work, people, rateLimits }: Dependencies) => ({
  dueAt: createDeletions(database).dueAt,

  /** Of many requests in an hour the first are told; each is done, and noted. */
  request: async ({ uid, email }: Person): Promise<DeletionAnswer> => {
    const tell = await mayNotify(rateLimits, 'deletion-requested', uid)
    return work<DeletionAnswer>({ kind: 'person', uid }, (unit) => ask(unit, { uid, email }, { tell }))
  },

  /** The same by an admin, on the person's written request; the person is told. */
  requestFor: (by: string, person: Person, reason: string): Promise<DeletionAnswer> =>
    work<DeletionAnswer>({ kind: 'person', uid: by }, (unit) => ask(unit, person, { tell: true, reason })),

  /** False: there was nothing to take back, or it has begun. */
  cancel: async (person: Person): Promise<boolean> => {
    const tell = await mayNotify(rateLimits, 'deletion-cancelled', person.uid)
    return work({ kind: 'person', uid: person.uid }, (unit) => takeBack(unit, person, { tell }))
  },

  /** The same by an admin, for somebody who did not ask for it and can't sign in. */
  cancelFor: (by: string, person: Person, reason: string): Promise<boolean> =>
    work({ kind: 'person', uid: by }, (unit) => takeBack(unit, person, { tell: true, reason })),

  /** Puts a task in line for each person whose seven days are over; for the sweep. Answers how many. */
  findDue: (): Promise<number> =>
    work({ kind: 'task', name: 'due-deletions' }, async ({ database: within, at, send }) => {
      const due = await createDeletions(within).due(at)
      send(...due.map((uid) => ({ name: 'delete-account' as const, data: { uid }, key: uid })))
      return due.length
    }),

  /**
   * Deletes one person, here and at the provider; for the task, which tries again after a failure. Who took it back in
   * the meantime stays, and so does the last owner of a company, who is told. What an earlier try began goes on: the
   * provider may have the person no more.
   */
  carryOut: async (uid: string): Promise<void> => {
    const actor = { kind: 'task', name: 'delete-account' } as const
    const begun = await work<'stays' | 'goes'>(actor, async (unit) => {
      const deletions = createDeletions(unit.database)
      const alone = await deletions.isOnlyOwner(uid)
      const begun = await deletions.hasBegun(uid)
      const person = await deletions.begin(uid, unit.at)
      if (person === null) return 'stays'
      if (begun || !alone) return 'goes'
      await deletions.forget(uid)
      unit.audit({ action: 'account.deletion_stopped', subject: subject(uid) })
      const kind = 'deletion-stopped'
      unit.tell(...newsTo([{ uid, ...person }], securityNews.happened(kind), { kind, data: {} }))
      return 'stays'
    })
    if (begun === 'stays') return
    // The provider first: who can still sign in would find an account that is half gone.
    await people.remove(uid)
    await work(actor, async (unit) => {
      const person = await createDeletions(unit.database).begin(uid, unit.at)
      if (person === null) return
      await deleteAccount(unit, uid, 'asked')
      unit.send(mailTask({ kind: 'account-deleted', to: person.email, data: {} }))
    })
  },
})

export type AccountDeletion = ReturnType<typeof createAccountDeletion>
