import type { EmailChangeAnswer } from '#contract/account-security.ts'
import { isEmailAddress } from '#contract/email-address.ts'
import { safeCallbackUrl } from '#contract/callback-url.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { LinkMail } from '#server/backend/tasks/kinds.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import type { NewTask } from '#server/backend/tasks/task-queue.ts'
import type { Actor } from '#server/domain/actor.ts'
import { newId } from '#server/platform/ids.ts'
import type { AccountMails } from '#server/ports/mails.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'

type Dependencies = { origin: string; work: Work; rateLimits: RateLimits }

/** Mails one address can be made to get, whoever asks. */
const perAddress = { limit: 5, seconds: 60 * 60 } as const
/** Mails one network can have sent to whomever: a campus shares one, so that it is more than one person needs. */
const perClient = { limit: 60, seconds: 60 * 60 } as const

const linkTask = (link: LinkMail): NewTask => ({ name: 'send-link', data: { id: newId(), ...link } })

/** Mails with links that the identity provider makes, which the task does: nobody waits for it, and nobody measures it. */
export const createAccountMails = ({ origin, work, rateLimits }: Dependencies) => {
  const allowed = async (to: string) =>
    (await rateLimits.hit('mail', to.toLowerCase(), perAddress)).kind === 'allowed'

  const queue = (actor: Actor, ...tasks: readonly NewTask[]) =>
    work(actor, async ({ send }) => send(...tasks))

  const request = async (client: string, link: LinkMail & { mode: 'signIn' | 'resetPassword' }) => {
    const answer = await rateLimits.hit('mail client', client, perClient)
    if (answer.kind === 'limited') return answer
    if (isEmailAddress(link.email) && (await allowed(link.email)))
      await queue({ kind: 'guest' }, linkTask(link))
    return { kind: 'accepted' as const }
  }

  const mails: AccountMails = {
    requestSignInLink: ({ email, client, callbackUrl }) =>
      request(client, { mode: 'signIn', email, continueUrl: safeCallbackUrl(callbackUrl, origin) }),

    requestPasswordReset: ({ email, client }) =>
      request(client, { mode: 'resetPassword', email, continueUrl: `${origin}/login` }),

    sendVerification: async ({ uid, email }, callbackUrl) => {
      if (!(await allowed(email))) return 'limited'
      const continueUrl = safeCallbackUrl(callbackUrl, origin)
      await queue({ kind: 'person', uid }, linkTask({ mode: 'verifyEmail', email, continueUrl }))
      return 'sent'
    },
  }

  return {
    ...mails,

    /** Sends the link to the new address and a notice to the old one; a taken address is told to its owner alone. */
    requestEmailChange: async (
      { uid, email }: { uid: string; email: string },
      newEmail: string,
    ): Promise<EmailChangeAnswer> => {
      if (newEmail.toLowerCase() === email.toLowerCase()) return 'same'
      if (!(await allowed(newEmail)) || !(await allowed(email))) return 'limited'
      const continueUrl = `${origin}/config`
      await work({ kind: 'person', uid }, async ({ audit, send }) => {
        audit({ action: 'email.change_requested', subject: `account:${uid}` })
        send(
          linkTask({ mode: 'verifyAndChangeEmail', email, newEmail, continueUrl }),
          mailTask({ kind: 'email-change-requested', to: email, data: { newEmail } }),
        )
      })
      return 'sent'
    },
  }
}

export type AccountMailsService = ReturnType<typeof createAccountMails>
