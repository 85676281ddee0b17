import { authBasePath } from '#contract/auth.ts'
import { isEmailAddress } from '#contract/email-address.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import { urlAnswer } from './answers.ts'
import type { EndpointDependencies, EndpointRequest } from './endpoint-request.ts'
import { createPageActions } from './page-actions.ts'
import { createPostGate } from './post-gate.ts'
import { textField, wantsJson } from './read-body.ts'

/** POST signin/email: a sign-in link by our own mail. The answer is the same whether the address is known or not. */
export const createEmailAction = (dependencies: EndpointDependencies) => {
  const { origin, mails } = dependencies
  const passGate = createPostGate(dependencies)
  const pages = createPageActions(dependencies)
  const base = `${origin}${authBasePath}`

  return {
    send: async (call: EndpointRequest): Promise<Response> => {
      const { fields, callbackUrl, clientAddress } = call
      const gate = await passGate(call)
      if (gate.kind === 'misconfigured') return gate.answer
      const json = wantsJson(fields)
      if (gate.kind === 'wrong token') return urlAnswer(pages.signInUrl(call), { json, status: 200 })
      const email = textField(fields, 'email').trim()
      if (!isEmailAddress(email)) return urlAnswer(`${base}/error?error=EmailSignin`, { json, status: 400 })
      const client = clientNetwork(clientAddress)
      const answer = await mails.requestSignInLink({ email, callbackUrl, client })
      if (answer.kind === 'limited')
        return urlAnswer(`${base}/error?error=RateLimited`, {
          json,
          status: 429,
          headers: { 'retry-after': String(answer.retryAfterSeconds) },
        })
      return urlAnswer(`${base}/verify-request?provider=email&type=email`, { json, status: 200 })
    },
  }
}
