import { createTransport } from 'nodemailer'
import type { SendMail } from '#server/ports/mails.ts'
import { checkMail } from './mail.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** By which mail programs stop such mails with one click (RFC 8058 §3.1). */
const stopHeaders = (address: string | undefined): Record<string, string> =>
  address === undefined
    ? {}
    : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/**
 * Sends text and HTML through a mail server, under the Message-ID that the mail brings. `url`: `smtp://user:password@host:587` (STARTTLS where the server offers it) or
 * `smtps://…`; `from`: an address, with a name or without.
 */
export const createSmtp = ({
  url,
  from,
}: {
  url: string
  from: string
}): { send: SendMail; close: () => void } => {
  const transport = createTransport({ url, pool: true, ...timeouts })
  return {
    send: async (mail) => {
      checkMail(mail)
      await transport.sendMail({
        from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: mail.messageId,
        headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(mail.unsubscribe) },
        ...(mail.calendar && {
          icalEvent: {
            method: mail.calendar.method,
            content: mail.calendar.text,
            filename: 'interview.ics',
          },
        }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => transport.close(),
  }
}
