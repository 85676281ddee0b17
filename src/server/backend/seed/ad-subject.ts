import type { JobPostKind } from '#contract/codes/job-post.ts'
import type { Brief } from './ad-brief.ts'
import type { SeedCompany } from './company.ts'
import type { OccupationWords } from './occupations/words.ts'
import type { Place } from './places.ts'
import type { Programme } from './programme-text.ts'

/** What an ad's words are about. */
export type AdSubject = {
  kind: JobPostKind
  company: SeedCompany
  words: OccupationWords
  /** One of the occupation's names. */
  job: string
  place: Place
  graduationYears: readonly number[]
  /** Set for programmes; the others are employment for longer. */
  programme: Programme
  remoteOnly: boolean
  /** Set for part-time work of a few days. */
  brief: Brief | null
  /** Whether there is work on Saturdays and Sundays. */
  weekend: boolean
  /** Work among those who are served. */
  atCounter: boolean
}
