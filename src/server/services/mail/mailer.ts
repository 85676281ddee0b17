import type { MailAbout, MailKind, OutgoingMail, SendMail } from '#server/ports/mails.ts'
import type { MailClass, MailResult } from '#contract/mail-delivery.ts'
import { adminMails } from './catalogue/admin.ts'
import { accountMails } from './catalogue/account.ts'
import type { MailSite } from './catalogue/document.ts'
import { factorRemovalMails } from './catalogue/factor-removal.ts'
import { securityMails } from './catalogue/security.ts'
import { messageIdOf } from './mail.ts'
import { renderCalendar, renderMail } from './render.ts'

/** Sent also to an address that mails were stopped to: they are asked for with a press, or are about the account's safety, or
    the site's: a day without an objection is a yes to a change of admins. */
const alwaysSent: ReadonlySet<string> = new Set([
  ...Object.keys(accountMails),
  ...Object.keys(securityMails),
  ...Object.keys(factorRemovalMails),
  ...Object.keys(adminMails),
  'mail-restart' satisfies MailKind,
])

const classOf = (kind: MailKind): MailClass => {
  if (Object.hasOwn(accountMails, kind)) return 'account'
  return Object.hasOwn(securityMails, kind) || Object.hasOwn(factorRemovalMails, kind) ? 'security' : 'notice'
}

type Dependencies = {
  site: MailSite
  send: SendMail
  /** The page where the reader of this mailbox stops mails of a topic, a path of the site. */
  stopLink: (about: MailAbout, to: string) => string
  /** True: nothing but the above goes to this address. */
  isStopped: (to: string) => Promise<boolean>
  /** Keeps what became of a mail, without what it says. Never rejects: a mail that was sent is not sent again. */
  record: (tried: { id: string; to: string; about: MailClass; result: MailResult }) => Promise<void>
}

/**
 * Renders a mail and sends it, unless mails to its address were stopped. `id`: the mail's own; it makes the Message-ID, which
 * a repeated sending shares. Rejects when the mail is not accepted for delivery.
 */
export const createMailer =
  ({ site, send, stopLink, isStopped, record }: Dependencies) =>
  async (id: string, mail: OutgoingMail, about?: MailAbout): Promise<void> => {
    const tried = { id, to: mail.to, about: classOf(mail.kind) }
    if (!alwaysSent.has(mail.kind) && (await isStopped(mail.to)))
      return record({ ...tried, result: 'stopped' })
    const calendar = renderCalendar(mail, site)
    const stop = about === undefined ? null : { topic: about.topic, href: stopLink(about, mail.to) }
    try {
      await send({
        to: mail.to,
        messageId: messageIdOf(id, site.origin),
        ...renderMail(mail, site, stop),
        ...(calendar && { calendar }),
      })
    } catch (error) {
      await record({ ...tried, result: 'failed' })
      throw error
    }
    await record({ ...tried, result: 'sent' })
  }
