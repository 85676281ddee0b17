import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '#contract/id.ts'
import { mailSubscriptionKinds, type MailSubscriptionKind } from '#contract/saved-search.ts'

/** What the link of a mail is about. */
export type MailSubject = { kind: MailSubscriptionKind; id: string }

const seal = (key: string, { kind, id }: MailSubject): Buffer =>
  createHmac('sha256', key).update(`mail:${kind}:${id}`).digest()

/**
 * The token of the link in the mails about one thing: it opens that thing and nothing else, and is kept nowhere. Sealed by
 * the first of the secrets.
 */
export const issueMailToken = (keys: readonly string[], subject: MailSubject): string => {
  const [key] = keys
  if (key === undefined) throw new Error('No secret seals the links of mails')
  return `${subject.kind}.${subject.id}.${seal(key, subject).toString('base64url')}`
}

/** What a token opens; null: it is none of ours. Those of secrets that were replaced are good while they are listed. */
export const readMailToken = (keys: readonly string[], token: string): MailSubject | null => {
  const [kindText = '', id = '', sealed = '', ...more] = token.slice(0, 200).split('.')
  const kind = mailSubscriptionKinds.find((each) => each === kindText)
  if (kind === undefined || !isId(id) || more.length > 0) return null
  const given = Buffer.from(sealed, 'base64url')
  const isOurs = keys.some((key) => {
    const expected = seal(key, { kind, id })
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  // Base64 has more than one spelling of some bytes; a link has one.
  return isOurs && given.toString('base64url') === sealed ? { kind, id } : null
}

/** The page of a link, on this site. */
export const mailPath = (token: string): string => `/mail/${token}`
