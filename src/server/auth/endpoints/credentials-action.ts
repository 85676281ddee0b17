import { authBasePath } from '#contract/auth.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import { retryLater } from '#server/platform/unavailable.ts'
import { IdentityUnreachable } from '#server/auth/identity/unreachable.ts'
import { describeDevice } from '#server/auth/session/device.ts'
import type { ProofRefusal } from '#server/auth/session/prove-tokens.ts'
import type { SignInAnswer } from '#server/auth/session/sessions.ts'
import { urlAnswer, withCookies } from './answers.ts'
import { createAuthLogger } from './auth-log.ts'
import { createAuthOptions } from './auth-options.ts'
import { callEngine } from './call-engine.ts'
import type { EndpointDependencies, EndpointRequest } from './endpoint-request.ts'
import { createHintCookies } from './hint-cookies.ts'
import { createPageActions } from './page-actions.ts'
import { createPostGate } from './post-gate.ts'
import { textField, wantsJson } from './read-body.ts'
import { createSecretReader } from './session-cookie.ts'

/** An identity token is about 1 KB; this leaves room for claims. */
const tokenLength = 8 * 1024

/** The provider limits tries of passwords; these limit tries of tokens, and devices opened by one person. */
const limits = {
  address: { limit: 60, seconds: 5 * 60 },
  person: { limit: 30, seconds: 60 * 60 },
} as const

/** Refusals that say more than that the sign-in was not accepted. */
const forbidden: Partial<Record<ProofRefusal, string>> = {
  'second-factor-missing': 'AccessDenied',
  'number not linked': 'PhoneNotLinked',
  'phone not allowed': 'PhoneNotAllowed',
}

type Outcome =
  SignInAnswer | { kind: 'unavailable' } | { kind: 'failed'; error: unknown } | { kind: 'malformed' }

/** POST callback/credentials: a token pair of the identity provider becomes a session. */
export const createCredentialsAction = (dependencies: EndpointDependencies) => {
  const { origin, secrets, sessions, rateLimits, log } = dependencies
  const hints = createHintCookies({ origin, secrets })
  const pages = createPageActions(dependencies)
  const passGate = createPostGate(dependencies)
  const readSecret = createSecretReader({ origin, secrets })

  const open = async ({ request, fields }: EndpointRequest): Promise<Outcome> => {
    const pair = { idToken: textField(fields, 'idToken'), refreshToken: textField(fields, 'refreshToken') }
    const lengths = [pair.idToken.length, pair.refreshToken.length]
    if (lengths.some((length) => length === 0 || length > tokenLength)) return { kind: 'malformed' }
    try {
      return await sessions.open(pair, describeDevice(request.headers.get('user-agent') ?? ''))
    } catch (error) {
      if (!(error instanceof IdentityUnreachable)) return { kind: 'failed', error }
      log.warn({ err: error }, 'The identity provider is away; nobody can sign in')
      return { kind: 'unavailable' }
    }
  }

  const errorAnswer = (call: EndpointRequest, error: string, status: number, headers = {}) => {
    const url = `${origin}${authBasePath}/error?${new URLSearchParams({ error })}`
    return urlAnswer(url, { json: wantsJson(call.fields), status, headers })
  }

  const refuseFor = (call: EndpointRequest, error: string | undefined): Response =>
    error === undefined ? errorAnswer(call, 'CredentialsSignin', 401) : errorAnswer(call, error, 403)

  const refuse = (call: EndpointRequest, outcome: Exclude<Outcome, { kind: 'opened' }>): Response => {
    switch (outcome.kind) {
      case 'malformed':
        return errorAnswer(call, 'CredentialsSignin', 401)
      case 'refused':
        log.info({ reason: outcome.reason }, 'A sign-in was refused')
        return refuseFor(call, forbidden[outcome.reason])
      case 'unavailable':
        return errorAnswer(call, 'Unavailable', 503, retryLater)
      case 'failed':
        throw outcome.error
    }
  }

  return {
    signIn: async (call: EndpointRequest): Promise<Response> => {
      const gate = await passGate(call)
      if (gate.kind === 'misconfigured') return gate.answer
      const json = wantsJson(call.fields)
      if (gate.kind === 'wrong token') return urlAnswer(pages.signInUrl(call), { json, status: 200 })
      const allowed = await rateLimits.hit(
        'sign-in address',
        clientNetwork(call.clientAddress),
        limits.address,
      )
      if (allowed.kind === 'limited')
        return errorAnswer(call, 'RateLimited', 429, { 'retry-after': String(allowed.retryAfterSeconds) })

      const state: { outcome: Outcome } = { outcome: { kind: 'malformed' } }
      const options = createAuthOptions({
        origin,
        secrets,
        logger: createAuthLogger(log),
        authorize: async () => {
          const outcome = await open(call)
          state.outcome = outcome
          return outcome.kind === 'opened' ? { id: outcome.uid, secret: outcome.secret } : null
        },
        readAnswer: async () => ({ kind: 'unknown' }),
      })
      const answered = await callEngine(call, origin, options, {
        method: 'POST',
        path: 'callback/credentials',
        fields: { csrfToken: textField(call.fields, 'csrfToken'), callbackUrl: call.callbackUrl },
      })
      const { outcome } = state
      if (outcome.kind !== 'opened') return refuse(call, outcome)

      const person = await rateLimits.hit('sign-in person', outcome.uid, limits.person)
      if (person.kind === 'limited') {
        await sessions.close(outcome.secret)
        return errorAnswer(call, 'RateLimited', 429, { 'retry-after': String(person.retryAfterSeconds) })
      }
      const replaced = await readSecret(call.request)
      if (replaced !== null) await sessions.close(replaced)
      const session = await sessions.read(outcome.secret)
      const hint = hints.signedIn({ uid: outcome.uid, viewer: session?.viewer.kind ?? 'none' })
      return withCookies(urlAnswer(call.callbackUrl, { json, status: 200 }), [...answered.cookies, hint])
    },
  }
}
