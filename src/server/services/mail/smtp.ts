import { createTransport } from 'nodemailer'
import type { SendMail } from '#server/ports/mails.ts'
import { checkMail } from './mail.ts'

/** Milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** nodemailer takes an address or options, never both, so that these go with the address; what it has itself stays. */
const withTimeouts = (url: string): string => {
  const address = new URL(url)
  for (const [name, milliseconds] of Object.entries(timeouts))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(milliseconds))
  return address.href
}

/** By which mail programs stop such mails with one click (RFC 8058 §3.1). */
const stopHeaders = (address: string | undefined): Record<string, string> =>
  address === undefined
    ? {}
    : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** By which mailboxes know that a mail is this domain's (RFC 6376). `key`: RSA, as PEM. */
type DkimKey = { domain: string; selector: string; key: string }

/** Where they are there; both headers of the one click have to be among them (RFC 8058 §4). */
const signedHeaders = [
  'from',
  'to',
  'subject',
  'date',
  'message-id',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'auto-submitted',
  'list-unsubscribe',
  'list-unsubscribe-post',
].join(':')

const signedBy = ({ domain, selector, key }: DkimKey) => ({
  domainName: domain,
  keySelector: selector,
  privateKey: key,
  headerFieldNames: signedHeaders,
})

/**
 * Sends text and HTML through a mail server, under the Message-ID that the mail brings. `url`: `smtp://user:password@host:587` (STARTTLS where the server offers it) or
 * `smtps://…`; `from`: an address, with a name or without; `dkim`: null where the mail server signs, or nobody.
 */
export const createSmtp = ({
  url,
  from,
  dkim,
}: {
  url: string
  from: string
  dkim: DkimKey | null
}): { send: SendMail; close: () => void } => {
  const transport = createTransport({ url: withTimeouts(url) })
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
        ...(dkim && { dkim: signedBy(dkim) }),
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
