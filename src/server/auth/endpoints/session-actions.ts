import { authBasePath, tokenMaxAgeSeconds, type SessionAnswer } from '#contract/auth.ts'
import type { TokenPair } from '#server/auth/session/seal.ts'
import { retryLater } from '#server/platform/unavailable.ts'
import { jsonAnswer, urlAnswer, withCookies } from './answers.ts'
import { createAuthLogger } from './auth-log.ts'
import { createAuthOptions, createIdleOptions, sessionSeconds } from './auth-options.ts'
import { callEngine, isConfigurationError } from './call-engine.ts'
import type { EndpointDependencies, EndpointRequest } from './endpoint-request.ts'
import { createHintCookies } from './hint-cookies.ts'
import { createPostGate } from './post-gate.ts'
import { textField, wantsJson } from './read-body.ts'
import { createSecretReader } from './session-cookie.ts'

const readPair = (data: unknown): TokenPair | null => {
  if (typeof data !== 'object' || data === null || !('idToken' in data) || !('refreshToken' in data))
    return null
  const { idToken, refreshToken } = data
  return typeof idToken === 'string' && typeof refreshToken === 'string' ? { idToken, refreshToken } : null
}

/** session, csrf, providers and signout. */
export const createSessionActions = (dependencies: EndpointDependencies) => {
  const { origin, secrets, sessions, log } = dependencies
  const passGate = createPostGate(dependencies)
  const hints = createHintCookies({ origin, secrets })
  const logger = createAuthLogger(log)
  const readSecret = createSecretReader({ origin, secrets })

  const misconfigured = (body: unknown) => jsonAnswer(body, 500)

  const plainOptions = () => createIdleOptions({ origin, secrets, logger })

  const readAnswer = async (secret: string): Promise<SessionAnswer | null> => {
    const found = await sessions.readWithToken(secret)
    if (found === null) return null
    const { session, token } = found
    const { uid, email, emailVerified, secondFactor, viewer } = session
    return {
      user: { uid, email, emailVerified, secondFactor, viewer },
      expires: new Date(Date.now() + sessionSeconds * 1000).toISOString(),
      idToken: token.idToken,
      idTokenExpires: new Date(token.receivedAt.getTime() + tokenMaxAgeSeconds * 1000).toISOString(),
    }
  }

  /**
   * The session as it is, its cookie rolled on; `{}` and cleared cookies when there is none. `give`: which secret the
   * cookie has from here on, null for none.
   */
  const answerSession = async (
    call: EndpointRequest,
    give: (secret: string) => Promise<string | null>,
  ): Promise<Response> => {
    const state: { answer: SessionAnswer | null; replaced: boolean; failure: unknown } = {
      answer: null,
      replaced: false,
      failure: null,
    }
    const options = createAuthOptions({
      origin,
      secrets,
      logger,
      authorize: async () => null,
      readAnswer: async (secret) => {
        try {
          const next = await give(secret)
          state.answer = next === null ? null : await readAnswer(next)
          if (next !== null && state.answer !== null)
            return { kind: 'answer', body: state.answer, secret: next }
          state.replaced = await sessions.isReplaced(secret)
          return { kind: 'ended' }
        } catch (error) {
          // Auth.js would clear the cookie: a database that is away must not sign everybody out.
          state.failure = error
          return { kind: 'unknown' }
        }
      },
    })
    const answered = await callEngine(call, origin, options, { method: 'GET', path: 'session' })
    if (isConfigurationError(answered)) return misconfigured(answered.body)
    if (state.failure !== null) {
      log.error({ code: 'SESSION_ERROR', err: state.failure }, 'A session could not be read')
      return jsonAnswer({ message: 'The session could not be read' }, 503, retryLater)
    }
    if (state.answer !== null) {
      const { uid, viewer } = state.answer.user
      const hint = hints.signedIn({ uid, viewer: viewer.kind })
      return withCookies(jsonAnswer(state.answer), [...answered.cookies, hint])
    }
    // Another tab got the session's new cookie since this one asked: it must not be taken away.
    if (state.replaced) return jsonAnswer({})
    return withCookies(jsonAnswer({}), [...answered.cookies, ...hints.ended(call.request)])
  }

  return {
    read: (call: EndpointRequest) => answerSession(call, async (secret) => secret),

    /** Takes over a new token pair if one is given, and answers the session as the provider sees it now. */
    update: async (call: EndpointRequest): Promise<Response> => {
      const gate = await passGate(call)
      if (gate.kind === 'misconfigured') return gate.answer
      if (gate.kind === 'wrong token') return jsonAnswer({}, 400)
      const pair = readPair(call.fields['data'])
      if (pair === null) return answerSession(call, sessions.renewNow)
      const secret = await readSecret(call.request)
      if (secret === null) return answerSession(call, async () => null)
      const taken = await sessions.handOver(secret, pair)
      if (taken.kind === 'refused') {
        log.info({ reason: taken.reason }, 'A token pair was refused')
        return jsonAnswer({}, 400)
      }
      return answerSession(call, async () => taken.secret)
    },

    csrf: async (call: EndpointRequest): Promise<Response> => {
      const answered = await callEngine(call, origin, plainOptions(), { method: 'GET', path: 'csrf' })
      if (isConfigurationError(answered)) return misconfigured(answered.body)
      return withCookies(jsonAnswer(answered.body), answered.cookies)
    },

    /** Auth.js's providers and `email`, which is our own procedure behind the same contract. */
    providers: async (call: EndpointRequest): Promise<Response> => {
      const answered = await callEngine(call, origin, plainOptions(), { method: 'GET', path: 'providers' })
      if (isConfigurationError(answered)) return misconfigured(answered.body)
      const base = `${origin}${authBasePath}`
      const email = {
        id: 'email',
        name: 'メールのリンク',
        type: 'email',
        signinUrl: `${base}/signin/email`,
        callbackUrl: `${base}/callback/email`,
      }
      const others = typeof answered.body === 'object' ? answered.body : null
      return jsonAnswer({ ...others, email })
    },

    /** Deletes the row first: if that fails the person learns that they are still signed in. `scope=everywhere` ends all devices. */
    signOut: async (call: EndpointRequest): Promise<Response> => {
      const json = wantsJson(call.fields)
      const gate = await passGate(call)
      if (gate.kind === 'misconfigured') return gate.answer
      if (gate.kind === 'wrong token') return urlAnswer(`${origin}/signout`, { json, status: 200 })
      const end = textField(call.fields, 'scope') === 'everywhere' ? sessions.closeEverywhere : sessions.close
      const secret = await readSecret(call.request)
      if (secret !== null) await end(secret)
      const answered = await callEngine(call, origin, plainOptions(), {
        method: 'POST',
        path: 'signout',
        fields: { csrfToken: textField(call.fields, 'csrfToken'), callbackUrl: call.callbackUrl },
      })
      return withCookies(urlAnswer(call.callbackUrl, { json, status: 200 }), [
        ...answered.cookies,
        hints.signedOut(),
      ])
    },
  }
}
