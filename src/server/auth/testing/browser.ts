import { Auth } from '@auth/core'
import { authBasePath, type SessionAnswer } from '#contract/auth.ts'
import type { AuthEngine } from '#server/auth/endpoints/auth-options.ts'
import type { Auth as SiteAuth } from '#server/auth/auth.ts'

/** Keeps cookies as a browser does and calls the real handler. */
export const createTestBrowser = (
  handle: SiteAuth['handle'],
  origin: string,
  { engine = Auth, clientAddress = '192.0.2.1' }: { engine?: AuthEngine; clientAddress?: string } = {},
) => {
  const jar = new Map<string, string>()
  const lines: string[] = []

  const keep = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      lines.push(line)
      const [pair = '', ...attributes] = line.split('; ')
      const at = pair.indexOf('=')
      const age = attributes.find((each) => each.toLowerCase().startsWith('max-age='))
      if (age?.split('=')[1] === '0') jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }

  const request = (path: string, init: RequestInit = {}): Request => {
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    headers.set('user-agent', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36')
    return new Request(new URL(path, origin), { ...init, headers })
  }

  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await handle(request(path, init), { engine, clientAddress })
    keep(answer)
    return answer
  }

  const get = (action: string) => call(`${authBasePath}/${action}`)
  const csrfToken = async (): Promise<string> =>
    ((await (await get('csrf')).json()) as { csrfToken: string }).csrfToken
  const form = (action: string, fields: Record<string, string>) =>
    call(`${authBasePath}/${action}`, { method: 'POST', body: new URLSearchParams(fields) })
  const postJson = (action: string, body: unknown) =>
    call(`${authBasePath}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  return {
    jar,
    /** Every Set-Cookie line seen. */
    lines,
    request,
    call,
    get,
    form,
    postJson,
    csrfToken,
    session: async () => (await (await get('session')).json()) as SessionAnswer | Record<string, never>,
    signIn: async (tokens: { idToken: string; refreshToken: string }, fields: Record<string, string> = {}) =>
      form('callback/credentials', {
        idToken: tokens.idToken,
        refreshToken: tokens.refreshToken,
        csrfToken: await csrfToken(),
        callbackUrl: `${origin}/mypage`,
        json: 'true',
        ...fields,
      }),
    signOut: async (fields: Record<string, string> = {}) =>
      form('signout', { csrfToken: await csrfToken(), callbackUrl: '/', json: 'true', ...fields }),
  }
}

export type TestBrowser = ReturnType<typeof createTestBrowser>
