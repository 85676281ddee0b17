/** What the provider knows of a person's ways to sign in, and what may be changed there on their word. */
export type PeoplePort = {
  find: (uid: string) => Promise<{
    email: string | null
    hasPassword: boolean
    signInPhone: string | null
    factors: readonly { phone: string | null; enrolledAt: Date | null }[]
  } | null>
  provePassword: (
    email: string,
    password: string,
  ) => Promise<{ kind: 'right'; uid: string } | { kind: 'wrong' } | { kind: 'limited' }>
  removeFactors: (uid: string) => Promise<void>
  /** The number no longer signs in by SMS. */
  removePhone: (uid: string) => Promise<void>
  revokeAll: (uid: string) => Promise<void>
  remove: (uid: string) => Promise<void>
}

/** What a person is told by mail about their account. */
export type SecurityNotice =
  | { kind: 'password changed' }
  | { kind: 'second factor removed' }
  /** `phone`: masked. */
  | { kind: 'sign-in phone linked'; phone: string }
  | { kind: 'sign-in phone removed' }
  | { kind: 'recovery code used'; left: number }
  | { kind: 'deletion requested'; dueAt: Date }
  | { kind: 'deletion cancelled' }
  | { kind: 'account deleted' }

export type SecurityMailsPort = {
  sendNotice: (email: string, notice: SecurityNotice) => Promise<void>
  sendEmailChange: (change: {
    email: string
    newEmail: string
    continueUrl: string
  }) => Promise<'sent' | 'limited'>
}

export type RateLimitsPort = {
  hit: (
    name: string,
    who: string,
    limit: { limit: number; seconds: number },
  ) => Promise<{ kind: 'allowed' } | { kind: 'limited'; retryAfterSeconds: number }>
}
