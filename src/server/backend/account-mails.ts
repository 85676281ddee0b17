/** The port through which the backend has mails about accounts sent. Addresses nobody has take as long as known ones. */
export type AccountMails = {
  requestSignInLink: (email: string, callbackUrl: string) => Promise<void>
  requestPasswordReset: (email: string) => Promise<void>
  /** To the signed-in person. `limited`: the address got enough mails for now. Throws what the provider or mailer throws. */
  sendVerification: (email: string, continueUrl: string) => Promise<'sent' | 'limited'>
}
