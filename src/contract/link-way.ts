import { homeOfPeople } from './account-way.ts'

/** Without what is the place of everybody who wanted no other. */
const withWanted = (path: string, callbackUrl: string) =>
  callbackUrl === homeOfPeople ? path : `${path}?${new URLSearchParams({ callbackUrl }).toString()}`

/** Where the person is led once a new password is set. */
export const passwordResetComplete = (callbackUrl: string): string =>
  withWanted('/login/password-reset/complete', callbackUrl)

/** Pages that ask for a link by mail and say that it was sent, each leading back to where the person wanted to go. */
export const linkWay = {
  passwordForget: (callbackUrl: string) => withWanted('/login/password-forget', callbackUrl),
  passwordForgetComplete: (callbackUrl: string) => withWanted('/login/password-forget/complete', callbackUrl),
  signInLink: (callbackUrl: string) => withWanted('/login/request', callbackUrl),
  signInLinkComplete: (callbackUrl: string) => withWanted('/login/request/complete', callbackUrl),
} as const
