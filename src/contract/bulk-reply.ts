import * as z from 'zod/mini'
import { declineReasons } from './codes/application.ts'
import { letterSchema, templateBodySchema } from './reply-template.ts'
import { idText as id, listOf, machineText } from './text-input.ts'

/** Bounds of letters to several applicants. */
export const bulkLimits = {
  /** Applicants of one. */
  applicants: 500,
  /** Of one company that are not done, and those that its page lists. */
  open: 20,
  /** Letters on a page of the preview. */
  shown: 20,
  /** Times that one person makes letters in an hour. */
  preparedAnHour: 30,
  /** Days after which a draft that nobody touched is thrown away, and one that was started. */
  draftDays: 30,
  startedDays: 180,
} as const

/** `stopped`: by a member, who may have it go on. */
export const bulkReplyStatuses = ['draft', 'running', 'stopped', 'done'] as const
export type BulkReplyStatus = (typeof bulkReplyStatuses)[number]

/** `left_out`: taken out of the preview. `skipped`: the application had moved on by the time its turn came. */
export const bulkReplyItemStatuses = ['ready', 'left_out', 'declined', 'skipped'] as const
export type BulkReplyItemStatus = (typeof bulkReplyItemStatuses)[number]

/** Applications that were chosen. */
export const bulkReplyIdsSchema = listOf(id, bulkLimits.applicants).check(z.minLength(1, 'CHOOSE'))

/** Makes a letter for each of these applications; those of another company, or not to be declined, are left aside. */
export const prepareBulkReplySchema = z.object({
  companyId: id,
  applicationIds: bulkReplyIdsSchema,
  reason: z.enum(declineReasons, 'CHOOSE'),
  body: templateBodySchema,
})
export type PrepareBulkReply = z.infer<typeof prepareBulkReplySchema>

/** Ids as one field of a form has them. */
export const splitIds = (text: string): string[] => text.split(',').filter((part) => part !== '')

/** The same as a form sends it. */
export const prepareBulkReplyFormSchema = z.extend(prepareBulkReplySchema, {
  applicationIds: z.pipe(
    z.pipe(machineText(bulkLimits.applicants * 40, 'CHOOSE'), z.transform(splitIds)),
    bulkReplyIdsSchema,
  ),
})

/**
 * Why no letters were made. `nobody`: none of the chosen can be declined. `unaddressed`: the letter names nobody. `unfilled`:
 * a placeholder has no value; `too_long`: a letter would be; both name one of the people. `unlawful`: it asks what must not be
 * asked. `full`: as many as may be wait already. `limited`: too many in an hour.
 */
export const prepareRefusals = [
  'nobody',
  'unaddressed',
  'unfilled',
  'too_long',
  'unlawful',
  'full',
  'limited',
] as const
export type PrepareRefusal = (typeof prepareRefusals)[number]

const ofBulk = { companyId: id, id }
export const bulkReplyOfSchema = z.object(ofBulk)

/** One letter of a preview, as it is to be sent. */
export const changeBulkLetterSchema = z.object({ ...ofBulk, applicationId: id, text: letterSchema })
export const leaveOutSchema = z.object({
  ...ofBulk,
  applicationId: id,
  leaveOut: z.enum(['yes', 'no'], 'INVALID'),
})

/** `gone`: there is no such letter to be changed, or another member wrote it. */
export const bulkLetterAnswers = ['done', 'unlawful', 'gone'] as const
export type BulkLetterAnswer = (typeof bulkLetterAnswers)[number]

export const bulkMoves = ['start', 'stop', 'continue', 'discard'] as const
export type BulkMove = (typeof bulkMoves)[number]

/** `seen`: when the letters were last changed, as the page showed it; the start alone asks. */
export const moveBulkReplySchema = z.object({
  ...ofBulk,
  move: z.enum(bulkMoves, 'INVALID'),
  seen: z.prefault(z.nullable(machineText(40)), null),
})

/** `changed`: letters were changed after the page was shown. `status`: it does not start from here. `empty`: no letter is left. */
export const bulkMoveAnswers = ['done', 'changed', 'status', 'empty'] as const
export type BulkMoveAnswer = (typeof bulkMoveAnswers)[number]
