/** Asked for by anybody, from this network. */
type Wanted = { email: string; client: string }
/** Limited by who asks, whatever the address. */
type WantedAnswer = { kind: 'accepted' | 'limited' }

/** The port through which the backend has mails about accounts sent. Addresses nobody has take as long as known ones. */
export type AccountMails = {
  requestSignInLink: (wanted: Wanted & { callbackUrl: string }) => Promise<WantedAnswer>
  requestPasswordReset: (wanted: Wanted) => Promise<WantedAnswer>
  /** To the signed-in person. `limited`: the address got enough mails for now. Throws what the provider or mailer throws. */
  sendVerification: (email: string, continueUrl: string) => Promise<'sent' | 'limited'>
}
