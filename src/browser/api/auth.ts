import { authBasePath, type SessionAnswer } from '#contract/auth.ts'
import { describe, reportFailure, type Report } from './report.ts'
import { tellOtherTabs } from './tell-other-tabs.ts'

export type Provider = { id: string; name: string; type: string; signinUrl: string; callbackUrl: string }

/** `status` is 0 when the site could not be reached; `url` is null where `error` is not. */
export type SignInAnswer = { ok: boolean; status: number; error: string | null; url: string | null }

/** `unreachable`: nothing is known, neither that somebody is signed in nor that nobody is. */
export type SessionReading = { kind: 'read'; session: SessionAnswer | null } | { kind: 'unreachable' }

export type SignInOptions = {
  /** Where to go afterwards, a path of this site; this page when absent. */
  callbackUrl?: string
  redirect?: boolean
}

export type SignOutOptions = SignInOptions & {
  /** `everywhere` ends the person's sessions on all devices. */
  scope?: 'here' | 'everywhere'
}

export type AuthEnvironment = {
  fetch: (address: string, init?: RequestInit) => Promise<Response>
  /** Leaves the page for another address. */
  go: (address: string) => void
  /** Address of this page. */
  here: () => string
  report: Report
  /** Tells the other tabs what happened. */
  tell: (trigger: string) => void
}

const failed: SignInAnswer = { ok: false, status: 0, error: 'FetchFailed', url: null }

const readText = (body: unknown, name: string): string | null => {
  if (typeof body !== 'object' || body === null) return null
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'string' ? value : null
}

const isSession = (body: object): body is SessionAnswer =>
  'user' in body && 'expires' in body && 'idToken' in body && 'idTokenExpires' in body

/**
 * Client of the session endpoints, with the wire format and fallbacks of the next-auth 4 browser client. Nothing here
 * throws: a failure is reported to the server's log and answered as a value.
 */
export const createAuthClient = ({ fetch, go, here, report, tell }: AuthEnvironment) => {
  const call = async (
    action: string,
    init?: RequestInit,
  ): Promise<{ status: number; body: object } | null> => {
    const url = `${authBasePath}/${action}`
    try {
      const answer = await fetch(url, init)
      const body: unknown = await answer.json()
      if (typeof body !== 'object' || body === null) throw new TypeError('The answer is no object')
      return { status: answer.status, body }
    } catch (thrown) {
      report('CLIENT_FETCH_ERROR', { error: describe(thrown), url, message: describe(thrown) })
      return null
    }
  }

  const get = async (action: string): Promise<object | null> => {
    const answer = await call(action, { headers: { 'content-type': 'application/json' } })
    if (answer === null) return null
    if (answer.status === 200) return answer.body
    const message = readText(answer.body, 'message') ?? `status ${answer.status}`
    report('CLIENT_FETCH_ERROR', { error: message, url: `${authBasePath}/${action}`, message })
    return null
  }

  const post = (action: string, fields: Readonly<Record<string, string>>) =>
    call(action, { method: 'POST', body: new URLSearchParams({ ...fields, json: 'true' }) })

  const readSession = async (): Promise<SessionReading> => {
    const body = await get('session')
    if (body === null) return { kind: 'unreachable' }
    return { kind: 'read', session: isSession(body) ? body : null }
  }

  const getCsrfToken = async (): Promise<string | null> => readText(await get('csrf'), 'csrfToken')

  const getProviders = async (): Promise<Record<string, Provider> | null> => {
    const body = await get('providers')
    return body === null ? null : { ...body }
  }

  const leave = (address: string) => {
    go(address)
    return failed
  }

  /**
   * Signs in with the fields a provider asks for. Without providers it goes to the error page, with an unknown one to
   * the sign-in page. With `redirect: false` it stays and answers what happened; otherwise it goes on.
   */
  const signIn = async (
    id: string,
    fields: Readonly<Record<string, string>>,
    { callbackUrl = here(), redirect = true }: SignInOptions = {},
  ): Promise<SignInAnswer> => {
    const providers = await getProviders()
    if (providers === null) return leave(`${authBasePath}/error`)
    const provider = Object.hasOwn(providers, id) ? providers[id] : undefined
    if (provider === undefined)
      return leave(`${authBasePath}/signin?${new URLSearchParams({ callbackUrl }).toString()}`)
    const csrfToken = await getCsrfToken()
    const answers = provider.type === 'credentials' || provider.type === 'email'
    const action = `${provider.type === 'credentials' ? 'callback' : 'signin'}/${id}`
    const answer = csrfToken === null ? null : await post(action, { ...fields, csrfToken, callbackUrl })
    const stay = answers && !redirect
    if (answer === null) return stay ? failed : leave(`${authBasePath}/error`)
    const url = readText(answer.body, 'url')
    const error = url === null ? 'Configuration' : URL.parse(url, here())?.searchParams.get('error')
    const ok = answer.status >= 200 && answer.status < 300 && (error ?? null) === null
    if (ok) tell('signin')
    if (!stay) go(url ?? callbackUrl)
    return { ok, status: answer.status, error: error ?? null, url: (error ?? null) === null ? url : null }
  }

  /** Ends the session here, or everywhere. Answers where the server sends the person, null when it can't be reached. */
  const signOut = async ({
    callbackUrl = here(),
    redirect = true,
    scope = 'here',
  }: SignOutOptions = {}): Promise<{ url: string } | null> => {
    const csrfToken = await getCsrfToken()
    const answer = csrfToken === null ? null : await post('signout', { csrfToken, callbackUrl, scope })
    if (answer === null || answer.status !== 200) return null
    tell('signout')
    const url = readText(answer.body, 'url') ?? callbackUrl
    if (redirect) go(url)
    return { url }
  }

  /** Hands `data` to the session: a newer pair of tokens, or nothing, which renews it. */
  const updateSession = async (data: Readonly<Record<string, string>>): Promise<SessionReading> => {
    const csrfToken = await getCsrfToken()
    if (csrfToken === null) return { kind: 'unreachable' }
    const answer = await call('session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csrfToken, data }),
    })
    if (answer === null || answer.status !== 200) return { kind: 'unreachable' }
    tell('update')
    return { kind: 'read', session: isSession(answer.body) ? answer.body : null }
  }

  return {
    readSession,
    /** The session, or null: nobody is signed in, or it can't be had. */
    getSession: async (): Promise<SessionAnswer | null> => {
      const reading = await readSession()
      return reading.kind === 'read' ? reading.session : null
    },
    getCsrfToken,
    getProviders,
    signIn,
    signOut,
    updateSession,
  }
}

export type AuthClient = ReturnType<typeof createAuthClient>

/** The client of this page. */
export const auth = createAuthClient({
  fetch: (...request) => fetch(...request),
  go: (address) => {
    location.assign(address)
    // An address that differs in its fragment alone loads nothing.
    if (address.includes('#')) location.reload()
  },
  here: () => location.href,
  report: reportFailure,
  tell: tellOtherTabs,
})
