import { expect, test } from 'vitest'
import type { IdentityClaims, TokenAnswer } from '#server/auth/identity/token-verifier.ts'
import { proveSignIn, proveTokens } from './prove-tokens.ts'

const now = new Date('2026-11-21T03:00:00Z')
const claims = (given: Partial<IdentityClaims> = {}): IdentityClaims => ({
  uid: 'one',
  email: 'one@example.com',
  emailVerified: true,
  secondFactor: false,
  byPhone: false,
  phone: null,
  phoneAtProvider: null,
  authTime: new Date(now.getTime() - 60_000),
  expiresAt: new Date(now.getTime() + 3_600_000),
  ...given,
})

/** A provider that knows two identity tokens: `given` came from the browser, `fresh` from the exchange. */
const provider = (given: IdentityClaims, fresh: IdentityClaims) => {
  const asked: string[] = []
  const known: Record<string, IdentityClaims> = { given, fresh }
  return {
    asked,
    verifyNow: async (token: string): Promise<TokenAnswer> => {
      asked.push(token)
      const found = known[token]
      return found === undefined ? { kind: 'refused', reason: 'invalid' } : { kind: 'valid', claims: found }
    },
    renew: async (token: string) => {
      asked.push(token)
      return { kind: 'renewed', idToken: 'fresh', refreshToken: 'next' } as const
    },
  }
}
const pair = { idToken: 'given', refreshToken: 'refresh' }

test.each([
  ['a sign-in', proveSignIn],
  ['a pair handed over', proveTokens],
] as const)('%s asks of each token once', async (_, prove) => {
  const asking = provider(claims(), claims())
  expect(await prove(asking, pair, () => now)).toEqual({
    kind: 'proved',
    claims: claims(),
    tokens: { idToken: 'fresh', refreshToken: 'next' },
  })
  expect(asking.asked).toEqual(['given', 'refresh', 'fresh'])
})

test.each([
  ['another person', claims(), claims({ uid: 'two' })],
  ['second-factor-missing', claims({ secondFactor: true }), claims()],
  [
    'number not linked',
    claims({ byPhone: true, phone: '+819000000001' }),
    claims({ phone: '+819000000002' }),
  ],
] as const)('%s is no proof', async (reason, given, fresh) => {
  for (const prove of [proveSignIn, proveTokens])
    expect(await prove(provider(given, fresh), pair, () => now)).toEqual({ kind: 'refused', reason })
})

test.each([
  [-61, 'refused'],
  [-60, 'proved'],
  [300, 'proved'],
  [301, 'refused'],
] as const)('a sign-in of %i seconds ago is %s', async (seconds, kind) => {
  const asking = provider(claims({ authTime: new Date(now.getTime() - seconds * 1000) }), claims())
  expect((await proveSignIn(asking, pair, () => now)).kind).toBe(kind)
  if (kind === 'refused') expect(asking.asked).toEqual(['given'])
})
