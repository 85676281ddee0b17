import type { Viewer } from '#contract/account.ts'

/** What a row keeps of the identity token beside its sealed text. */
export type TokenColumns = {
  /** Sealed pair. */
  tokens: string
  email: string | null
  emailVerified: boolean
  secondFactor: boolean
  /** An SMS alone signed in. */
  byPhone: boolean
  authTime: Date
  tokenExpiresAt: Date
}

export type NewSessionRow = TokenColumns & {
  id: string
  secretHash: string
  uid: string
  device: string
  at: Date
}

export type SessionRow = TokenColumns & {
  id: string
  uid: string
  device: string
  generation: number
  createdAt: Date
  lastSeenAt: Date
  viewer: Viewer
}

/** One line of a person's list of devices. */
export type SessionLine = { id: string; device: string; createdAt: Date; lastSeenAt: Date }

/** Where sessions are kept; ended ones are never answered. */
export type SessionRows = {
  create: (row: NewSessionRow) => Promise<void>
  /** One indexed select, the viewer's account and memberships included. */
  find: (secretHash: string) => Promise<SessionRow | null>
  /**
   * True for a secret in whose place the session got another one, while it is open: a tab that asked in the meantime has it.
   */
  isReplaced: (secretHash: string) => Promise<boolean>
  /**
   * False when the tokens were changed since `generation` was read, or the session ended. Marks it as seen at `at`. A
   * `secretHash` takes the place of the one before, whose cookie finds the session no more.
   */
  replaceTokens: (
    id: string,
    generation: number,
    columns: TokenColumns & { secretHash?: string },
    at: Date,
  ) => Promise<boolean>
  /** Another secret in place of the one with this hash; false when that is not the session's, or it ended. */
  replaceSecret: (id: string, secretHash: string, next: string) => Promise<boolean>
  remove: (id: string) => Promise<void>
  /** The same, unless the tokens were changed since `generation` was read; answers whether it did. */
  removeUnchanged: (id: string, generation: number) => Promise<boolean>
  /** Those of these ids that are open; one indexed select. */
  openAmong: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  list: (uid: string) => Promise<readonly SessionLine[]>
  /** Ends one session of this person from elsewhere; false when there is none. */
  revoke: (uid: string, id: string, at: Date) => Promise<boolean>
  /** Ends all of this person's sessions but `except`. Answers how many. */
  revokeAll: (uid: string, except: string | null, at: Date) => Promise<number>
  /** After the second factor was taken away: until their next renewal sessions would go on as confirmed by it. */
  forgetFactor: (uid: string) => Promise<void>
  /** After the provider changed what it says of this person: their sessions ask it again when they are read next. */
  renewAtNextReading: (uid: string, at: Date) => Promise<void>
  /** Deletes sessions last seen before. Answers how many. */
  removeIdle: (before: Date) => Promise<number>
}
