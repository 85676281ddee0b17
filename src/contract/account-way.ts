import type { SessionAnswer } from './auth.ts'

/** Where people go who asked for nothing else. */
export const homeOfPeople = '/mypage'

const withCallback = (path: string, callbackUrl: string) =>
  `${path}?${new URLSearchParams({ callbackUrl }).toString()}`

/** Pages on the way of an account, each leading back to where the person wanted to go. */
export const accountWay = {
  signIn: (callbackUrl: string) => withCallback('/login', callbackUrl),
  /** The same when a session is over: it says so. */
  signInOver: (callbackUrl: string) =>
    `/login?${new URLSearchParams({ error: 'SessionRequired', callbackUrl }).toString()}`,
  /** The form even for somebody who is signed in: a new sign-in takes the place of the old. */
  signInAgain: (callbackUrl: string) =>
    `/login?${new URLSearchParams({ prompt: 'login', callbackUrl }).toString()}`,
  /** A form of a sign-up that was begun, such as a company's, is gone on with. */
  newAccount: (callbackUrl: string) =>
    callbackUrl.startsWith('/account/new?') ? callbackUrl : withCallback('/account/new', callbackUrl),
  /** What the link of an invitation to a company leads to. */
  invitation: (token: string) => `/account/new?${new URLSearchParams({ invite: token }).toString()}`,
  unverified: (callbackUrl: string) => withCallback('/login/mail-not-verify', callbackUrl),
  /** The code of the second factor at sign-in: a step of the page that asked for the password. */
  signInCode: (callbackUrl: string) =>
    `/login/sms?${new URLSearchParams({ view: 'code', callbackUrl }).toString()}`,
  /** Takes the second factor away with a recovery code. */
  recovery: (callbackUrl: string) =>
    `/login/sms?${new URLSearchParams({ view: 'recovery', callbackUrl }).toString()}`,
  /** The code of a number that was given on the same page. */
  numberCode: (path: string, callbackUrl: string) =>
    `${path}?${new URLSearchParams({ step: 'code', callbackUrl }).toString()}`,
  /** Sign-in by SMS, and the enrolment of a second factor. */
  secondFactor: (callbackUrl: string) => withCallback('/login/sms', callbackUrl),
  addProfile: (callbackUrl: string) => withCallback('/account/add-profile', callbackUrl),
} as const

/** True for a path that the link of an invitation has. */
export const isInvitation = (path: string): boolean =>
  path.startsWith('/account/new?') && new URLSearchParams(path.slice(path.indexOf('?'))).has('invite')

type Person = Pick<SessionAnswer['user'], 'emailVerified' | 'viewer'>

/** The next page of a person who signed in: what is still missing comes first. */
export const afterSignIn = ({ viewer, emailVerified }: Person, callbackUrl: string): string => {
  if (viewer.kind === 'none') return accountWay.newAccount(callbackUrl)
  return emailVerified ? callbackUrl : accountWay.unverified(callbackUrl)
}
