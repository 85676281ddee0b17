import { createHash, randomBytes } from 'node:crypto'
import type { AccountKind } from '#contract/account.ts'
import { sessionDays, tokenMaxAgeSeconds, type Session } from '#contract/auth.ts'
import type { IdentityProvider } from '#server/auth/identity/provider.ts'
import { IdentityUnreachable } from '#server/auth/identity/unreachable.ts'
import type { IdentityClaims } from '#server/auth/identity/token-verifier.ts'
import { mayUsePhone } from '#server/domain/may-use-phone.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { SessionRow, SessionRows, TokenColumns } from '#server/ports/session-rows.ts'
import type { SignInSecurity } from '#server/ports/sign-in-security.ts'
import { createPhoneGuard } from './phone-guard.ts'
import { proveSignIn, proveTokens, type ProofRefusal } from './prove-tokens.ts'
import { createSessionRenewal } from './renew-session.ts'
import { createSeal, type TokenPair } from './seal.ts'
import { tokenColumns } from './token-columns.ts'

/** Renewed a minute before the rule forbids it, so that what is handed out can still be used. */
const renewAfterSeconds = tokenMaxAgeSeconds - 60

const sessionMilliseconds = sessionDays * 24 * 60 * 60 * 1000

/** Deletes what nobody used for 30 days; for the nightly task. Answers how many. */
export const removeIdleSessions = (rows: Pick<SessionRows, 'removeIdle'>, at: Date): Promise<number> =>
  rows.removeIdle(new Date(at.getTime() - sessionMilliseconds))

export type SessionToken = { idToken: string; receivedAt: Date; expiresAt: Date }

export type SignInAnswer =
  { kind: 'opened'; secret: string; uid: string } | { kind: 'refused'; reason: ProofRefusal }

/** `secret`: of the session from here on. */
export type HandoverAnswer =
  { kind: 'taken'; secret: string } | { kind: 'refused'; reason: ProofRefusal | 'signed out' }

export type Sessions = ReturnType<typeof createSessions>

type Dependencies = {
  rows: SessionRows
  provider: Pick<IdentityProvider, 'renew' | 'verifyNow' | 'revokeAll' | 'remove'> & {
    people: Pick<IdentityProvider['people'], 'find' | 'removePhone'>
  }
  security: SignInSecurity
  /** Null: no account here. */
  kindOf: (uid: string) => Promise<AccountKind | null>
  /** First seals, all open. */
  secrets: readonly string[]
  /** Told what the provider says of a person's e-mail when a session opens, and whenever that changed. */
  confirmEmail: (person: { uid: string; email: string; emailVerified: boolean }) => Promise<void>
  now: Clock
  log: Log
}

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex')
const newSecret = () => randomBytes(32).toString('base64url')

type Strength = Pick<TokenColumns, 'secondFactor' | 'authTime'>

/** True when a session is worth more than before: a copy of its old cookie must not be lifted with it. */
const rises = (before: Strength, after: Strength): boolean =>
  after.authTime > before.authTime || (after.secondFactor && !before.secondFactor)

