/**
 * The published ranking rule (docs/search.md): ads stand by the day they were published, newest first, and where the
 * typed words are found makes an ad count as this many days newer. All words have to be in the field for it.
 * Without words the newest come first. Nothing else has a part in it: no payment, no clicks.
 */
export const freshnessDays = {
  /** In the title. */
  title: 30,
  /** In the title, the company's names, the occupation, a workplace or a tag. */
  facts: 10,
  /** Anywhere. */
  any: 0,
} as const

export type RankedField = keyof typeof freshnessDays
