import { authBasePath } from '#contract/auth.ts'
import { outageCode, retryLater } from '#server/platform/unavailable.ts'
import { jsonAnswer, redirectAnswer, textAnswer, urlAnswer } from './answers.ts'
import type { AuthEngine } from './auth-options.ts'
import { judgeCallbackUrl } from '#contract/callback-url.ts'
import { logClientReport } from './client-log.ts'
import { createCredentialsAction } from './credentials-action.ts'
import { createEmailAction } from './email-action.ts'
import type { EndpointDependencies, EndpointRequest } from './endpoint-request.ts'
import { createPageActions } from './page-actions.ts'
import { readBody, textField, wantsJson, type Fields } from './read-body.ts'
import { createSessionActions } from './session-actions.ts'

const actions = [
  'session',
  'csrf',
  'providers',
  'callback',
  'signin',
  'signout',
  '_log',
  'verify-request',
  'error',
] as const
type Action = (typeof actions)[number]

/** Actions that may be followed by a provider's id. */
const withProvider: readonly Action[] = ['callback', 'signin']

export type AuthEndpoints = {
  /** Answers every call under /api/auth by the next-auth 4 wire contract. Never throws. */
  handle: (request: Request, how: { engine: AuthEngine; clientAddress: string }) => Promise<Response>
}

const readAction = (pathname: string): { action: Action; provider: string | null } | 'none' | 'unknown' => {
  const parts = pathname
    .slice(authBasePath.length)
    .split('/')
    .filter((part) => part !== '')
  const [name, provider, ...rest] = parts
  if (name === undefined) return 'none'
  const action = actions.find((each) => each === name)
  if (action === undefined || rest.length > 0) return 'unknown'
  if (provider !== undefined && !withProvider.includes(action)) return 'unknown'
  return { action, provider: provider ?? null }
}

/** The adapter layer between the next-auth 4 browser client and Auth.js. */
export const createAuthEndpoints = (dependencies: EndpointDependencies): AuthEndpoints => {
  const { origin, log } = dependencies
  const session = createSessionActions(dependencies)
  const credentials = createCredentialsAction(dependencies)
  const email = createEmailAction(dependencies)
  const pages = createPageActions(dependencies)

  const callbackUrlOf = (value: unknown): { callbackUrl: string; given: boolean } => {
    const judged = judgeCallbackUrl(value, origin)
    if (judged.kind === 'refused') {
      const code = 'INVALID_CALLBACK_URL_ERROR'
      log.warn({ code, length: String(value).length }, code)
    }
    return judged.kind === 'accepted'
      ? { callbackUrl: judged.url, given: true }
      : { callbackUrl: origin, given: false }
  }

  const get = async (action: Action, call: EndpointRequest): Promise<Response> => {
    switch (action) {
      case 'session':
        return session.read(call)
      case 'csrf':
        return session.csrf(call)
      case 'providers':
        return session.providers(call)
      case 'signin':
      case 'signout':
      case 'verify-request':
        return pages.show(action, call)
      case 'error':
        // The page of this address is rendered by the site; only other methods come here.
        return redirectAnswer(pages.signInUrl(call))
      case 'callback':
      case '_log':
        return textAnswer('Method not allowed', 405, { allow: 'POST' })
    }
  }

  const post = async (action: Action, provider: string | null, call: EndpointRequest): Promise<Response> => {
    const toSignIn = () => urlAnswer(pages.signInUrl(call), { json: wantsJson(call.fields), status: 200 })
    switch (action) {
      case 'session':
        return session.update(call)
      case 'signout':
        return session.signOut(call)
      case 'callback':
        return provider === 'credentials' ? credentials.signIn(call) : toSignIn()
      case 'signin':
        return provider === 'email' ? email.send(call) : toSignIn()
      case '_log':
        return logClientReport(log, call.fields)
          ? new Response(null, { status: 200, headers: { 'cache-control': 'private, no-store' } })
          : textAnswer('Bad report', 400)
      case 'csrf':
      case 'providers':
      case 'verify-request':
      case 'error':
        // As next-auth 4 answers an action that takes no POST.
        return textAnswer('This action takes no POST', 400)
    }
  }

  const answer = async (
    request: Request,
    how: { engine: AuthEngine; clientAddress: string },
  ): Promise<Response> => {
    const url = new URL(request.url)
    const read = readAction(url.pathname)
    if (read === 'none') {
      const code = 'MISSING_NEXTAUTH_API_ROUTE_ERROR'
      log.error({ code }, code)
      return jsonAnswer({ message: 'The address names no action' }, 404)
    }
    if (read === 'unknown') return textAnswer('Unknown action', 404)
    const { action, provider } = read
    const base = { ...how, request, query: url.searchParams }
    if (request.method === 'GET' || request.method === 'HEAD') {
      const found = await get(action, {
        ...base,
        ...callbackUrlOf(url.searchParams.get('callbackUrl')),
        fields: {},
      })
      return request.method === 'GET' ? found : new Response(null, found)
    }
    if (request.method !== 'POST') return textAnswer('Method not allowed', 405, { allow: 'GET, POST' })
    const body = await readBody(request)
    if (body.kind === 'too large') return textAnswer('The body is too large', 413)
    if (body.kind === 'malformed')
      return action === 'session' ? jsonAnswer({}, 400) : textAnswer('The body is malformed', 400)
    const { fields }: { fields: Fields } = body
    const given = textField(fields, 'callbackUrl') || url.searchParams.get('callbackUrl')
    return post(action, provider, { ...base, ...callbackUrlOf(given), fields })
  }

  return {
    handle: async (request, how) => {
      try {
        return await answer(request, how)
      } catch (error) {
        log.error({ code: 'AUTH_ENDPOINT_ERROR', err: error }, 'A session endpoint failed')
        const code = outageCode(error)
        if (code === null) return jsonAnswer({ message: 'The server could not answer' }, 500)
        // Whoever sent a plain form sees a page.
        return request.headers.get('accept')?.includes('text/html') === true
          ? redirectAnswer(`${origin}${authBasePath}/error?error=Unavailable`)
          : jsonAnswer({ code, message: 'The server is away for a while' }, 503, retryLater)
      }
    },
  }
}
