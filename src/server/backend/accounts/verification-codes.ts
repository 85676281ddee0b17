import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  verificationTriesMost,
  verificationTriesPerDay,
  type VerificationCodeAnswer,
} from '#contract/verification-code.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import type { People } from '#server/ports/people.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { sessionEnds } from './session-rows.ts'
import { createVerificationCodeRows } from './verification-code-rows.ts'
import { createWaitingSignUpRows, newCode, openSignUp } from './waiting-sign-up-rows.ts'

export type VerificationCodes = ReturnType<typeof createVerificationCodes>

type Dependencies = {
  database: Database
  work: Work
  people: Pick<People, 'findByEmail' | 'verifyEmail'>
  rateLimits: RateLimits
  cipher: DataCipher
  /** The key that codes are hashed under: six digits alone are guessed from any hash. */
  formKey: string
  now: () => Date
}

const aDay = 24 * 60 * 60

/**
 * The six digits beside the link of a verification mail. They confirm the address of the person who is signed in, in the
 * session that asked for them, and open nothing.
 */
export const createVerificationCodes = (dependencies: Dependencies) => {
  const { database, work, people, rateLimits, cipher, formKey, now } = dependencies
  const hashOf = (uid: string, email: string, code: string): Buffer =>
    createHmac('sha256', formKey).update(`verification ${uid} ${email} ${code}`).digest()

  return {
    /**
     * A new code for whoever signed up with the address, for the page of that session alone where one is named; made when the mail
     * is sent, so that it lies in no queue. Null: nobody waits for one.
     */
    renew: async (to: string, browser: string | null): Promise<string | null> => {
      const person = await people.findByEmail(to)
      if (person === null || person.emailVerified || person.disabled) return null
      const { uid } = person
      const email = to.toLowerCase()
      const waiting = browser === null ? null : await createWaitingSignUpRows(database).find(browser)
      // Of a sign-up that waits, which knows its code already.
      if (waiting?.uid === uid) return openSignUp(cipher, waiting)?.code ?? null
      const code = newCode()
      const hash = hashOf(uid, email, code).toString('hex')
      await work({ kind: 'task', name: 'send-link' }, ({ database: within, at }) =>
        createVerificationCodeRows(within).renew({ uid, email, browser }, hash, at),
      )
      return code
    },

    /** Tells the provider that the address is verified, where the code is the newest that was sent to it. */
    confirm: async (
      person: { uid: string; email: string },
      { code, browser }: { code: string; browser: string },
    ): Promise<VerificationCodeAnswer> => {
      const { uid } = person
      const email = person.email.toLowerCase()
      const counted = await rateLimits.hit('verification code address', email, {
        limit: verificationTriesPerDay,
        seconds: aDay,
      })
      if (counted.kind === 'limited') return 'limited'
      const row = await createVerificationCodeRows(database).countTry({ uid, email, browser }, now())
      if (row === null) return 'ended'
      if (!timingSafeEqual(Buffer.from(row.hash, 'hex'), hashOf(uid, email, code)))
        return row.tries < verificationTriesMost ? 'wrong' : 'ended'
      if (!(await people.verifyEmail(uid, email))) return 'ended'
      await work({ kind: 'person', uid }, async ({ database: within, at, audit }) => {
        await createVerificationCodeRows(within).remove(uid)
        await sessionEnds(within).renewAtNextReading(uid, at)
        audit({ action: 'email.verified_by_code', subject: `account:${uid}` })
      })
      return 'verified'
    },
  }
}
