import * as z from 'zod/mini'
import { idText, requiredText, wholeInput } from './text-input.ts'

/** What a token opens, each with what stands before it: `write` reads, `publish` writes and reads. */
export const tokenScopes = ['read', 'write', 'publish'] as const
export type TokenScope = (typeof tokenScopes)[number]

export const tokenScopeNames = {
  read: '求人を読むだけ',
  write: '読む・下書きを作る・求人を直す',
  publish: '読む・作る・直す・掲載する・止める・終える',
} as const satisfies Record<TokenScope, string>

/** True when a token of the scope `held` may do what asks for `wanted`. */
export const opens = (held: TokenScope, wanted: TokenScope): boolean =>
  tokenScopes.indexOf(held) >= tokenScopes.indexOf(wanted)

/** Days after which a token ends, as an owner chooses them. */
export const tokenDays = [30, 90, 180, 365] as const

/** Bounds of the interface for the systems of companies. */
export const companyApiLimits = {
  /** Tokens of one company that have not ended. */
  tokens: 10,
  /** Characters of the name by which owners know a token. */
  name: 60,
  /** Tokens that one company makes in a day. */
  madeADay: 20,
  /** Calls with one token in a minute. */
  callsAMinute: 120,
  /** Bytes of a body. */
  bodyBytes: 120 * 1024,
  /** Ads of a page of the list: where nothing else is asked for, and at the most. */
  page: 50,
  pageMost: 100,
  /** Characters of an `Idempotency-Key`. */
  idempotencyKey: 100,
  /** Hours for which the answer to one is kept. */
  answerHours: 24,
  /** Days for which a token that ended stays in the list. */
  endedDays: 30,
} as const

/** By it a token is told from any other, where one is found in a text. */
const tokenPrefix = 'michishirube_'
const tokenPattern = /^michishirube_[\w-]{43}$/

/** The token whose secret part is given, 43 characters. */
export const tokenOf = (secret: string): string => `${tokenPrefix}${secret}`
/** True for what can be a token of a company; a person's is never one. */
export const isCompanyToken = (text: string): boolean => tokenPattern.test(text)

export const createCompanyTokenSchema = z.object({
  companyId: idText,
  name: requiredText(companyApiLimits.name),
  scope: z.enum(tokenScopes, 'CHOOSE'),
  days: z.pipe(
    wholeInput(1),
    z.int('CHOOSE').check(z.refine((days) => tokenDays.some((each) => each === days), 'CHOOSE')),
  ),
})
export const revokeCompanyTokenSchema = z.object({ companyId: idText, id: idText })

/**
 * Why no token was made. `full`: the company has as many as it may. `limited`: it made too many today. `frozen`: the second factor of
 * the owner was taken away in these days.
 */
export const tokenRefusals = ['full', 'limited', 'frozen'] as const
export type TokenRefusal = (typeof tokenRefusals)[number]
