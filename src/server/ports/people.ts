/** How a person can sign in, as the provider knows it. Numbers are E.164. */
export type PersonAtProvider = {
  email: string | null
  emailVerified: boolean
  hasPassword: boolean
  /** Signs in by SMS alone; null: no number does. */
  signInPhone: string | null
  factors: readonly { phone: string | null; enrolledAt: Date | null }[]
  /**
   * Sign-ins before this instant have ended: it moves when everything is signed out and when the password or the address
   * changes, wherever that is done. Whole seconds of the provider's clock.
   */
  signInsValidFrom: Date | null
}

/** `limited`: the provider wants a pause. */
export type PasswordProof = { kind: 'right'; uid: string } | { kind: 'wrong' } | { kind: 'limited' }

/** `disabled`: the provider's operator shut the person out. */
export type Standing = 'active' | 'disabled' | 'gone'

/** What the provider knows of people's ways to sign in, and what may be changed there on their word. */
export type People = {
  /** Null: nobody, or no longer. Throws when the provider can't be reached, as all of these do. */
  find: (uid: string) => Promise<PersonAtProvider | null>
  /** Whether the person is there still, asked now and not read from a token. */
  standing: (uid: string) => Promise<Standing>
  /** Whose the address is. Null: nobody's. */
  findByEmail: (email: string) => Promise<{ uid: string; emailVerified: boolean; disabled: boolean } | null>
  /** Those of at most 100 people whom the provider no longer has. */
  findGone: (uids: readonly string[]) => Promise<readonly string[]>
  /** Asks the provider whether this is the person's password. A second factor that would come next does not matter. */
  provePassword: (email: string, password: string) => Promise<PasswordProof>
  /**
   * Gives the person another address, which counts as verified, and ends all sign-ins. `taken`: somebody else has it.
   * Doing it twice is doing it once.
   */
  changeEmail: (uid: string, email: string) => Promise<'changed' | 'taken' | 'gone'>
  /**
   * Makes a person with this uid, whose address is not verified. `taken`: somebody else has the address. Doing it twice is
   * doing it once.
   */
  create: (person: { uid: string; email: string; password: string }) => Promise<'made' | 'taken'>
  /** The address that the code of a verification link is for, without using it up. Null: it is none, or no longer. */
  readVerification: (code: string) => Promise<string | null>
  /** The person's address counts as verified, if it still is this one. False: it is another one, or they are gone or shut out. */
  verifyEmail: (uid: string, email: string) => Promise<boolean>
  /** Replaces the password, where there is one, by one that nobody knows: a new one is set by a link in a mail. */
  forgetPassword: (uid: string) => Promise<void>
  /** Takes all second factors away. */
  removeFactors: (uid: string) => Promise<void>
  /** Of several second factors the one enrolled last stays. Answers its number (`''`: it has none); null: there is no factor. */
  keepNewestFactor: (uid: string) => Promise<string | null>
  /** The number no longer signs in by SMS; sign-ins made until now stay. */
  removePhone: (uid: string) => Promise<void>
  revokeAll: (uid: string) => Promise<void>
  /** Who is gone already counts as removed. */
  remove: (uid: string) => Promise<void>
}
