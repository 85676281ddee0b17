import type { Concept } from './concepts.ts'

/** How a sentence stands to what it speaks of. */
export const relations = [
  /** It is not paid, not given, does not apply. */
  'notGiven',
  /** Nothing is paid for it on top. */
  'withoutPay',
  /** Its use is held against people, or hardly allowed. */
  'restricted',
  /** It is given only from a later time on. */
  'fromLater',
  /** It is for employees of another kind alone. */
  'onlyForSome',
  /** Somebody else has to be found for it. */
  'substituted',
  /** Money is taken, or something has to be bought, for it. */
  'takenAway',
  /** People are kept out for it. */
  'excluded',
  /** People are wanted for it, or only they. */
  'preferred',
  /** So many of them are wanted. */
  'counted',
  /** It is asked of people as a condition. */
  'demanded',
  /** Their consent is asked for. */
  'consents',
  /** It is done without pay. */
  'unpaid',
  /** People who take part do it as work. */
  'performed',
  /** It has to be sent, lent or shown. */
  'handedOver',
  /** It is only passed on. */
  'passedOn',
  /** A contact by it is asked for. */
  'contacted',
  /** It is named; for what may not be spoken of at all. */
  'named',
] as const
export type Relation = (typeof relations)[number]

/** What a sentence says, whatever its words: a concept and a relation that stand in one sentence. */
export type Meaning = {
  /** As it is told on the page of all rules. */
  example: string
  about: readonly Concept[]
  relation: Relation
  /** Concepts of which the sentence names one as well. */
  beside?: readonly Concept[]
  /** The concepts beside may stand in another sentence of the same text. */
  across?: true
  /** Words of the sentence that make it lawful, or mean something else. */
  unless?: RegExp
  reason: string
  /** What to write instead; null: leave it out. */
  instead: string | null
}
