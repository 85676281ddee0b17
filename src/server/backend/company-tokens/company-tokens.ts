import { japaneseDay } from '#contract/format/time.ts'
import { claimIdempotencyKeys } from '#server/backend/database/idempotency-keys.ts'
import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, or, isNull } from 'drizzle-orm'
import {
  companyApiLimits,
  isCompanyToken,
  tokenOf,
  type TokenRefusal,
  type TokenScope,
} from '#contract/company-api.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { companyToken } from '#server/backend/database/schema/company-token.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { companyName, tellOwners } from '#server/backend/members/member-rows.ts'
import { companyNews } from '#server/domain/news/company-news.ts'
import { lockCompanies } from '#server/backend/members/owners.ts'
import { createFactorRemovalRows } from '#server/backend/security/factor-removal-rows.ts'
import { newId } from '#server/platform/ids.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'

/** A token as owners see it. `by` null: whoever made it wrote no profile yet. */
export type ListedToken = {
  companyId: string
  id: string
  name: string
  scope: TokenScope
  by: string | null
  createdAt: Date
  expiresAt: Date
  lastUsedAt: Date | null
}

/** What a token that is good now stands for. `uid`: the owner who made it. */
export type TokenHolder = {
  id: string
  companyId: string
  uid: string
  scope: TokenScope
  expiresAt: Date
}

export type MadeToken = { token: string; refusal: null } | { token: null; refusal: TokenRefusal }

/** One call of a system. */
export type TokenCall = { method: string; path: string; status: number; requestId: string }

const day = 86_400_000
/** Milliseconds after which the last use of a token is written anew. */
const useNoted = 60_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const refused = (refusal: TokenRefusal): MadeToken => ({ token: null, refusal })

type Dependencies = { database: Database; work: Work; rateLimits: RateLimits; now: () => Date }

/** The tokens with which systems of companies show themselves. Who may ask is judged before. */
export const createCompanyTokens = ({ database, work, rateLimits, now }: Dependencies) => ({
  /** Those of a company, the newest first, with the ones that ended a short time ago. */
  list: (companyId: string): Promise<ListedToken[]> =>
    database
      .select({
        companyId: companyToken.companyId,
        id: companyToken.id,
        name: companyToken.name,
        scope: companyToken.scope,
        by: personProfile.displayName,
        createdAt: companyToken.createdAt,
        expiresAt: companyToken.expiresAt,
        lastUsedAt: companyToken.lastUsedAt,
      })
      .from(companyToken)
      .innerJoin(companyMember, eq(companyMember.id, companyToken.memberId))
      .leftJoin(personProfile, eq(personProfile.uid, companyMember.uid))
      .where(eq(companyToken.companyId, companyId))
      .orderBy(desc(companyToken.id)),

  /** The token is told here and never again. */
  create: async (
    uid: string,
    { companyId, name, scope, days }: { companyId: string; name: string; scope: TokenScope; days: number },
  ): Promise<MadeToken> => {
    const limit = { limit: companyApiLimits.madeADay, seconds: 24 * 60 * 60 }
    if ((await rateLimits.hit('make token', companyId, limit)).kind === 'limited') return refused('limited')
    return work<MadeToken>({ kind: 'person', uid }, async (unit) => {
      const within = unit.database
      await lockCompanies(within, [companyId])
      if ((await createFactorRemovalRows(within).frozenUntil(uid, unit.at)) !== null) return refused('frozen')
      const [member] = await within
        .select({ id: companyMember.id })
        .from(companyMember)
        .where(
          and(
            eq(companyMember.companyId, companyId),
            eq(companyMember.uid, uid),
            eq(companyMember.role, 'owner'),
          ),
        )
      if (member === undefined) throw new Error('Whoever makes a token is an owner')
      const good = and(eq(companyToken.companyId, companyId), gt(companyToken.expiresAt, unit.at))
      if ((await within.$count(companyToken, good)) >= companyApiLimits.tokens) return refused('full')
      const token = tokenOf(randomBytes(32).toString('base64url'))
      const id = newId()
      await within.insert(companyToken).values({
        id,
        companyId,
        memberId: member.id,
        name,
        scope,
        secretHash: hashOf(token),
        expiresAt: new Date(unit.at.getTime() + days * day),
        createdAt: unit.at,
      })
      unit.audit({
        action: 'company_token.created',
        subject: `company_token:${id}`,
        detail: { company: companyId, scope, days },
      })
      const company = await companyName(within, companyId)
      // The one who made it as well: somebody else may have sat there.
      await tellOwners(unit, { companyId, about: null }, companyNews.tokenMade({ companyId, company }))
      return { token, refusal: null }
    })
  },

  /** False: the company has no such token. */
  revoke: (uid: string, { companyId, id }: { companyId: string; id: string }): Promise<boolean> =>
    work({ kind: 'person', uid }, async ({ database: within, audit }) => {
      const gone = await within
        .delete(companyToken)
        .where(and(eq(companyToken.id, id), eq(companyToken.companyId, companyId)))
        .returning({ id: companyToken.id })
      if (gone.length === 0) return false
      audit({
        action: 'company_token.revoked',
        subject: `company_token:${id}`,
        detail: { company: companyId },
      })
      return true
    }),

  /** Null: it is none, it has ended, or whoever made it is no owner any more. */
  find: async (token: string): Promise<TokenHolder | null> => {
    if (!isCompanyToken(token)) return null
    const [row] = await database
      .select({
        id: companyToken.id,
        companyId: companyToken.companyId,
        uid: companyMember.uid,
        scope: companyToken.scope,
        expiresAt: companyToken.expiresAt,
      })
      .from(companyToken)
      .innerJoin(
        companyMember,
        and(eq(companyMember.id, companyToken.memberId), eq(companyMember.role, 'owner')),
      )
      .innerJoin(account, and(eq(account.uid, companyMember.uid), eq(account.kind, 'company')))
      .where(and(eq(companyToken.secretHash, hashOf(token)), gt(companyToken.expiresAt, now())))
    return row ?? null
  },

  /** Counts a call against the minute of its token. */
  admit: ({ id }: TokenHolder) =>
    rateLimits.hit('company api', id, { limit: companyApiLimits.callsAMinute, seconds: 60 }),

  /**
   * Writes down what was called, and that the token is in use. Not as an act of its owner, whose own acts would be lost among
   * thousands of a system's; what a call writes is the owner's. Calls that only read are one line of a token and day.
   */
  note: ({ id, companyId }: TokenHolder, { method, path, status, requestId }: TokenCall): Promise<void> =>
    work({ kind: 'task', name: 'company-api' }, async (unit) => {
      const { database: within, at, audit } = unit
      const noted = new Date(at.getTime() - useNoted)
      await within
        .update(companyToken)
        .set({ lastUsedAt: at })
        .where(
          and(
            eq(companyToken.id, id),
            or(isNull(companyToken.lastUsedAt), lt(companyToken.lastUsedAt, noted)),
          ),
        )
      if (method === 'GET') {
        const key = `company token read ${id} ${japaneseDay(at.toISOString())}`
        if ((await claimIdempotencyKeys(unit, [key])).size > 0)
          audit({
            action: 'company_token.read',
            subject: `company_token:${id}`,
            detail: { company: companyId },
          })
        return
      }
      audit({
        action: 'company_token.called',
        subject: `company_token:${id}`,
        detail: { company: companyId, method, path, status, request: requestId },
      })
    }),
})

export type CompanyTokens = ReturnType<typeof createCompanyTokens>
