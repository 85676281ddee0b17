import type { NotificationKind } from '#contract/notification.ts'
import type { OutgoingMail } from './mails.ts'

/** A person with an account, and the address their mails go to. */
export type Addressee = { uid: string; email: string }

/** What one person is told: on the site, and by the mail that says the same, as the person chose for the kind. */
export type News = {
  uid: string
  kind: NotificationKind
  /** One line in Japanese, of at most `notificationLimits.text` characters; what is longer is cut. */
  text: string
  /** Where it leads: a path of this site. */
  href: string
  /**
   * What it is about, like `application:0198…` or `thread:0198…`: unread ones of one kind and subject are shown as one,
   * and they go when what they are about is erased.
   */
  subject: string
  /** A person is told once only of one key; without one each is told. */
  key?: string
  /** Sent where the person wants it at once; digests are made of `text`. */
  mail?: OutgoingMail
  /** Seconds that the mail waits; it is left out where the line was read meanwhile. */
  mailAfter?: number
}

/** Something of a person's that an open page of theirs shows; never what is in it. */
export type Signal = { uid: string } & SignalChange
export type SignalChange = { kind: 'notifications' } | { kind: 'thread'; threadId: string }
