/** What the backend needs to know of the caller; filled from a verified identity token. */
export type VerifiedIdentity = {
  uid: string
  email: string | null
  emailVerified: boolean
  /** True when this sign-in was confirmed by a second factor. */
  secondFactor: boolean
  authTime: Date
  expiresAt: Date
}

/** The identity port of the backend; `null` when the token is no valid one. Throws when the provider can't be reached. */
export type Identity = {
  verify: (bearerToken: string) => Promise<VerifiedIdentity | null>
}
