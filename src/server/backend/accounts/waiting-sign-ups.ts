import { timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { safeCallbackUrl } from '#contract/callback-url.ts'
import type { signUpRequestSchema, SignUpMailAnswer, SignUpState } from '#contract/sign-up.ts'
import {
  verificationTriesMost,
  verificationTriesPerDay,
  type VerificationCodeAnswer,
} from '#contract/verification-code.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { TaskData } from '#server/backend/tasks/kinds.ts'
import { linkTask, mailTask } from '#server/backend/tasks/mail-task.ts'
import { passwordProblem } from '#server/domain/password-problem.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import { newId } from '#server/platform/ids.ts'
import type { People } from '#server/ports/people.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { createMailLimits } from './account-limits.ts'
import {
  createWaitingSignUpRows,
  hashOfBrowser,
  newCode,
  openSignUp,
  sealSignUp,
  type WaitingSignUpRow,
} from './waiting-sign-up-rows.ts'

type Dependencies = {
  database: Database
  work: Work
  people: Pick<People, 'create' | 'find' | 'findByEmail' | 'remove' | 'verifyEmail'>
  rateLimits: RateLimits
  cipher: DataCipher
  origin: string
  now: () => Date
}

const aDay = 24 * 60 * 60
/** Tries at codes sent to an address, of all networks: one that types wrong ones leaves the owner theirs. */
const triesAtAddress = 5 * verificationTriesPerDay
/** The provider is asked once in this time about one sign-up. */
const lookMilliseconds = 4_000
const isCode = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * Sign-ups until their address is confirmed. Nothing that a browser gets tells whether the address has an account: the
 * provider is asked in a task, or after the answer was given, and the mail says the rest.
 */
export const createWaitingSignUps = (dependencies: Dependencies) => {
  const { database, work, people, rateLimits, cipher, origin, now } = dependencies
  const limits = createMailLimits(rateLimits)
  const rows = createWaitingSignUpRows(database)

  /** Notes that the link of the mail was used, in whatever browser. */
  const look = async (row: WaitingSignUpRow): Promise<void> => {
    const person = await people.find(row.uid)
    if (person?.emailVerified !== true) return
    await work({ kind: 'guest' }, (unit) => createWaitingSignUpRows(unit.database).markVerified(row, unit.at))
  }

  const looked = new Set<string>()
  const lookNowAndThen = (row: WaitingSignUpRow): void => {
    if (looked.has(row.browser)) return
    looked.add(row.browser)
    setTimeout(() => looked.delete(row.browser), lookMilliseconds).unref()
    // A provider that is away is asked again at the next look.
    void look(row).catch(() => undefined)
  }

  const isVerified = async (uid: string): Promise<boolean> => (await people.find(uid))?.emailVerified === true

  /** Nobody's yet: the address was never confirmed, and there is no account here. */
  const isUnfinished = async (uid: string): Promise<boolean> =>
    (await database.$count(account, eq(account.uid, uid))) === 0 && !(await isVerified(uid))

  /** Makes the person of a sign-up. One whom nobody confirmed, and whose sign-up waits no more, makes room. */
  const make = async (person: { uid: string; email: string; password: string }): Promise<boolean> => {
    if ((await people.create(person)) === 'made') return true
    const holder = await people.findByEmail(person.email)
    if (holder === null || holder.uid === person.uid) return holder !== null
    if (!(await isUnfinished(holder.uid)) || (await rows.isWaiting(holder.uid, now()))) return false
    await people.remove(holder.uid)
    return (await people.create(person)) === 'made'
  }

  return {
    /** Begins a sign-up, in place of one that the browser began before: a mistyped address is changed so. */
    request: async (
      { email, password, callbackUrl, browser: secret }: z.output<typeof signUpRequestSchema>,
      client: string,
    ): Promise<SignUpMailAnswer> => {
      if (passwordProblem(password, email) !== null) return 'weak_password'
      if ((await limits.byNetwork('signUp', client, email)).kind === 'limited') return 'limited'
      const browser = hashOfBrowser(secret)
      await work({ kind: 'guest' }, async ({ database: within, at, send }) => {
        const own = createWaitingSignUpRows(within)
        const former = (await own.find(browser))?.uid ?? null
        const row = {
          browser,
          email: email.toLowerCase(),
          uid: newId(),
          sealed: sealSignUp(cipher, browser, { code: newCode(), password }),
          callbackUrl: safeCallbackUrl(callbackUrl, origin),
        }
        await own.begin(row, at)
        send({ name: 'send-sign-up', data: { browser, former } })
      })
      return 'sent'
    },

    /** The mail once more, with a new code. */
    resend: async (secret: string, client: string): Promise<SignUpMailAnswer> => {
      const browser = hashOfBrowser(secret)
      const row = await rows.find(browser)
      const content = row === null ? null : openSignUp(cipher, row)
      if (row === null || content === null) return 'ended'
      if ((await limits.byNetwork('signUp', client, row.email)).kind === 'limited') return 'limited'
      await work({ kind: 'guest' }, async ({ database: within, at, send }) => {
        const sealed = sealSignUp(cipher, browser, { ...content, code: newCode() })
        await createWaitingSignUpRows(within).renew(browser, sealed, at)
        send({ name: 'send-sign-up', data: { browser, former: null } })
      })
      return 'sent'
    },

    /** The code of the mail, typed in the browser that signed up. */
    confirm: async (
      secret: string,
      { code, client }: { code: string; client: string },
    ): Promise<VerificationCodeAnswer> => {
      const browser = hashOfBrowser(secret)
      const waiting = await rows.find(browser)
      if (waiting === null) return 'ended'
      const pair = await rateLimits.hit('sign-up code pair', `${client} ${waiting.email}`, {
        limit: verificationTriesPerDay,
        seconds: aDay,
      })
      if (pair.kind === 'limited') return 'limited'
      const counted = await rateLimits.hit('sign-up code address', waiting.email, {
        limit: triesAtAddress,
        seconds: aDay,
      })
      if (counted.kind === 'limited') return 'limited'
      const row = await rows.countTry(browser, now())
      const content = row === null ? null : openSignUp(cipher, row)
      if (row === null || content === null) return 'ended'
      if (!isCode(content.code, code)) return row.tries < verificationTriesMost ? 'wrong' : 'ended'
      if (!(await people.verifyEmail(row.uid, row.email))) return 'ended'
      await work({ kind: 'guest' }, async (unit) => {
        await createWaitingSignUpRows(unit.database).markVerified(row, unit.at)
        unit.audit({ action: 'email.verified_by_code', subject: `account:${row.uid}` })
      })
      return 'verified'
    },

    /** Whether the address was confirmed. The provider is asked after the answer: how long it takes tells nothing. */
    check: async (secret: string): Promise<SignUpState> => {
      const row = await rows.find(hashOfBrowser(secret))
      if (row === null || (row.verifiedAt === null && row.dueAt <= now())) return 'ended'
      if (row.verifiedAt !== null) return 'verified'
      lookNowAndThen(row)
      return 'waiting'
    },

    /** The task: makes the person and has the mail sent, or tells the owner of an address that has an account. */
    carryOut: async ({ browser, former }: TaskData['send-sign-up']): Promise<void> => {
      if (former !== null && (await isUnfinished(former))) await people.remove(former)
      const row = await rows.find(browser)
      const content = row === null ? null : openSignUp(cipher, row)
      if (row === null || content === null) return
      const { uid, email, callbackUrl } = row
      const { code, password } = content
      const isMade =
        password === null ? (await people.find(uid)) !== null : await make({ uid, email, password })
      // Begun anew meanwhile: the later task speaks.
      if ((await rows.find(browser))?.uid !== uid) {
        if (isMade && (await isUnfinished(uid))) await people.remove(uid)
        return
      }
      await work({ kind: 'task', name: 'send-sign-up' }, async (unit) => {
        await createWaitingSignUpRows(unit.database).keep(
          row,
          sealSignUp(cipher, browser, { code, password: null }),
        )
        unit.send(
          isMade
            ? linkTask({ mode: 'verifyEmail', email, continueUrl: callbackUrl, browser })
            : mailTask({ to: email, kind: 'already-registered', data: { callbackUrl } }),
        )
      })
    },
  }
}
