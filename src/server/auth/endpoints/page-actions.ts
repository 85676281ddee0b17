import { authBasePath } from '#contract/auth.ts'
import { redirectAnswer } from './answers.ts'
import { createAuthLogger } from './auth-log.ts'
import { createIdleOptions } from './auth-options.ts'
import { callEngine, isConfigurationError } from './call-engine.ts'
import type { EndpointDependencies, EndpointRequest } from './endpoint-request.ts'

/** Error codes that may travel in an address: letters alone, as next-auth has them. */
const errorCode = /^[A-Za-z]{1,40}$/

const addresses = {
  signin: '/login',
  signout: '/signout',
  'verify-request': '/login/request/complete',
} as const

/** Where people land who open an endpoint in a browser. */
export const createPageActions = ({ origin, secrets, log }: EndpointDependencies) => {
  const errorPageUrl = (error: string) => `${origin}${authBasePath}/error?${new URLSearchParams({ error })}`

  const pageUrl = (page: keyof typeof addresses, { query, callbackUrl, given }: EndpointRequest) => {
    const url = new URL(addresses[page], origin)
    const error = query.get('error') ?? ''
    if (page === 'signin' && errorCode.test(error)) url.searchParams.set('error', error)
    if (page !== 'verify-request' && given) url.searchParams.set('callbackUrl', callbackUrl)
    return url.href
  }

  return {
    /** The sign-in page, keeping `error` and `callbackUrl`. */
    signInUrl: (call: EndpointRequest) => pageUrl('signin', call),

    /** Sends people on to the page, or to the error page when signing in can't work. */
    show: async (page: keyof typeof addresses, call: EndpointRequest): Promise<Response> => {
      const options = createIdleOptions({ origin, secrets, logger: createAuthLogger(log) })
      const answer = await callEngine(call, origin, options, { method: 'GET', path: page })
      return redirectAnswer(
        isConfigurationError(answer) ? errorPageUrl('Configuration') : pageUrl(page, call),
      )
    },
  }
}
