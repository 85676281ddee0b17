import { isEmailAddress } from '#contract/email-address.ts'
import { safeCallbackUrl } from '#contract/callback-url.ts'
import type { ActionLinks, ActionMode, LinkRequest } from '#server/auth/identity/action-links.ts'
import type { Log } from '#server/platform/log.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { createTemplates, type MailText } from './templates.ts'

/** `limited`: this address got enough mails for now. */
export type MailAnswer = 'sent' | 'limited'

/** What people are told about their account once it has happened. */
export type AccountNotice =
  | { kind: 'password changed' }
  | { kind: 'second factor removed' }
  /** `phone`: masked. */
  | { kind: 'sign-in phone linked'; phone: string }
  | { kind: 'sign-in phone removed' }
  | { kind: 'recovery code used'; left: number }
  | { kind: 'deletion requested'; dueAt: Date }
  | { kind: 'deletion cancelled' }
  | { kind: 'account deleted' }

/** What anybody may ask for; `client` is the network they ask from. */
export type MailRequest = { email: string; client: string }

/** `limited` by who asks, so that it tells nothing of the address. */
export type MailRequestAnswer = { kind: 'accepted' } | { kind: 'limited'; retryAfterSeconds: number }

export type AccountMails = {
  /** Accepts any address in the same time; what happens then, only its mailbox learns. `callbackUrl`: where to go on. */
  requestSignInLink: (wanted: MailRequest & { callbackUrl: string }) => Promise<MailRequestAnswer>
  /** Likewise for a forgotten password. */
  requestPasswordReset: (wanted: MailRequest) => Promise<MailRequestAnswer>
  /** For the signed-in person themselves. Throws IdentityUnreachable, and what the mailer throws. */
  sendVerification: (email: string, continueUrl: string) => Promise<MailAnswer>
  /** Sends the link to the new address and a notice to the old one; a taken address is told to its owner alone. */
  sendEmailChange: (change: { email: string; newEmail: string; continueUrl: string }) => Promise<MailAnswer>
  /** Tells a person what was done to their account. */
  sendNotice: (email: string, notice: AccountNotice) => Promise<void>
  /** Resolves when all accepted mails are on their way; for the end of the process. */
  settled: () => Promise<void>
}

type Dependencies = {
  origin: string
  siteName: string
  links: ActionLinks
  send: (mail: { to: string } & MailText) => Promise<void>
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

export const createAccountMails = ({
  origin,
  siteName,
  links,
  send,
  rateLimits,
  log,
}: Dependencies): AccountMails => {
  const templates = createTemplates({ siteName, origin })
  const day = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'long' })
  const noticeText = (notice: AccountNotice): MailText => {
    switch (notice.kind) {
      case 'password changed':
        return templates.passwordChanged()
      case 'second factor removed':
        return templates.secondFactorRemoved()
      case 'sign-in phone linked':
        return templates.signInPhoneLinked(notice.phone)
      case 'sign-in phone removed':
        return templates.signInPhoneRemoved()
      case 'recovery code used':
        return templates.recoveryCodeUsed(notice.left)
      case 'deletion requested':
        return templates.deletionRequested(day.format(notice.dueAt))
      case 'deletion cancelled':
        return templates.deletionCancelled()
      case 'account deleted':
        return templates.accountDeleted()
    }
  }
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
    wanted: LinkRequest & { mode: 'signIn' | 'resetPassword' },
  ): Promise<MailRequestAnswer> => {
    const answer = await rateLimits.hit('mail client', client, perClient)
    if (answer.kind === 'limited') return answer
    later(async () => {
      if (!isEmailAddress(wanted.email) || !(await allowed(wanted.email))) return
      const answer = await links.make(wanted)
      const text =
        answer.kind === 'made'
          ? templates[wanted.mode](actionUrl(origin, wanted.mode, answer.oobCode, wanted.continueUrl))
          : templates.unknownAddress()
      await send({ to: wanted.email, ...text })
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
      if (answer.kind === 'made')
        await send({
          to: email,
          ...templates.verifyEmail(actionUrl(origin, 'verifyEmail', answer.oobCode, given)),
        })
      return 'sent'
    },

    sendEmailChange: async ({ email, newEmail, continueUrl }) => {
      if (!(await allowed(newEmail)) || !(await allowed(email))) return 'limited'
      const given = safeCallbackUrl(continueUrl, origin)
      const answer = await links.make({ mode: 'verifyAndChangeEmail', email, newEmail, continueUrl: given })
      if (answer.kind === 'address taken') await send({ to: newEmail, ...templates.addressTaken() })
      if (answer.kind === 'made') {
        const link = actionUrl(origin, 'verifyAndChangeEmail', answer.oobCode, given)
        await send({ to: newEmail, ...templates.verifyAndChangeEmail(link) })
        await send({ to: email, ...templates.emailChanged(newEmail) })
      }
      return 'sent'
    },

    sendNotice: (email, notice) => send({ to: email, ...noticeText(notice) }),

    settled: async () => {
      await Promise.all(running)
    },
  }
}
