import type { AuthConfig } from '@auth/core'
import { authBasePath, authCookies } from '#contract/auth.ts'
import type { EndpointRequest } from './endpoint-request.ts'

/** What Auth.js answered, its cookies reduced to those of the contract. */
export type EngineAnswer = { status: number; body: unknown; url: string | null; cookies: readonly string[] }

/**
 * Calls Auth.js with a request made anew: our own origin, only our cookies and the fields it needs. Its callback-url
 * cookie is neither passed nor set: the address travels in the form.
 */
export const callEngine = async (
  { engine, request }: EndpointRequest,
  origin: string,
  options: AuthConfig,
  call: { path: string } & ({ method: 'GET' } | { method: 'POST'; fields: Readonly<Record<string, string>> }),
): Promise<EngineAnswer> => {
  const headers = new Headers({ 'x-auth-return-redirect': '1' })
  const cookie = request.headers.get('cookie')
  if (cookie !== null)
    headers.set(
      'cookie',
      cookie
        .split(';')
        .filter((part) => !part.includes('callback-url'))
        .join(';'),
    )
  const answer = await engine(
    new Request(`${origin}${authBasePath}/${call.path}`, {
      method: call.method,
      headers,
      ...(call.method === 'POST' ? { body: new URLSearchParams(call.fields) } : {}),
    }),
    options,
  )
  const names = Object.values(authCookies(origin.startsWith('https:')))
  const cookies = answer.headers
    .getSetCookie()
    .filter((line) => names.some((name) => line.startsWith(`${name}=`) || line.startsWith(`${name}.`)))
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  const body: unknown = isJson ? JSON.parse(text) : null
  const inBody = typeof body === 'object' && body !== null && 'url' in body ? body.url : null
  const url = typeof inBody === 'string' ? inBody : answer.headers.get('location')
  return { status: answer.status, body, url, cookies }
}

/** True when Auth.js refuses to work because it is misconfigured; the cause is in the log under its code. */
export const isConfigurationError = ({ status, url }: EngineAnswer): boolean =>
  status >= 500 || (url !== null && URL.parse(url)?.searchParams.get('error') === 'Configuration')
