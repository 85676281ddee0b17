import { authCookies } from '#contract/auth.ts'
import { jsonAnswer } from './answers.ts'
import { createAuthLogger } from './auth-log.ts'
import { createIdleOptions } from './auth-options.ts'
import { callEngine, isConfigurationError } from './call-engine.ts'
import { parseCookies } from './cookies.ts'
import { isCsrfTokenRight } from './csrf.ts'
import type { EndpointDependencies, EndpointRequest } from './endpoint-request.ts'
import { textField } from './read-body.ts'

export type Gate = { kind: 'open' } | { kind: 'wrong token' } | { kind: 'misconfigured'; answer: Response }

/** Stands before every action that changes something: the configuration is sound and the CSRF token right. */
export const createPostGate = ({
  origin,
  secrets,
  log,
}: Pick<EndpointDependencies, 'origin' | 'secrets' | 'log'>) => {
  const csrfName = authCookies(origin.startsWith('https:')).csrf
  return async (call: EndpointRequest): Promise<Gate> => {
    const options = createIdleOptions({ origin, secrets, logger: createAuthLogger(log) })
    const checked = await callEngine(call, origin, options, { method: 'GET', path: 'csrf' })
    if (isConfigurationError(checked)) return { kind: 'misconfigured', answer: jsonAnswer(checked.body, 500) }
    const cookie = parseCookies(call.request.headers.get('cookie')).get(csrfName)
    const right = isCsrfTokenRight(cookie, textField(call.fields, 'csrfToken'), secrets)
    return right ? { kind: 'open' } : { kind: 'wrong token' }
  }
}
