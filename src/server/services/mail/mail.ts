/** A plain-text mail to one person. */
export type Mail = { to: string; subject: string; text: string }

/** The mail port. Resolves when the mail is accepted for delivery; throws when it is not. */
export type SendMail = (mail: Mail) => Promise<void>

/** Refuses what could add headers or recipients; every adapter calls it before anything else. */
export const checkMail = ({ to, subject }: Mail): void => {
  if (/[\p{Cc}\s,;<>"]/u.test(to) || to.split('@').length !== 2)
    throw new Error('A mail goes to one plain address')
  if (/\p{Cc}/u.test(subject) || subject.length > 200)
    throw new Error('A subject is one line of at most 200 characters')
}
