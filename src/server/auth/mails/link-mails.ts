import type { ActionMode } from '#contract/account-action.ts'
import { safeCallbackUrl } from '#contract/callback-url.ts'
import type { ActionLinks, LinkAnswer, LinkRequest } from '#server/auth/identity/action-links.ts'
import type { OutgoingMail } from '#server/ports/mails.ts'

/** The address of a link in a mail: our own page, whatever address the provider's link had. */
export const actionUrl = (origin: string, mode: ActionMode, oobCode: string, continueUrl: string): string =>
  `${origin}/account/action?${new URLSearchParams({ mode, oobCode, continueUrl: safeCallbackUrl(continueUrl, origin) })}`

type Dependencies = {
  origin: string
  links: ActionLinks
  /** `id`: the mail's own, the same each time it is tried. */
  send: (id: string, mail: OutgoingMail) => Promise<void>
}

/** What carries the link; where none could be made, what is told instead. Null: nothing is told. */
const mailOf = (origin: string, request: LinkRequest, answer: LinkAnswer): OutgoingMail | null => {
  const { mode, email, continueUrl } = request
  const made = answer.kind === 'made' ? actionUrl(origin, mode, answer.oobCode, continueUrl) : null
  switch (mode) {
    case 'signIn':
      return made === null
        ? { to: email, kind: 'account-not-found', data: {} }
        : { to: email, kind: 'sign-in-link', data: { link: made } }
    case 'resetPassword':
      return made === null
        ? { to: email, kind: 'account-not-found', data: {} }
        : { to: email, kind: 'password-reset', data: { link: made } }
    case 'verifyEmail':
      return made === null ? null : { to: email, kind: 'email-verification', data: { link: made } }
  }
}

/** Mails whose link the identity provider makes when they are sent. Throws IdentityUnreachable and what the mailer throws. */
export const createLinkMails =
  ({ origin, links, send }: Dependencies) =>
  async ({ id, ...request }: { id: string } & LinkRequest): Promise<void> => {
    const mail = mailOf(origin, request, await links.make(request))
    if (mail !== null) await send(id, mail)
  }
