import type { AuditAction } from '#contract/audit-actions.ts'
import type { RecoveryAnswer } from '#contract/account-security.ts'
import { cacheTags } from '#contract/cache-tags.ts'
import { maskPhone } from '#contract/phone.ts'
import { countRecovery, mayNotify } from '#server/backend/accounts/account-limits.ts'
import { cancelEmailChange, createEmailChangeRows } from '#server/backend/accounts/email-change-rows.ts'
import { createSessionRows, sessionEnds } from '#server/backend/accounts/session-rows.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { securityNews } from '#server/domain/news/security-news.ts'
import type { AccountNotice } from '#server/ports/mails.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import type { People } from '#server/ports/people.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { createDeletions } from './deletions.ts'
import { cancelFactorRemoval, createFactorRemovalRows } from './factor-removal-rows.ts'
import { exportAccount } from './export-account.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { createSignInPhones } from './sign-in-security.ts'

export type AccountSecurity = ReturnType<typeof createAccountSecurity>

type Person = { uid: string; email: string }

type SecurityNotice = Extract<
  AccountNotice,
  {
    kind:
      | 'password-changed'
      | 'recovery-code-used'
      | 'recovery-codes-made'
      | 'second-factor-enrolled'
      | 'second-factor-removed'
      | 'sign-in-phone-linked'
      | 'sign-in-phone-removed'
  }
>

type Dependencies = {
  database: Database
  work: Work
  people: People
  rateLimits: RateLimits
  cipher: DataCipher
  now: () => Date
}

/**
 * What people do about the security of their account. Who may do it is judged before. The provider is asked before the
 * unit of work that writes down what it did.
 */
