import * as z from 'zod/mini'
import { applicationStatuses, declineReasons, type ApplicationStatus } from './codes/application.ts'
import { offerSchema, readOffer, typedOfferFields } from './offer.ts'
import { daySchema } from './student-field.ts'
import { visible } from './plain-text.ts'
import { filledIn } from './reply-template.ts'
import { idText as id, linesText, machineText } from './text-input.ts'

/** Bounds of what a company's people do with applicants; lengths in characters. */
export const applicantLimits = {
  /** Of what is said to the student. */
  text: 2000,
  note: 2000,
  /** Notes of one application. */
  notes: 100,
  search: 100,
  /** Lines of one part of the list. */
  page: 50,
} as const

/** The parts of the list: who waits for an answer, with whom it goes on, with whom it has ended. */
export const applicantGroups = ['waiting', 'progress', 'ended'] as const
export type ApplicantGroup = (typeof applicantGroups)[number]
export const applicantGroupNames = {
  waiting: '返信待ち',
  progress: '進行中',
  ended: '終了',
} as const satisfies Record<ApplicantGroup, string>

/** How far an application that was sent can be. */
export type SentStatus = Exclude<ApplicationStatus, 'draft'>
export const sentStatuses = applicationStatuses.filter((status): status is SentStatus => status !== 'draft')

export const statusesOfApplicants = {
  waiting: ['submitted', 'viewed'],
  progress: ['screening', 'interview', 'offered'],
  ended: ['accepted', 'declined', 'not_selected', 'withdrawn', 'closed_no_reply'],
} as const satisfies Record<ApplicantGroup, readonly SentStatus[]>

/** Of whom a company can decide against. */
export const declinableStatuses = [
  'submitted',
  'viewed',
  'screening',
  'interview',
] as const satisfies readonly SentStatus[]

/** `due`: who waits first, by the promised day. `sent`: the newest first. `name`: by kana. */
export const applicantSorts = ['due', 'sent', 'name'] as const
export type ApplicantSort = (typeof applicantSorts)[number]
export const applicantSortNames = {
  due: '返信の期限が近い順',
  sent: '応募が新しい順',
  name: '名前の順',
} as const satisfies Record<ApplicantSort, string>

/** What a company does with an application. */
export const applicantMoves = ['view', 'screen', 'interview', 'offer', 'reject'] as const
export type ApplicantMove = (typeof applicantMoves)[number]

/** A form sends a field that is empty as none at all. */
const text = linesText(applicantLimits.text, 'REQUIRED').check(filledIn)

/** An instant as the page got it. */
const seen = machineText(40).check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/, 'INVALID'))

/** One press. `seen`: the `updatedAt` of the application as it was shown; another answers `changed`. */
export const applicantMoveSchema = z.object({
  companyId: id,
  id,
  seen,
  action: z.enum(applicantMoves, 'CHOOSE'),
  /** For the student; empty: nothing is said. */
  text,
  /** For `reject` alone, which has to have one. */
  reason: z.prefault(z.nullable(z.enum(declineReasons, 'CHOOSE')), null),
  /** For `offer` alone, which of work has to have one. */
  offer: z.prefault(z.nullable(offerSchema), null),
})
export type ApplicantMoveInput = z.infer<typeof applicantMoveSchema>

/**
 * What a press of the answer's form is for. `write`: back to the form, where a chosen template is taken in. `check`: what the check finds in the text. `look`: everything once more before it goes, as
 * offers and rejections ask for. `send`: it goes.
 */
const applicantStages = ['write', 'check', 'look', 'send'] as const

const isLetterAlone = (stage: (typeof applicantStages)[number]) => stage === 'write' || stage === 'check'

/**
 * The same as forms send it; a rejection is not looked at, or sent, without its reason. `sheet`: the form has the fields of an offer, which
 * are judged like the reason.
 */
export const applicantMoveFormSchema = z
  .extend(z.omit(applicantMoveSchema, { offer: true }), {
    text: z.optional(text),
    reason: z.optional(z.enum(declineReasons, 'CHOOSE')),
    stage: z.enum(applicantStages, 'CHOOSE'),
    sheet: z.optional(machineText(1)),
    ...typedOfferFields,
  })
  .check(
    z.refine(
      ({ action, stage, reason }) => action !== 'reject' || isLetterAlone(stage) || reason !== undefined,
      { path: ['reason'], error: 'CHOOSE' },
    ),
    z.check(({ value, issues }) => {
      if (value.sheet === undefined || isLetterAlone(value.stage)) return
      for (const { message, path } of readOffer(value).error?.issues ?? [])
        issues.push({ code: 'custom', message, path, input: value })
    }),
  )

/**
 * Why nothing was written. `changed`: it is not as it was shown. `status`: it does not start from where the application is.
 * `time`: the days of late answers are over. `kind`: nobody is selected for an ad of this kind. `reason`: none was chosen. `unlawful`: the text asks what must not be asked.
 * `offer`: it is an offer of work, and says nothing of the work. `answer_day`: the day of the answer is over, or more than a
 * year away; `told_day`, `notice_day`: that on which something follows is, or more than two.
 */
export const applicantRefusals = [
  'changed',
  'status',
  'time',
  'kind',
  'reason',
  'unlawful',
  'offer',
  'answer_day',
  'told_day',
  'notice_day',
] as const
export type ApplicantRefusal = (typeof applicantRefusals)[number]

export const applicantNoteSchema = z.object({
  companyId: id,
  id,
  note: linesText(applicantLimits.note, 'REQUIRED').check(visible),
})
export const applicantNoteIdSchema = z.object({ companyId: id, id, noteId: id })

/** `full`: as many as there may be. */
export const applicantNoteAnswers = ['done', 'full'] as const
export type ApplicantNoteAnswer = (typeof applicantNoteAnswers)[number]

/** A later day until which an offer can be answered. `from`: the day that the form was shown with. */
export const offerExtensionSchema = z.object({ companyId: id, id, from: daySchema, answerBy: daySchema })
export type OfferExtensionInput = z.infer<typeof offerExtensionSchema>

/** `status`: no offer of work waits for an answer. `not_later`: the day is no later than the promised one, over, or more than a year away. */
export const offerExtensionAnswers = ['done', 'status', 'not_later'] as const
export type OfferExtensionAnswer = (typeof offerExtensionAnswers)[number]
