import * as z from 'zod/mini'
import type { ApplicantMove } from './applicants.ts'
import { emailSchema } from './account-field.ts'
import { deskReason, deskStepSchema } from './desk.ts'
import { isVisible, visible } from './plain-text.ts'
import { readReceiptNumber } from './receipt-number.ts'
import { linesText, machineText, typedCode } from './text-input.ts'

/** How long the provider's id of a person may be. */
const uidMost = 128

/** `searches`, `reads`: of people, by one admin in an hour; `signInEnds`: of one person, by one admin in a day. */
export const deskPeopleLimits = {
  mails: 20,
  removals: 50,
  searches: 60,
  reads: 240,
  signInEnds: 3,
  text: 2000,
} as const

/** An exact mail address, or the id of an account. */
export const findPersonSchema = z.object({
  who: typedCode(uidMost + 126, 'INVALID', (text) => text.trim()).check(
    z.refine(isVisible, 'REQUIRED'),
    z.refine((text) => !text.includes('@') || z.safeParse(emailSchema, text).success, 'NOT_EMAIL'),
  ),
})

const uid = machineText(uidMost, 'INVALID').check(visible)
/** What a checkbox sends. */
const checked = z.literal('on', 'AGREE')

/** What is done to one person for a reason. */
export const personActSchema = z.object({ uid, reason: deskReason })
/** The same, shown before it is done. */
export const shownPersonActSchema = z.object({ uid, reason: deskReason, step: deskStepSchema })

/** `requested`: the person asked for it, which lifts a stop after a complaint. */
export const liftStopSchema = z.object({
  uid,
  reason: deskReason,
  requested: z.optional(checked),
})

/** `looked`: the operator looked at who the person is; nothing of it is kept. */
export const startRemovalSchema = z.object({ uid, reason: deskReason, looked: checked, step: deskStepSchema })

/** `written`: the request came in writing. */
export const deletionForSchema = z.object({ uid, reason: deskReason, written: checked, step: deskStepSchema })

/** What a company can answer by mail. */
export const movesOnRequest = [
  'screen',
  'interview',
  'offer',
  'reject',
] as const satisfies readonly ApplicantMove[]

/** `request`: what the company wrote, kept with the application and erased with it; `text`: what the student is told with it. */
export const moveForCompanySchema = z.object({
  receipt: z
    .pipe(
      typedCode(100, 'INVALID'),
      z.transform((text) => readReceiptNumber(text) ?? ''),
    )
    .check(z.minLength(1, 'INVALID')),
  action: z.enum(movesOnRequest, 'CHOOSE'),
  request: linesText(deskPeopleLimits.text, 'REQUIRED').check(visible),
  text: z.prefault(linesText(deskPeopleLimits.text), ''),
  step: deskStepSchema,
})
