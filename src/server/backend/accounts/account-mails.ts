import { isEmailAddress } from '#contract/email-address.ts'
import { safeCallbackUrl } from '#contract/callback-url.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { LinkMail } from '#server/backend/tasks/kinds.ts'
import { linkTask } from '#server/backend/tasks/mail-task.ts'
import type { Actor } from '#server/domain/actor.ts'
import type { AccountMails } from '#server/ports/mails.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { createMailLimits } from './account-limits.ts'

type Dependencies = { origin: string; work: Work; rateLimits: RateLimits }

/** Mails with links that the identity provider makes, which the task does: nobody waits for it, and nobody measures it. */
export const createAccountMails = ({ origin, work, rateLimits }: Dependencies): AccountMails => {
  const limits = createMailLimits(rateLimits)

  const queue = (actor: Actor, link: LinkMail) => work(actor, async ({ send }) => send(linkTask(link)))

  /** Counted and answered alike whether anybody has the address. */
  const request = async (client: string, link: LinkMail) => {
    const answer = await limits.byNetwork(link.mode, client, link.email)
    if (answer.kind === 'limited') return answer
    if (isEmailAddress(link.email)) await queue({ kind: 'guest' }, link)
    return { kind: 'accepted' as const }
  }

  return {
    requestSignInLink: ({ email, client, callbackUrl }) =>
      request(client, { mode: 'signIn', email, continueUrl: safeCallbackUrl(callbackUrl, origin) }),

    requestPasswordReset: ({ email, client, callbackUrl }) =>
      request(client, { mode: 'resetPassword', email, continueUrl: safeCallbackUrl(callbackUrl, origin) }),

    sendVerification: async ({ uid, email }, { callbackUrl, browser }) => {
      if ((await limits.byPerson('verifyEmail', uid, email)).kind === 'limited') return 'limited'
      const continueUrl = safeCallbackUrl(callbackUrl, origin)
      await queue({ kind: 'person', uid }, { mode: 'verifyEmail', email, continueUrl, browser })
      return 'sent'
    },
  }
}
