import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { IdentityProvider } from '#server/auth/identity/provider.ts'
import type { IdentityClaims } from '#server/auth/identity/token-verifier.ts'
import { IdentityUnreachable } from '#server/auth/identity/unreachable.ts'
import type { SessionRow, SessionRows } from '#server/ports/session-rows.ts'
import type { Seal, TokenPair } from './seal.ts'
import { tokenColumns } from './token-columns.ts'

export type RenewedSession =
  | { kind: 'renewed'; row: SessionRow }
  /** Revoked, disabled, deleted, ended from elsewhere, or a second factor is missing. */
  | { kind: 'ended' }
  /** The provider is away; what is there holds until its `exp`. */
  | { kind: 'away' }

/** After a failure the provider is left alone for a while, so that its absence doesn't slow every page. */
const awayMilliseconds = 10_000

type Dependencies = {
  rows: SessionRows
  provider: Pick<IdentityProvider, 'renew' | 'verifyNow'>
  seal: Seal
  /** Called when what the provider says of the e-mail changed. `before`: the row as it was. */
  tellChange: (claims: IdentityClaims, before: SessionRow) => Promise<void>
  now: Clock
  log: Log
}

/**
 * Renews the identity token of a session with its refresh token. Requests of one process that come together share one
 * renewal; over several processes the first to write wins and the others take what it wrote.
 */
export const createSessionRenewal = ({ rows, provider, seal, tellChange, now, log }: Dependencies) => {
  const running = new Map<string, Promise<RenewedSession>>()
  let awayUntil = 0

  /** What another process, or a pair handed over, wrote in the meantime. */
  const readOther = async (secretHash: string): Promise<RenewedSession> => {
    const row = await rows.find(secretHash)
    return row === null ? { kind: 'ended' } : { kind: 'renewed', row }
  }

  const exchange = async (row: SessionRow, secretHash: string): Promise<RenewedSession> => {
    const end = async (reason: string): Promise<RenewedSession> => {
      if (!(await rows.removeUnchanged(row.id, row.generation))) return readOther(secretHash)
      log.info({ session: row.id, reason }, 'A session was ended')
      return { kind: 'ended' }
    }
    const tokens: TokenPair | null = seal.open(row.tokens, row.id)
    if (tokens === null) return end('sealed under a secret that is gone')
    const renewal = await provider.renew(tokens.refreshToken)
    if (renewal.kind === 'ended') return end(renewal.reason)
    const answer = await provider.verifyNow(renewal.idToken)
    if (answer.kind === 'refused') return end(answer.reason)
    if (answer.claims.uid !== row.uid) return end('another person')
    const columns = tokenColumns(answer.claims, seal.close(renewal, row.id))
    const at = now()
    if (await rows.replaceTokens(row.id, row.generation, columns, at)) {
      if (columns.email !== row.email || columns.emailVerified !== row.emailVerified)
        await tellChange(answer.claims, row)
      return { kind: 'renewed', row: { ...row, ...columns, generation: row.generation + 1, lastSeenAt: at } }
    }
    return readOther(secretHash)
  }

  /** A request may have read its row just before another one's renewal was written. */
  const exchangeUnlessDone = async (row: SessionRow, secretHash: string): Promise<RenewedSession> => {
    const current = await rows.find(secretHash)
    if (current === null) return { kind: 'ended' }
    return current.generation === row.generation
      ? exchange(current, secretHash)
      : { kind: 'renewed', row: current }
  }

  return async (row: SessionRow, secretHash: string): Promise<RenewedSession> => {
    const found = running.get(row.id)
    if (found !== undefined) return found
    if (now().getTime() < awayUntil) return { kind: 'away' }
    const renewal = exchangeUnlessDone(row, secretHash)
      .catch((error: unknown): RenewedSession => {
        if (!(error instanceof IdentityUnreachable)) throw error
        log.warn({ err: error }, 'The identity provider is away; sessions go on')
        awayUntil = now().getTime() + awayMilliseconds
        return { kind: 'away' }
      })
      .finally(() => running.delete(row.id))
    running.set(row.id, renewal)
    return renewal
  }
}
