/** What a verified identity token says of the caller. */
export type VerifiedIdentity = {
  uid: string
  email: string | null
  emailVerified: boolean
  /** True when this sign-in was confirmed by a second factor, and the account still has one. */
  secondFactor: boolean
  /** When the person last gave password, code or link. */
  authTime: Date
  expiresAt: Date
}

/** The identity port of the backend; `null` when the token is no valid one. Throws when the provider can't be reached. */
export type Identity = {
  verify: (bearerToken: string) => Promise<VerifiedIdentity | null>
}
