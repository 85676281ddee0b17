import * as z from 'zod/mini'
import { visible } from './plain-text.ts'
import { daySchema } from './student-field.ts'
import { blankable, linesText, optionalLines, rawText } from './text-input.ts'

/** Characters of the texts of an offer, and the days that a student should have for the answer. */
export const offerLimits = {
  place: 300,
  duties: 1000,
  changes: 2000,
  documents: 500,
  contact: 300,
  calmDays: 7,
} as const

/** Whether the work is what the ad said when the student applied. */
export const offerTerms = ['as_in_ad', 'changed'] as const
export type OfferTerms = (typeof offerTerms)[number]
/** How the student gets the 労働条件通知書 (労働基準法15条): `this` sheet is it, it was handed over, or it follows. */
export const offerNotices = ['this', 'handed', 'later'] as const
export type OfferNotice = (typeof offerNotices)[number]

const whatIsMissing = z.check<{
  place: string
  duties: string
  toldBy: string | null
  terms: OfferTerms
  changes: string
  notice: OfferNotice
  noticeBy: string | null
}>(({ value, issues }) => {
  const missing = [
    (value.place === '' || value.duties === '') && value.toldBy === null && 'toldBy',
    value.terms === 'changed' && value.changes === '' && 'changes',
    value.notice === 'later' && value.noticeBy === null && 'noticeBy',
  ]
  for (const field of missing)
    if (field !== false) issues.push({ code: 'custom', message: 'REQUIRED', path: [field], input: value })
})

/** What an employer says with an offer of work, so that the student can decide on it. Days are YYYY-MM-DD. */
export const offerSchema = z
  .object({
    /** The last day of the answer that is asked for. */
    answerBy: daySchema,
    place: optionalLines(offerLimits.place),
    duties: optionalLines(offerLimits.duties),
    /** By when the place or the duties are told where they are not decided yet. */
    toldBy: blankable(daySchema),
    terms: z.enum(offerTerms, 'CHOOSE'),
    /** What is other than in the ad (職業安定法5条の3第3項). */
    changes: optionalLines(offerLimits.changes),
    notice: z.enum(offerNotices, 'CHOOSE'),
    noticeBy: blankable(daySchema),
    /** What the student is asked to hand in. */
    documents: optionalLines(offerLimits.documents),
    contact: linesText(offerLimits.contact, 'REQUIRED').check(visible),
  })
  .check(whatIsMissing)
export type Offer = z.infer<typeof offerSchema>

/** The fields as they are typed; a field that is left empty is absent. */
const typed = z.optional(rawText(10_000))
export const typedOfferFields = {
  answerBy: typed,
  place: typed,
  duties: typed,
  toldBy: typed,
  terms: typed,
  changes: typed,
  notice: typed,
  noticeBy: typed,
  documents: typed,
  contact: typed,
} satisfies Record<keyof Offer, typeof typed>
export type OfferField = keyof typeof typedOfferFields
export const offerFields = [
  'answerBy',
  'place',
  'duties',
  'toldBy',
  'terms',
  'changes',
  'notice',
  'noticeBy',
  'documents',
  'contact',
] as const satisfies readonly OfferField[]
/** An offer as it is typed. */
export type TypedOffer = Readonly<Partial<Record<OfferField, string | undefined>>>

/** What stands in it, or what is wrong, by field. */
export const readOffer = (given: TypedOffer) =>
  offerSchema.safeParse({ ...given, answerBy: given.answerBy ?? '', contact: given.contact ?? '' })

/** The texts that a person wrote, by field, for whoever reads them before they go. */
export const offerTexts = (offer: Offer): readonly (readonly [field: OfferField, text: string])[] =>
  (['place', 'duties', 'changes', 'documents', 'contact'] as const).map((field) => [field, offer[field]])
