import * as z from 'zod/mini'
import { deskLimits, deskReason, deskStamp } from './desk.ts'
import { publishTimes, readJapaneseTime } from './job-post-life.ts'
import { visible } from './plain-text.ts'
import { idText, linesText, optionalLines, requiredText, typedCode } from './text-input.ts'

/** What an announcement is: not published, not yet, now, not any more. */
export const infoStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type InfoState = (typeof infoStates)[number]

export const infoLimits = { title: 120, body: 10_000, listed: 50 } as const

/** How much readers are meant to look at it. */
export const infoWeights = ['usual', 'important'] as const
export type InfoWeight = (typeof infoWeights)[number]

const textOf = {
  title: requiredText(infoLimits.title),
  body: linesText(infoLimits.body, 'REQUIRED').check(visible),
  weight: z.enum(infoWeights, 'CHOOSE'),
}

export const draftInfoSchema = z.object(textOf)

/** `read`: the stamp of the announcement as it was read. */
export const infoOfSchema = z.object({ id: idText, read: deskStamp })

export const correctInfoSchema = z.extend(infoOfSchema, {
  ...textOf,
  reason: optionalLines(deskLimits.reason),
})

export const withdrawInfoSchema = z.extend(infoOfSchema, { reason: deskReason })

/** A time that was chosen as a form sends it, or empty for now. */
const timeInput = z.pipe(
  z.nullish(typedCode(40, 'NOT_DATE')),
  z.transform((text) => text ?? ''),
)

/** `at`: a time in Japan, as `<input type="datetime-local">` has it; read where `when` is `at`. */
export const publishInfoSchema = z
  .extend(infoOfSchema, { when: z.enum(publishTimes, 'CHOOSE'), at: timeInput })
  .check(
    z.refine(({ when, at }) => when === 'now' || at.trim() !== '', {
      error: 'REQUIRED',
      path: ['at'],
      abort: true,
    }),
    z.refine(({ when, at }) => when === 'now' || readJapaneseTime(at) !== null, {
      error: 'NOT_DATE',
      path: ['at'],
    }),
  )
