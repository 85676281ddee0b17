import type { ActionMode } from '#contract/account-action.ts'
import { safeCallbackUrl } from '#contract/callback-url.ts'
import type { ActionLinks, LinkAnswer, LinkRequest } from '#server/auth/identity/action-links.ts'
import { newId } from '#server/platform/ids.ts'
import type { OutgoingMail } from '#server/ports/mails.ts'

/** The address of a link in a mail: our own page, whatever address the provider's link had. */
export const actionUrl = (origin: string, mode: ActionMode, oobCode: string, continueUrl: string): string =>
  `${origin}/account/action?${new URLSearchParams({ mode, oobCode, continueUrl: safeCallbackUrl(continueUrl, origin) })}`

/** `browser`: where the code beside the link is typed; null: in any session of the person. */
type LinkTask = { id: string } & LinkRequest &
  ({ mode: 'signIn' | 'resetPassword' } | { mode: 'verifyEmail'; browser: string | null })

type Dependencies = {
  origin: string
  links: ActionLinks
  /** `id`: the mail's own, the same each time it is tried. */
  send: (id: string, mail: OutgoingMail) => Promise<void>
  /** The code that is typed in place of the link in that browser, for whoever signed up with the address. Null: nobody waits for one. */
  makeCode: (email: string, browser: string | null) => Promise<string | null>
}

/** What carries the link; where none could be made, what is told instead. Null: nothing is told. */
const mailOf = (
  origin: string,
  request: LinkRequest,
  answer: LinkAnswer,
  code: string | null,
): OutgoingMail | null => {
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
      return made === null || code === null
        ? null
        : { to: email, kind: 'email-verification', data: { link: made, code } }
  }
}

/** Mails whose link the identity provider makes when they are sent. Throws IdentityUnreachable and what the mailer throws. */
export const createLinkMails =
  ({ origin, links, send, makeCode }: Dependencies) =>
  async ({ id, ...request }: LinkTask): Promise<void> => {
    const answer = await links.make(request)
    const code = request.mode === 'verifyEmail' ? await makeCode(request.email, request.browser) : null
    const mail = mailOf(origin, request, answer, code)
    // Each try makes a code of its own: a mailbox shall not keep the first mail in place of the next.
    if (mail !== null) await send(code === null ? id : newId(), mail)
  }
