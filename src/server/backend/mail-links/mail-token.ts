import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '#contract/id.ts'
import { mailTopics } from '#contract/notification-choice.ts'
import { mailTokenLength } from '#contract/saved-search.ts'
import type { MailAbout } from '#server/ports/mails.ts'

const kinds = ['saved_search', 'notification', 'mail_stop', 'factor_removal'] as const

/** What the link of a mail is about. `id`: of its row, or for `notification` what `topicId` makes. */
type MailSubject = { kind: (typeof kinds)[number]; id: string }

/** The id of what one person is told by mail of one topic. */
const topicId = ({ uid, topic }: MailAbout): string => `${topic}~${Buffer.from(uid).toString('base64url')}`

/** Null: it is none. */
export const readTopicId = (id: string): MailAbout | null => {
  const [topicText = '', encoded = '', ...more] = id.split('~')
  const topic = mailTopics.find((each) => each === topicText)
  const uid = Buffer.from(encoded, 'base64url').toString()
  return topic === undefined || uid === '' || more.length > 0 ? null : { uid, topic }
}

/** A token of ours, before it is known whose mails the thing has now. */
type OpenedToken = MailSubject & {
  /** True: it went to this address, whatever its case. Only there it is good. */
  isFor: (email: string) => boolean
}

const digest = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

const mailbox = (key: string, { kind, id }: MailSubject, email: string): string =>
  digest(key, `mailbox:${kind}:${id}:${email.toLowerCase()}`)

const seal = (key: string, { kind, id }: MailSubject, box: string): string =>
  digest(key, `mail:${kind}:${id}:${box}`)

/** Texts are compared, since base64 has more than one spelling of some bytes and a link has one. */
const isSame = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * The token of the link in the mails about one thing to one mailbox: it opens that thing and nothing else, no longer once
 * its mails go to another mailbox, and is kept nowhere. Sealed by the first of the secrets.
 */
export const issueMailToken = (keys: readonly string[], subject: MailSubject, email: string): string => {
  const [key] = keys
  if (key === undefined) throw new Error('No secret seals the links of mails')
  const box = mailbox(key, subject, email)
  return [subject.kind, subject.id, box, seal(key, subject, box)].join('.')
}

/** What a token is about; null: it is none of ours. Those of secrets that were replaced are good while they are listed. */
export const readMailToken = (keys: readonly string[], token: string): OpenedToken | null => {
  const [kindText = '', id = '', box = '', sealed = '', ...more] = token.slice(0, mailTokenLength).split('.')
  const kind = kinds.find((each) => each === kindText)
  if (kind === undefined || more.length > 0) return null
  if (kind === 'notification' ? readTopicId(id) === null : !isId(id)) return null
  const subject = { kind, id }
  const key = keys.find((each) => isSame(sealed, seal(each, subject, box)))
  if (key === undefined) return null
  return { ...subject, isFor: (email) => isSame(box, mailbox(key, subject, email)) }
}

/** The page where whoever reads this mailbox stops mails of a topic. */
export const stopLink =
  (keys: readonly string[]) =>
  (about: MailAbout, to: string): string =>
    mailPath(issueMailToken(keys, { kind: 'notification', id: topicId(about) }, to))

/** The page of a link, on this site. */
export const mailPath = (token: string): string => `/mail/${token}`

/** The text of a mail without the tokens in its links, for somebody else than its reader: whoever has a token may use it. */
export const hideTokens = (text: string): string => text.replace(/\/mail\/[\w.~-]+/g, mailPath('…'))
