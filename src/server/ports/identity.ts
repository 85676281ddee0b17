/** What a verified identity token says of the caller. */
export type VerifiedIdentity = {
  uid: string
  email: string | null
  emailVerified: boolean
  /** True when this sign-in was confirmed by a second factor, and the account still has one. */
  secondFactor: boolean
  /** An SMS alone signed in. */
  byPhone: boolean
  /** When the person last gave password, code or link. */
  authTime: Date
  expiresAt: Date
}

/**
 * The identity port of the backend; `null` when the token is no valid one. Both throw when the provider can't be reached.
 * That a session of the person is open is not asked here.
 */
export type Identity = {
  /** With an answer of the provider that is up to five minutes old. */
  verify: (bearerToken: string) => Promise<VerifiedIdentity | null>
  /** Asks the provider, each time. */
  verifyNow: (bearerToken: string) => Promise<VerifiedIdentity | null>
}
