/** What a template may know of the site. */
export type MailSite = {
  name: string
  /** Canonical, without a trailing slash. */
  origin: string
  operator: { email: string }
}

/** Paragraphs, notes and values are one line each: a line break in a value shall not begin a line of the site's own. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Over a part of a longer mail. */
  | { kind: 'heading'; text: string }
  /** The one thing the mail asks for. `href`: a path or an address of this site. */
  | { kind: 'button'; words: string; href: string }
  | { kind: 'link'; words: string; href: string }
  /** An address to write to. */
  | { kind: 'address'; words: string; email: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  /** What a person typed; its lines stay lines and are marked as theirs. */
  | { kind: 'quotation'; text: string }
  /** In smaller letters: what to do when the mail is none of one's business. */
  | { kind: 'note'; text: string }

/** An event that goes with a mail, for the calendar of whoever gets it (RFC 5546); instants are RFC 3339. */
export type CalendarEvent = {
  method: 'REQUEST' | 'CANCEL'
  /** Stays the same whatever becomes of the event. */
  id: string
  /** Rises with every change that calendars are told. */
  sequence: number
  changedAt: string
  startsAt: string
  endsAt: string
  summary: string
  description: string
  location: string
  /** In whose name; the address is the operator's. */
  organizer: string
  /** A path of this site. */
  href: string
}

/** A mail before it is text and HTML. The subject comes without the site's name. */
export type MailDocument = {
  subject: string
  blocks: readonly MailBlock[]
  /** The page of this site where such mails are stopped, also by one click in a mail program (RFC 8058). */
  unsubscribe?: string
  calendar?: CalendarEvent
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** What a mail is told. It lies in a queue as JSON before it is rendered, so instants are RFC 3339 texts, never Dates. */
export type MailFacts = { readonly [name: string]: Json }

/** Data of a mail that says the same to everybody. */
export type NoFacts = Readonly<Record<string, never>>

/** The kinds of one area. What the data of each must be, `MailData` judges. */
export type MailTemplates = Readonly<Record<string, (facts: never, site: MailSite) => MailDocument>>
