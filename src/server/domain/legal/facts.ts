import { japaneseDay } from '#contract/format/time.ts'
import type { JobPostFacts } from '#server/domain/job-post-facts.ts'

/** What is checked beside the ad itself: the company that looks for people. */
type Recruiter = {
  legalName: string
  /** null: no legal person, or not told yet. */
  corporateNumber: string | null
  prefectureCode: string
  city: string
  street: string
  contactTel: string | null
  contactEmail: string | null
  contactForm: string | null
  industryCode: string
  employees: number | null
}

type Place = { prefectureCode: string; city: string; street: string }

/** What is written of a place in free words. */
type PlaceWords = { name: string; access: string | null; city: string; street: string }

export type LegalFacts = JobPostFacts & {
  /** At hire. */
  workplaces: readonly Place[]
  /** Of the places of both scopes. */
  placeWords: readonly PlaceWords[]
  recruiter: Recruiter
  /** The day in Japan on which it is checked, YYYY-MM-DD. */
  today: string
  /** Keys of findings that the operator read in this ad and did not share; where their field states the same they count no more. */
  accepted: ReadonlySet<string>
}

/** The facts of an ad as it is kept, with its places of both scopes. */
export const legalFacts = (
  { acceptedFindings = [], ...ad }: JobPostFacts & { acceptedFindings?: readonly string[] },
  places: readonly (Place & PlaceWords & { scope: 'hire' | 'range' })[],
  recruiter: Recruiter,
  at: Date,
): LegalFacts => ({
  ...ad,
  workplaces: places.filter(({ scope }) => scope === 'hire'),
  placeWords: places,
  recruiter,
  today: japaneseDay(at.toISOString()),
  accepted: new Set(acceptedFindings),
})
