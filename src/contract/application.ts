import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { profileParts } from './profile-parts.ts'
import { idText as id, linesText, listOf, machineText, wholeInput } from './text-input.ts'

/** Characters of the texts of an application. */
export const applicationLimits = { answer: 1000, message: 2000, accommodation: 500, reason: 1000 } as const

/**
 * The wording by which a student agrees that the application goes to the company (個人情報保護法27条1項). A change of what
 * the page says before sending is a new version.
 */
export const applicationConsentVersion = '2026-11-26'

/** The proof's version names the wording and the application. */
export const applicationConsent = (applicationId: string): string =>
  `${applicationConsentVersion} ${applicationId}`

const profilePart = z.enum(profileParts, 'INVALID')

/** What of an application is written down before it is sent; nothing of it has to be complete. */
export const applicationDraftSchema = z.object({
  jobPostId: id,
  /** The ad's revision that the form showed. */
  revision: wholeInput(1),
  /** True: what changed in the ad since the draft began was looked at. */
  changesSeen: z.boolean('INVALID'),
  /** One for each question, in order; empty: not answered yet. */
  answers: listOf(linesText(applicationLimits.answer), limits.jobPostQuestions, 'INVALID'),
  message: linesText(applicationLimits.message),
  /** What the person needs in interviews; the company reads it from the first interview on. */
  accommodation: linesText(applicationLimits.accommodation),
  /** Parts of the profile that don't go. */
  leftOut: listOf(profilePart, profileParts.length),
  fileIds: listOf(id, limits.applicationFiles, 'TOO_LONG'),
})
export type ApplicationDraft = z.infer<typeof applicationDraftSchema>

/**
 * Which button was pressed. `keep`: none, the script saves while one types. `reuse`: the one that takes over the earlier
 * message, without scripts.
 */
export const draftIntents = ['preview', 'save', 'keep', 'reuse'] as const

/** The names of the fields for answers: one for each question there may be. */
export const answerFields = ['answer0', 'answer1', 'answer2'] as const satisfies {
  length: typeof limits.jobPostQuestions
}

const answer = z.optional(linesText(applicationLimits.answer))

/** As a form sends it, which sends nothing for an empty text. */
export const applicationDraftFormSchema = z.extend(
  z.omit(applicationDraftSchema, { answers: true, leftOut: true }),
  {
    answer0: answer,
    answer1: answer,
    answer2: answer,
    message: z.optional(linesText(applicationLimits.message)),
    accommodation: z.optional(linesText(applicationLimits.accommodation)),
    /** Parts of the profile that go: those that are ticked. */
    sentParts: listOf(profilePart, profileParts.length),
    intent: z.optional(z.enum(draftIntents, 'INVALID')),
  },
)

/** The last press. */
export const applicationSubmitSchema = z.object({
  id,
  /** Names the form that was sent: the same form sent twice makes one application. */
  submitKey: id,
  /** Names what the page showed of what goes to the company. */
  shown: machineText(64).check(z.regex(/^[0-9a-f]{64}$/, 'INVALID')),
  consent: z.literal(applicationConsentVersion, 'AGREE'),
})
export type ApplicationSubmit = z.infer<typeof applicationSubmitSchema>

/** An application, and what the student says with a move; empty: nothing. */
export const applicationMoveSchema = z.object({ id, reason: linesText(applicationLimits.reason) })
export const offerAnswers = ['accept', 'decline'] as const
export const offerAnswerSchema = z.extend(applicationMoveSchema, {
  answer: z.enum(offerAnswers, 'CHOOSE'),
})

/** The same as forms send them. */
const reasonOfForm = { reason: z.optional(linesText(applicationLimits.reason)) }
export const applicationMoveFormSchema = z.extend(applicationMoveSchema, reasonOfForm)
export const offerAnswerFormSchema = z.extend(offerAnswerSchema, reasonOfForm)

export const applicationIdSchema = z.object({ id })

/**
 * Why an application is not saved or sent. `closed`: one can't apply now. `applied`: one is under way or was sent as often
 * as may be. `changed`: the ad changed since it was looked at. `incomplete`: a question is not answered. `profile`: there
 * is none. `other`: what was shown is not what would be sent. `file`: one may not be sent. `limited`: too many in an hour.
 */
export const applicationRefusals = [
  'closed',
  'applied',
  'changed',
  'incomplete',
  'profile',
  'other',
  'file',
  'limited',
] as const
export type ApplicationRefusal = (typeof applicationRefusals)[number]

/** What a list of one's own applications is cut down to. */
export const applicationFilters = ['drafts', 'open', 'closed'] as const
export type ApplicationFilter = (typeof applicationFilters)[number]
