import type { OutgoingMail, SendMail } from '#server/ports/mails.ts'
import type { MailSite } from './catalogue/document.ts'
import { messageIdOf } from './mail.ts'
import { renderCalendar, renderMail } from './render.ts'

/**
 * Renders a mail and sends it. `id`: the mail's own; it makes the Message-ID, which a repeated sending shares. Rejects when
 * the mail is not accepted for delivery.
 */
export const createMailer =
  ({ site, send }: { site: MailSite; send: SendMail }) =>
  async (id: string, mail: OutgoingMail): Promise<void> => {
    const calendar = renderCalendar(mail, site)
    await send({
      to: mail.to,
      messageId: messageIdOf(id, site.origin),
      ...renderMail(mail, site),
      ...(calendar && { calendar }),
    })
  }
