import type { DispatchMail, SendMail } from '#server/ports/mails.ts'
import { newId } from '#server/platform/ids.ts'
import type { MailSite } from './catalogue/document.ts'
import { messageIdOf } from './mail.ts'
import { renderMail } from './render.ts'

/** Renders a mail and sends it at once, under a Message-ID of its own. Rejects when it is not accepted for delivery. */
export const createMailer =
  ({ site, send }: { site: MailSite; send: SendMail }): DispatchMail =>
  async (mail) =>
    send({ to: mail.to, messageId: messageIdOf(newId(), site.origin), ...renderMail(mail, site) })
