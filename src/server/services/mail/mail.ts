import type { Mail } from '#server/ports/mails.ts'

/** The Message-ID of the mail with this id; `origin`: of the site. The same id makes the same one. */
export const messageIdOf = (id: string, origin: string): string => `<${id}@${new URL(origin).hostname}>`

/** Refuses what could add headers, recipients or parts; every adapter calls it before anything else. */
export const checkMail = ({ to, subject, text, html, messageId, unsubscribe }: Mail): void => {
  if (/[\p{Cc}\s,;<>"]/u.test(to) || to.split('@').length !== 2)
    throw new Error('A mail goes to one plain address')
  if (/\p{Cc}/u.test(subject) || subject.length > 200)
    throw new Error('A subject is one line of at most 200 characters')
  // Printable ASCII without what ends it or begins another (RFC 5322 §3.6.4).
  if (
    messageId.length > 250 ||
    !/^<[!-;=?A-~]+@[!-;=?A-~]+>$/.test(messageId) ||
    messageId.split('@').length !== 2
  )
    throw new Error('A Message-ID is <id@host>')
  // One address in one header (RFC 2369 §2).
  if (unsubscribe !== undefined && !/^https?:\/\/[!-;=?-~]{1,500}$/.test(unsubscribe))
    throw new Error('An address that stops mails is an absolute one')
  if (!html.startsWith('<!doctype html>')) throw new Error('The HTML of a mail is a whole document')
  if (/[^\P{Cc}\n]/u.test(text) || /[^\P{Cc}\n]/u.test(html))
    throw new Error('The text of a mail has no control characters but line feeds')
}