export const createAccountSecurity = (dependencies: Dependencies) => {
  const { database, work, people, rateLimits, cipher, now } = dependencies
  const codes = createRecoveryCodes(database)
  const deletions = createDeletions(database)
  const removals = createFactorRemovalRows(database)
  const sessions = createSessionRows(database)

  /** A unit of the person's own, with its line in the audit log and what they are told of it, unless it was enough of the kind. */
  const write = async (
    { uid, email }: Person,
    action: AuditAction,
    notice: SecurityNotice,
    body: (unit: Unit) => Promise<void> = async () => {},
  ): Promise<void> => {
    const may = await mayNotify(rateLimits, notice.kind, uid)
    return work({ kind: 'person', uid }, async (unit) => {
      await body(unit)
      unit.audit({ action, subject: `account:${uid}` })
      if (may) unit.tell(...newsTo([{ uid, email }], securityNews.happened(notice.kind), notice))
    })
  }

  return {
    /** Each part says whose it is: by that it is judged who may read it. */
    overview: async (uid: string) => {
      const [person, written, left, dueAt, lines] = await Promise.all([
        people.find(uid),
        createSignInPhones(database).find(uid),
        codes.left(uid),
        deletions.dueAt(uid),
        sessions.list(uid),
      ])
      const factor = person?.factors[0]
      return {
        uid,
        factor: factor === undefined ? null : { ...factor, uid },
        // One that is at the provider alone signs nobody in.
        signInPhone: person?.signInPhone === written ? written : null,
        hasPassword: person?.hasPassword ?? false,
        recoveryCodesLeft: left,
        deletionDueAt: dueAt,
        sessions: lines,
      }
    },

    /** What was asked for, is not done yet, and can be taken back. */
    waiting: async (uid: string) => {
      const [deletionDueAt, newEmail, removal, frozenUntil] = await Promise.all([
        deletions.dueAt(uid),
        createEmailChangeRows(database).waitingFor(uid, now()),
        removals.openOf(uid),
        removals.frozenUntil(uid, now()),
      ])
      return { uid, deletionDueAt, newEmail, factorRemoval: removal, frozenUntil }
    },

    endSession: (uid: string, id: string): Promise<boolean> =>
      work({ kind: 'person', uid }, (unit) => sessionEnds(unit.database).revoke(uid, id, unit.at)),
    endOtherSessions: (uid: string, keep: string): Promise<number> =>
      work({ kind: 'person', uid }, async (unit) => {
        await cancelEmailChange(unit, uid)
        return sessionEnds(unit.database).revokeAll(uid, keep, unit.at)
      }),

    removeFactor: async (person: Person): Promise<void> => {
      const { uid } = person
      await people.removeFactors(uid)
      const notice = { kind: 'second-factor-removed', data: {} } as const
      await write(person, 'second_factor.removed', notice, async (unit) => {
        const { database: within, purge } = unit
        await cancelFactorRemoval(unit, uid, { by: 'factor' })
        purge(cacheTags.person(uid))
        await sessionEnds(within).forgetFactor(uid)
        await createRecoveryCodes(within).clear(uid)
      })
    },

    /**
     * After the browser enrolled a phone: the one before goes, recovery codes are made for this one, and the person is told.
     * Null: the provider knows of no factor, and nothing happens.
     */
    factorEnrolled: async (person: Person): Promise<readonly string[] | null> => {
      const { uid } = person
      const number = await people.keepNewestFactor(uid)
      if (number === null) return null
      const notice = { kind: 'second-factor-enrolled', data: { phone: maskPhone(number) } } as const
      let made: readonly string[] = []
      await write(person, 'second_factor.enrolled', notice, async (unit) => {
        await cancelFactorRemoval(unit, uid, { by: 'factor' })
        unit.purge(cacheTags.person(uid))
        made = await createRecoveryCodes(unit.database).renew(uid, unit.at)
      })
      return made
    },

    /**
     * Writes down the number that the provider has, whatever the browser says of it: from here on it opens sessions. False:
     * the provider knows of none, or the account stays as it is after the operator took its factor away; nobody is told.
     */
    phoneLinked: async (person: Person): Promise<boolean> => {
      const number = (await people.find(person.uid))?.signInPhone ?? null
      if (number === null) return false
      if ((await removals.frozenUntil(person.uid, now())) !== null) {
        await people.removePhone(person.uid)
        return false
      }
      const data = { phone: maskPhone(number) }
      const notice = { kind: 'sign-in-phone-linked', data } as const
      await write(person, 'sign_in_phone.linked', notice, (unit) =>
        createSignInPhones(unit.database).write(person.uid, number, unit.at),
      )
      return true
    },

    /** False: there was none, and nobody is told. */
    removePhone: async (person: Person): Promise<boolean> => {
      const found = await people.find(person.uid)
      if (found === null || found.signInPhone === null) return false
      await people.removePhone(person.uid)
      const notice = { kind: 'sign-in-phone-removed', data: {} } as const
      await write(person, 'sign_in_phone.removed', notice, (unit) =>
        createSignInPhones(unit.database).remove(person.uid),
      )
      return true
    },

    renewCodes: async (person: Person): Promise<readonly string[]> => {
      const notice = { kind: 'recovery-codes-made', data: {} } as const
      let made: readonly string[] = []
      await write(person, 'recovery_codes.made', notice, async (unit) => {
        made = await createRecoveryCodes(unit.database).renew(person.uid, unit.at)
      })
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
      const counted = await countRecovery(rateLimits, given.client, given.email)
      if (counted.kind === 'limited') return 'limited'
      const proof = await people.provePassword(given.email, given.password)
      if (proof.kind !== 'right') return proof.kind === 'limited' ? 'limited' : 'refused'
      const { uid } = proof
      // Used up before anything else: of two tries at once one gets the code.
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
      const notice = { kind: 'recovery-code-used', data: { left } } as const
      await write({ uid, email: given.email }, 'recovery_code.used', notice, async (unit) => {
        unit.purge(cacheTags.person(uid))
        await sessionEnds(unit.database).revokeAll(uid, null, unit.at)
        await cancelEmailChange(unit, uid)
        await cancelFactorRemoval(unit, uid, { by: 'factor' })
      })
      return 'done'
    },

    passwordChanged: (person: Person): Promise<void> =>
      write(person, 'password.changed', { kind: 'password-changed', data: {} }, async ({ purge }) => {
        purge(cacheTags.person(person.uid))
      }),

    /** Null: not while the account stays as it is after the operator took its factor away. */
    exportData: async (uid: string): Promise<string | null> => {
      if ((await removals.frozenUntil(uid, now())) !== null) return null
      const signIn = await people.find(uid)
      return work({ kind: 'person', uid }, async (unit) => {
        unit.audit({ action: 'account.exported', subject: `account:${uid}` })
        return exportAccount(unit.database, { uid, at: unit.at, signIn, cipher })
      })
    },
  }
}
