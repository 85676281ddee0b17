import type { SignalChange } from './news.ts'

/** A change of one person's, by its number; a person's numbers are without gaps. */
export type NumberedChange = SignalChange & { sequence: number }

/** A person whose changes behind a number are asked for. */
export type LiveQuestion = { uid: string; after: number }

/** `last`: the person's newest number, 0 before the first; `changes`: the first ones behind what was asked for, as kept. */
export type LiveAnswer = { last: number; changes: readonly NumberedChange[] }

/** Where the numbered changes of people are read. Who has none is not among the answers. */
export type LiveChanges = {
  read: (questions: readonly LiveQuestion[]) => Promise<ReadonlyMap<string, LiveAnswer>>
  /** Answers a person's newest number once writes that are giving them one now have ended; null: they have none. */
  lastOf: (uid: string) => Promise<number | null>
}

/** What a follower is told, in order. `missed`: more than is kept or told one by one; `sequence` says where it goes on. */
export type LiveNews =
  { kind: 'changed'; changes: readonly NumberedChange[] } | { kind: 'missed'; sequence: number }

/** Tells what changed for people, as soon as it is committed, to whoever follows them in this process. */
export type LiveFeed = {
  /**
   * Tells everything behind `after`; with null first that changes were `missed`, from the newest number on. `tell` must not
   * throw. Answers the function that ends it.
   */
  follow: (uid: string, after: number | null, tell: (news: LiveNews) => void) => () => void
  /** How many follow somebody now. */
  followers: () => number
  /** Something of these people's may be new. */
  wake: (people: readonly string[]) => void
  /** Something of anybody's may be new. */
  wakeAll: () => void
  /** Tells nothing any more. */
  close: () => void
}
