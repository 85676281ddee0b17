import { jobPostFieldNames, type JobPostField } from '#contract/job-post-fields.ts'

/** The parts of an ad's page, by the ids of their headings. */
export type PagePart = 'pay' | 'place' | 'time' | 'contract' | 'who'

/**
 * How the page of an ad tells a field. `part`: as an item under its label, by its shape, in the order of the form among others of that
 * part; `described`: the structured data says it too. `by: 'hand'`: in the markup of the page, and in `statedTexts`.
 */
export type PageFacet = { part: PagePart; described: boolean } | { by: 'hand' }

const byHand = { by: 'hand' } as const

export const pageFacets = {
  kind: byHand,
  title: byHand,
  occupation: byHand,
  graduationYears: byHand,
  duties: byHand,
  dutiesRange: byHand,
  workAspects: byHand,
  participants: byHand,
  termKind: byHand,
  termFrom: byHand,
  termTo: byHand,
  eventDates: byHand,
  eventDays: byHand,
  renewalCriteria: byHand,
  renewalLimit: byHand,
  probationMonths: byHand,
  probationConditions: byHand,
  workplaces: byHand,
  workplacesRange: byHand,
  remote: byHand,
  hoursSystem: byHand,
  startsAt: byHand,
  endsAt: byHand,
  breakMinutes: byHand,
  deemedMinutes: byHand,
  hoursNote: byHand,
  overtime: byHand,
  overtimeHours: byHand,
  holidays: byHand,
  holidaysPerYear: byHand,
  wageUnit: byHand,
  wageMin: byHand,
  wageMax: byHand,
  fixedOvertimeName: byHand,
  fixedOvertimeAmount: byHand,
  fixedOvertimeHours: byHand,
  fixedOvertimeExcessPaid: byHand,
  allowances: byHand,
  bonus: byHand,
  raise: byHand,
  wageNote: byHand,
  travelCosts: byHand,
  insurance: { part: 'contract', described: false },
  dispatch: byHand,
  smoking: byHand,
  smokingNote: byHand,
  ageLimitException: byHand,
  ageLimitMax: byHand,
  ageLimitReason: byHand,
  openings: { part: 'who', described: false },
  selectionFlow: { part: 'who', described: true },
  questions: { part: 'who', described: false },
  replyByDays: byHand,
  validThrough: byHand,
} as const satisfies Readonly<Record<JobPostField, PageFacet>>

type Facets = typeof pageFacets
/** Fields that the page tells by their shape. */
export type PlainField = {
  [Field in JobPostField]: Facets[Field] extends { part: PagePart } ? Field : never
}[JobPostField]

const facetOf = (field: JobPostField): PageFacet => pageFacets[field]

const isPlain = (field: JobPostField): field is PlainField => 'part' in facetOf(field)

/** In the order of the form. */
export const plainFields: readonly PlainField[] = jobPostFieldNames.filter(isPlain)

/** Those of one part. */
export const fieldsOfPart = (part: PagePart): readonly PlainField[] =>
  plainFields.filter((field) => pageFacets[field].part === part)

/** Those that the structured data says too. */
export const describedFields: readonly PlainField[] = plainFields.filter(
  (field) => pageFacets[field].described,
)
