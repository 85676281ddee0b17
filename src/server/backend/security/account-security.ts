import type { DeletionAnswer, EmailChangeAnswer, RecoveryAnswer } from '#contract/account-security.ts'
import { maskPhone } from '#contract/phone.ts'
import type { Database } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { createSessionRows } from '#server/backend/accounts/session-rows.ts'
import { newId } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { People } from '#server/ports/people.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { createDeletions } from './deletions.ts'
import { exportAccount } from './export-account.ts'
import type { SecurityMailsPort, SecurityNotice } from './ports.ts'
import { createRecoveryCodes } from './recovery-codes.ts'

export type AccountSecurity = ReturnType<typeof createAccountSecurity>

type Person = { uid: string; email: string }

type Dependencies = {
  database: Database
  people: People
  mails: SecurityMailsPort
  rateLimits: RateLimits
  /** Deletes the account here, with what belongs to it. */
  removeAccount: (uid: string, reason: 'asked') => Promise<void>
  now: () => Date
  log: Log
}

/** Guesses at recovery an hour: at one address's, whoever makes them, and by one network, whomever they aim at. */
const recoveryLimits = {
  address: { limit: 5, seconds: 60 * 60 },
  client: { limit: 30, seconds: 60 * 60 },
} as const

/** What people do about the security of their account. Who may do it is judged before. */
export const createAccountSecurity = (dependencies: Dependencies) => {
  const { database, people, mails, rateLimits, removeAccount, now, log } = dependencies
  const codes = createRecoveryCodes(database)
  const deletions = createDeletions(database)
  const sessions = createSessionRows(database)

  const note = async (uid: string, action: string) => {
    await database
      .insert(auditLog)
      .values({ id: newId(), actorUid: uid, action, subject: `account:${uid}`, createdAt: now() })
  }

  /** What was done stays done when the letter about it fails. */
  const tell = (email: string, notice: SecurityNotice) =>
    mails
      .sendNotice(email, notice)
      .catch((error: unknown) => log.error({ err: error, notice: notice.kind }, 'A notice could not be sent'))

  return {
    overview: async (uid: string) => {
      const [person, left, dueAt, lines] = await Promise.all([
        people.find(uid),
        codes.left(uid),
        deletions.dueAt(uid),
        sessions.list(uid),
      ])
      return {
        factor: person?.factors[0] ?? null,
        signInPhone: person?.signInPhone ?? null,
        hasPassword: person?.hasPassword ?? false,
        recoveryCodesLeft: left,
        deletionDueAt: dueAt,
        sessions: lines,
      }
    },

    endSession: (uid: string, id: string): Promise<boolean> => sessions.revoke(uid, id, now()),
    endOtherSessions: (uid: string, keep: string): Promise<number> => sessions.revokeAll(uid, keep, now()),

    removeFactor: async ({ uid, email }: Person): Promise<void> => {
      await people.removeFactors(uid)
      await sessions.forgetFactor(uid)
      await codes.clear(uid)
      await note(uid, 'second_factor.removed')
      await tell(email, { kind: 'second factor removed' })
    },

    /** A number was linked in the browser, whose word is not enough. False: the provider knows of none. */
    phoneLinked: async ({ uid, email }: Person): Promise<boolean> => {
      const phone = (await people.find(uid))?.signInPhone ?? null
      if (phone === null) return false
      await note(uid, 'sign_in_phone.linked')
      await tell(email, { kind: 'sign-in phone linked', phone: maskPhone(phone) })
      return true
    },

    /** False: there was none, and nobody is told. */
    removePhone: async ({ uid, email }: Person): Promise<boolean> => {
      const person = await people.find(uid)
      if (person === null || person.signInPhone === null) return false
      await people.removePhone(uid)
      await note(uid, 'sign_in_phone.removed')
      await tell(email, { kind: 'sign-in phone removed' })
      return true
    },

    renewCodes: async (uid: string): Promise<readonly string[]> => {
      const made = await codes.renew(uid, now())
      await note(uid, 'recovery_codes.made')
      return made
    },

    /** Takes the second factor away from somebody who proves password and code, and ends every session. */
    recover: async (given: {
      email: string
      password: string
      code: string
      /** The network it is asked from. */
      client: string
    }): Promise<RecoveryAnswer> => {
      const byClient = await rateLimits.hit('recovery client', given.client, recoveryLimits.client)
      if (byClient.kind === 'limited') return 'limited'
      const byAddress = await rateLimits.hit('recovery', given.email.toLowerCase(), recoveryLimits.address)
      if (byAddress.kind === 'limited') return 'limited'
      const proof = await people.provePassword(given.email, given.password)
      if (proof.kind !== 'right') return proof.kind === 'limited' ? 'limited' : 'refused'
      const { uid } = proof
      const used = await codes.consume(uid, given.code, now())
      if (used === null) return 'refused'
      const left = await codes.left(uid)
      try {
        await people.removeFactors(uid)
        await people.revokeAll(uid)
      } catch (error) {
        await codes.giveBack(used)
        throw error
      }
      await sessions.revokeAll(uid, null, now())
      await note(uid, 'recovery_code.used')
      await tell(given.email, { kind: 'recovery code used', left })
      return 'done'
    },

    changeEmail: async ({ uid, email }: Person, newEmail: string): Promise<EmailChangeAnswer> => {
      if (newEmail.toLowerCase() === email.toLowerCase()) return 'same'
      const answer = await mails.sendEmailChange({ email, newEmail, continueUrl: '/config' })
      if (answer === 'sent') await note(uid, 'email.change_requested')
      return answer
    },

    passwordChanged: async ({ uid, email }: Person): Promise<void> => {
      await note(uid, 'password.changed')
      await tell(email, { kind: 'password changed' })
    },

    exportData: async (uid: string): Promise<string> => {
      await note(uid, 'account.exported')
      return exportAccount(database, { uid, at: now(), signIn: await people.find(uid) })
    },

    requestDeletion: async ({ uid, email }: Person): Promise<DeletionAnswer> => {
      if (await deletions.isOnlyOwner(uid)) return 'only_owner'
      const dueAt = await deletions.request(uid, now())
      await note(uid, 'account.deletion_requested')
      await tell(email, { kind: 'deletion requested', dueAt })
      return 'requested'
    },

    cancelDeletion: async ({ uid, email }: Person): Promise<boolean> => {
      const cancelled = await deletions.cancel(uid)
      if (!cancelled) return false
      await note(uid, 'account.deletion_cancelled')
      await tell(email, { kind: 'deletion cancelled' })
      return true
    },

    /** Deletes the accounts whose seven days are over, here and at the provider. Answers how many; for the task. */
    deleteDue: async (): Promise<number> => {
      const due = await deletions.due(now())
      for (const { uid, email } of due) {
        // The provider first: who can still sign in would find an account that is half gone.
        await people.remove(uid)
        await removeAccount(uid, 'asked')
        await tell(email, { kind: 'account deleted' })
      }
      return due.length
    },
  }
}