/** Sessions by the secret in their cookie. Every method may throw what the database throws. */
export const createSessions = (dependencies: Dependencies) => {
  const { rows, provider, security, secrets, now } = dependencies
  const seal = createSeal(secrets)
  const tellEmail = ({ uid, email, emailVerified }: IdentityClaims) =>
    email === null ? Promise.resolve() : dependencies.confirmEmail({ uid, email, emailVerified })
  const phones = createPhoneGuard(dependencies)
  /** After an address was verified there may be a number that somebody linked before it was. */
  const tellChange = async (claims: IdentityClaims, before: Pick<SessionRow, 'emailVerified'>) => {
    await tellEmail(claims)
    if (!before.emailVerified) await phones.removeStrange(claims)
  }
  const renew = createSessionRenewal({ ...dependencies, seal, tellChange })

  const secondsSince = (instant: Date) => (now().getTime() - instant.getTime()) / 1000

  const view = (row: SessionRow): Session => ({
    id: row.id,
    uid: row.uid,
    email: row.email,
    emailVerified: row.emailVerified,
    secondFactor: row.secondFactor,
    authTime: row.authTime,
    expires: new Date(row.lastSeenAt.getTime() + sessionMilliseconds),
    viewer: row.viewer,
  })

  /** The open row of a secret. SMS alone is asked at each reading whom it is for: a student may have become an admin. */
  const findOpen = async (secretHash: string): Promise<SessionRow | null> => {
    const row = await rows.find(secretHash)
    if (row === null || secondsSince(row.lastSeenAt) * 1000 > sessionMilliseconds) return null
    if (mayUsePhone(row, row.viewer.kind)) return row
    await rows.remove(row.id)
    return null
  }

  /** The row whose token is at most `seconds` old, or as good as can be had while the provider is away. Throws IdentityUnreachable. */
  const findFresh = async (secret: string, seconds: number): Promise<SessionRow | null> => {
    const secretHash = hash(secret)
    const row = await findOpen(secretHash)
    if (row === null) return null
    // A row is marked as seen when a new token is put into it: its age by our own clock, whatever the provider's says.
    if (secondsSince(row.lastSeenAt) < seconds) return row
    const renewal = await renew(row, secretHash)
    if (renewal.kind === 'renewed') return renewal.row
    if (renewal.kind === 'ended') return null
    if (row.tokenExpiresAt > now()) return row
    // Nobody is signed out because the provider is away.
    throw new IdentityUnreachable('A session could not be renewed')
  }

  const signOutEverywhere = async (uid: string): Promise<void> => {
    await provider.revokeAll(uid)
    await security.endSessions(uid, null)
    await phones.removeStrangeOf(uid)
  }

  return {
    /** Opens a session for a person who signed in with the provider within the last five minutes. Throws IdentityUnreachable. */
    open: async (tokens: TokenPair, device: string): Promise<SignInAnswer> => {
      const proof = await proveSignIn(provider, tokens, now)
      if (proof.kind === 'refused') return proof
      const { claims } = proof
      if (claims.byPhone && claims.email === null) {
        // The provider made an account of the number; here it would belong to nobody.
        await provider.remove([claims.uid])
        return { kind: 'refused', reason: 'number not linked' }
      }
      const refusal = await phones.refusalOf(claims, dependencies.kindOf)
      if (refusal !== null) return { kind: 'refused', reason: refusal }
      const id = newId()
      const secret = newSecret()
      const columns = tokenColumns(claims, seal.close(proof.tokens, id))
      await rows.create({
        id,
        secretHash: hash(secret),
        uid: claims.uid,
        device,
        at: now(),
        ...columns,
      })
      if (columns.secondFactor) await security.factorUsed(claims.uid)
      // A password may have been reset since, or the address verified.
      await tellChange(claims, { emailVerified: false })
      return { kind: 'opened', secret, uid: claims.uid }
    },

    /** Null when signed out, ended, or unused for 30 days. Asks the provider only when its last word is four minutes old. */
    read: async (secret: string): Promise<Session | null> => {
      const row = await findFresh(secret, renewAfterSeconds)
      return row === null ? null : view(row)
    },

    /** The session and an identity token that may be sent. */
    readWithToken: async (secret: string): Promise<{ session: Session; token: SessionToken } | null> => {
      const row = await findFresh(secret, renewAfterSeconds)
      if (row === null) return null
      const tokens = seal.open(row.tokens, row.id)
      if (tokens === null) return null
      const token = { idToken: tokens.idToken, receivedAt: row.lastSeenAt, expiresAt: row.tokenExpiresAt }
      return { session: view(row), token }
    },

    /**
     * Puts a new token pair of the same person into a session, never with a weaker factor. With a newer sign-in or the
     * factor the session gets another secret. Throws IdentityUnreachable.
     */
    handOver: async (secret: string, tokens: TokenPair): Promise<HandoverAnswer> => {
      const row = await findOpen(hash(secret))
      if (row === null) return { kind: 'refused', reason: 'signed out' }
      const proof = await proveTokens(provider, tokens)
      if (proof.kind === 'refused') return proof
      if (proof.claims.uid !== row.uid) return { kind: 'refused', reason: 'another person' }
      const refusal = await phones.refusalOf(proof.claims, async () => row.viewer.kind)
      if (refusal !== null) return { kind: 'refused', reason: refusal }
      if (row.secondFactor && !proof.claims.secondFactor)
        return { kind: 'refused', reason: 'second-factor-missing' }
      const columns = tokenColumns(proof.claims, seal.close(proof.tokens, row.id))
      // A renewal may have written in between; the pair handed over is the newer word of the person.
      for (let current: SessionRow | null = row; current !== null; current = await rows.find(hash(secret))) {
        const risen = rises(current, columns)
        const next = risen ? newSecret() : secret
        const change = risen ? { ...columns, secretHash: hash(next) } : columns
        if (!(await rows.replaceTokens(current.id, current.generation, change, now()))) continue
        await tellChange(proof.claims, row)
        if (risen && columns.secondFactor) await security.factorUsed(row.uid)
        // Sign-ins from before a factor are without it; the provider would end them at their next renewal.
        if (!row.secondFactor && columns.secondFactor) await security.endSessions(row.uid, row.id)
        // The password may have been changed before, which ends the tokens from then.
        else if (risen) await security.forgetTokens(row.uid)
        return { kind: 'taken', secret: next }
      }
      return { kind: 'refused', reason: 'signed out' }
    },

    /**
     * Asks the provider what it says of the session now. Answers its secret from here on, which is another one when the
     * sign-in is newer than before; null when the session ended.
     */
    renewNow: async (secret: string): Promise<string | null> => {
      const before = await findOpen(hash(secret))
      const after = before === null ? null : await findFresh(secret, 0)
      if (before === null || after === null) return null
      if (!rises(before, after)) return secret
      const next = newSecret()
      return (await rows.replaceSecret(after.id, hash(secret), hash(next))) ? next : null
    },

    /** True for the secret that an open session had before: who still comes with it has another one by now, or copied it. */
    isReplaced: (secret: string) => rows.isReplaced(hash(secret)),

    /** Deletes the session: a copy of its cookie is worthless afterwards. */
    close: async (secret: string): Promise<void> => {
      const row = await rows.find(hash(secret))
      if (row !== null) await rows.remove(row.id)
    },

    /** Ends all sessions of the person whose session this is, at the provider as well. Throws what the provider throws. */
    closeEverywhere: async (secret: string): Promise<void> => {
      const row = await rows.find(hash(secret))
      if (row === null) return
      await signOutEverywhere(row.uid)
      await rows.remove(row.id)
    },

    /** Those of these sessions that nobody ended; asks the provider nothing and counts as no use of them. */
    openAmong: (ids: readonly string[]) => rows.openAmong(ids),
    list: (uid: string) => rows.list(uid),
    /** Ends one session of this person from another device; false when it is not theirs. */
    end: (uid: string, id: string) => rows.revoke(uid, id, now()),
    /** Ends every session of this person but `except` (a session id, or null). Answers how many. */
    endAll: (uid: string, except: string | null) => security.endSessions(uid, except),
    /** The same for all of them, at the provider as well. Throws what the provider throws. */
    signOutEverywhere,
    removeIdle: () => removeIdleSessions(rows, now()),
  }
}
