import type { ActionMode } from '#contract/account-action.ts'
import { isEmailAddress } from '#contract/email-address.ts'
import { safeCallbackUrl } from '#contract/callback-url.ts'
import type { RateLimits } from '#server/auth/endpoints/endpoint-request.ts'
import type { ActionLinks, LinkRequest } from '#server/auth/identity/action-links.ts'
import type { Log } from '#server/platform/log.ts'
import type {
  AccountMails,
  DispatchMail,
  MailKind,
  MailRequestAnswer,
  SecurityMails,
} from '#server/ports/mails.ts'

export type AccountMailer = AccountMails &
  SecurityMails & {
    /** Resolves when all accepted mails are on their way; for the end of the process. */
    settled: () => Promise<void>
  }

type Dependencies = {
  origin: string
  links: ActionLinks
  dispatch: DispatchMail
  rateLimits: RateLimits
  log: Log
}

/** Mails one address can be made to get, whoever asks. */
const perAddress = { limit: 5, seconds: 60 * 60 } as const
/** Mails one network can have sent to whomever: a campus shares one, so that it is more than one person needs. */
const perClient = { limit: 60, seconds: 60 * 60 } as const

/** The address of a link in a mail: our own page, whatever address the provider's link had. */
export const actionUrl = (origin: string, mode: ActionMode, oobCode: string, continueUrl: string): string =>
  `${origin}/account/action?${new URLSearchParams({ mode, oobCode, continueUrl: safeCallbackUrl(continueUrl, origin) })}`

/** What carries a link that anybody may ask for. */
const kindOfLink = {
  signIn: 'sign-in-link',
  resetPassword: 'password-reset',
} as const satisfies Partial<Record<ActionMode, MailKind>>

export const createAccountMails = ({
  origin,
  links,
  dispatch,
  rateLimits,
  log,
}: Dependencies): AccountMailer => {
  const running = new Set<Promise<void>>()

  const allowed = async (to: string) =>
    (await rateLimits.hit('mail', to.toLowerCase(), perAddress)).kind === 'allowed'

  /** The provider takes its time with addresses it knows; nobody shall wait for it and measure. */
  const later = (work: () => Promise<void>): void => {
    const task = work()
      .catch((error: unknown) => log.error({ err: error }, 'A mail about an account could not be sent'))
      .finally(() => running.delete(task))
    running.add(task)
  }

  const request = async (
    client: string,
    wanted: LinkRequest & { mode: keyof typeof kindOfLink },
  ): Promise<MailRequestAnswer> => {
    const answer = await rateLimits.hit('mail client', client, perClient)
    if (answer.kind === 'limited') return answer
    later(async () => {
      if (!isEmailAddress(wanted.email) || !(await allowed(wanted.email))) return
      const answer = await links.make(wanted)
      const { email: to, mode, continueUrl } = wanted
      if (answer.kind !== 'made') return dispatch({ to, kind: 'account-not-found', data: {} })
      const link = actionUrl(origin, mode, answer.oobCode, continueUrl)
      return dispatch({ to, kind: kindOfLink[mode], data: { link } })
    })
    return { kind: 'accepted' }
  }

  return {
    requestSignInLink: ({ email, client, callbackUrl }) =>
      request(client, { mode: 'signIn', email, continueUrl: safeCallbackUrl(callbackUrl, origin) }),

    requestPasswordReset: ({ email, client }) =>
      request(client, { mode: 'resetPassword', email, continueUrl: `${origin}/login` }),

    sendVerification: async (email, continueUrl) => {
      if (!(await allowed(email))) return 'limited'
      const given = safeCallbackUrl(continueUrl, origin)
      const answer = await links.make({ mode: 'verifyEmail', email, continueUrl: given })
      if (answer.kind === 'made') {
        const link = actionUrl(origin, 'verifyEmail', answer.oobCode, given)
        await dispatch({ to: email, kind: 'email-verification', data: { link } })
      }
      return 'sent'
    },

    sendEmailChange: async ({ email, newEmail, continueUrl }) => {
      if (!(await allowed(newEmail)) || !(await allowed(email))) return 'limited'
      const given = safeCallbackUrl(continueUrl, origin)
      const answer = await links.make({ mode: 'verifyAndChangeEmail', email, newEmail, continueUrl: given })
      if (answer.kind === 'address taken') await dispatch({ to: newEmail, kind: 'email-taken', data: {} })
      if (answer.kind === 'made') {
        const link = actionUrl(origin, 'verifyAndChangeEmail', answer.oobCode, given)
        await dispatch({ to: newEmail, kind: 'email-change', data: { link } })
        await dispatch({ to: email, kind: 'email-change-requested', data: { newEmail } })
      }
      return 'sent'
    },

    sendNotice: (email, notice) => dispatch({ to: email, ...notice }),

    settled: async () => {
      await Promise.all(running)
    },
  }
}
