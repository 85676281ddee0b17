import type { MailTopic } from '#contract/notification-choice.ts'
import type { mailCatalogue } from '#server/services/mail/catalogue/catalogue.ts'
import type { securityMails } from '#server/services/mail/catalogue/security.ts'
import type { MailDocument, MailFacts, MailSite } from '#server/services/mail/catalogue/document.ts'

type Catalogue = typeof mailCatalogue

export type MailKind = keyof Catalogue

/** What each kind of mail is told. `never` for a kind whose data JSON does not carry: nothing can send it then. */
export type MailData = {
  [Kind in MailKind]: Catalogue[Kind] extends (
    facts: infer Facts extends MailFacts,
    site: MailSite,
  ) => MailDocument
    ? Facts
    : never
}

/** A mail before it is rendered, to nobody yet. */
export type MailContent<Kind extends MailKind = MailKind> = {
  [Each in Kind]: { kind: Each; data: MailData[Each] }
}[Kind]

/** Whose choice of mails a mail follows: its reader stops mails of the topic by its link. */
export type MailAbout = { uid: string; topic: MailTopic }

/** What a sender hands over: JSON, so that it may wait in a queue. `to`: one plain address. */
export type OutgoingMail = { to: string } & MailContent

/**
 * A rendered mail to one person; `unsubscribe` is the absolute address that stops such mails. `messageId`: `<id@host>`, the same each time the same mail is sent, so that a mailbox can
 * tell a repeated one (RFC 5322 §3.6.4).
 */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  unsubscribe?: string
  /** An iCalendar text (RFC 5545) that calendar programs read, and what it asks them to do. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string }
}

/** What carries rendered mails. Resolves when the mail is accepted for delivery; throws when it is not. */
export type SendMail = (mail: Mail) => Promise<void>

/** What a person is told once it has happened to their account. */
export type AccountNotice = MailContent<keyof typeof securityMails>

/** What anybody may ask for; `client` is the network they ask from. */
type MailRequest = { email: string; client: string }

/** `limited` by who asks, so that it tells nothing of the address. */
export type MailRequestAnswer = { kind: 'accepted' } | { kind: 'limited'; retryAfterSeconds: number }

/** `limited`: this address got enough mails for now. */
type MailAnswer = 'sent' | 'limited'

/** Mails with links into an account. */
export type AccountMails = {
  /** Accepts any address in the same time; what happens then, only its mailbox learns. `callbackUrl`: where to go on. */
  requestSignInLink: (wanted: MailRequest & { callbackUrl: string }) => Promise<MailRequestAnswer>
  /** Likewise for a forgotten password. */
  requestPasswordReset: (wanted: MailRequest & { callbackUrl: string }) => Promise<MailRequestAnswer>
  /** For the signed-in person themselves; the code is typed in the session `browser`. */
  sendVerification: (
    person: { uid: string; email: string },
    wanted: { callbackUrl: string; browser: string },
  ) => Promise<MailAnswer>
}
