/** What this site keeps for the safety of people's sign-ins beside the sessions themselves. */
export type SignInSecurity = {
  /** The number that opens this person's sessions by SMS alone, E.164; null: none was written down here. */
  signInPhone: (uid: string) => Promise<string | null>
  /** A number that was not written down was taken away at the provider: it is noted, and told to this address. */
  strangePhoneRemoved: (person: { uid: string; email: string }, phone: string) => Promise<void>
  /**
   * Ends all sessions of this person but `except` (a session id, or null), and every node forgets the tokens of theirs that
   * it verified. Answers how many ended.
   */
  endSessions: (uid: string, except: string | null) => Promise<number>
  /** Somebody signed in with this person's second factor: a removal of it by the operator that waits is void. */
  factorUsed: (uid: string) => Promise<void>
  /** Only the second: the sign-in of this person became another one. */
  forgetTokens: (uid: string) => Promise<void>
}
