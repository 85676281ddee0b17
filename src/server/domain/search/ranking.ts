/**
 * The published ranking rule (docs/search.md): ads stand by the day they were published, newest first, and where the
 * typed words are found makes an ad count as this many days newer. All words have to be in the field for it.
 * Without words the newest come first. Nothing else has a part in it: no payment, no clicks.
 */
export const freshnessDays = {
  /** The work itself, and every word in the title. */
  named: 180,
  /** The work itself: the ad's occupation is one that a typed word names, the other words are in the facts. */
  work: 150,
  /** In the title. */
  title: 30,
  /** In the title, the company's names, the occupation, a workplace or a tag. */
  facts: 10,
  /** In the title, the facts or the description of the work. */
  duties: 0,
  /** Anywhere: only in what every ad says alike (changes of work and place, holidays, pay, steps of the selection). */
  any: -60,
} as const

export type RankedField = keyof typeof freshnessDays
