import * as z from 'zod/mini'
import { visible } from './plain-text.ts'
import { interviewRounds, interviewWays, type InterviewWay } from './codes/interview.ts'
import { daySchema } from './student-field.ts'
import {
  idText as id,
  listOf,
  machineText,
  optionalLines,
  optionalText,
  requiredText,
  typedCode,
  typedOrNumber,
} from './text-input.ts'

/** Bounds of interviews; lengths are characters. */
export const interviewLimits = {
  minutes: { min: 10, max: 480 },
  place: 300,
  note: 1000,
  request: 500,
  reason: 500,
  seats: 50,
  /** Changes of one interview, each with its mails, after which it is chosen and asked for no more. */
  changes: 20,
  /** Times of one ad that are still to come. */
  openSlots: 200,
  /** Days, and times of a day, that are offered with one press. */
  days: 5,
  times: 4,
  /** Days from now in which a time may lie. */
  aheadDays: 180,
  /** Hours before the beginning until which a time is chosen. */
  pickHours: 3,
  /** Hours before the beginning until which the student changes or gives back what was chosen. */
  changeHours: 24,
  /** People who are asked with one press. */
  invitedAtOnce: 500,
  /** Members who hold the interviews of one time. */
  interviewers: 10,
  /** Times of interviewers that are named as lying in proposed ones. */
  clashes: 100,
  /** Of one company, in its overview. */
  coming: 50,
} as const

/** As it is typed, with its unit or without, or as a number that was read before. */
const wholeNumber = (unit: RegExp, min: number, max: number) =>
  z.pipe(
    z.pipe(
      typedOrNumber('NOT_WHOLE', 'REQUIRED'),
      z.transform((given) => String(given).replace(unit, '').trim()),
    ),
    z.pipe(
      z.string().check(z.minLength(1, 'REQUIRED'), z.regex(/^(?:\d{1,4})?$/, 'NOT_WHOLE')),
      z.pipe(
        z.transform(Number),
        z.number().check(z.minimum(min, 'OUT_OF_RANGE'), z.maximum(max, 'OUT_OF_RANGE')),
      ),
    ),
  )

/** A time of a day as HH:MM, also written 9:00 or in full width. */
const time = typedCode(40, 'NOT_TIME').check(
  z.overwrite((typed) => {
    const [, hour = '', minute = ''] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(typed) ?? []
    return hour === '' ? typed : `${hour.padStart(2, '0')}:${minute}`
  }),
  z.minLength(1, 'REQUIRED'),
  z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'NOT_TIME'),
)

const isLink = (text: string): boolean => {
  if (!/^https:\/\/[^\s"<>]+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password, hostname } = new URL(text)
  return username === '' && password === '' && hostname.includes('.')
}

/** What is done with times: `look` saves nothing and tells what their interviewers hold at the same time. */
export const slotActs = ['look', 'save'] as const

const slotShape = {
  /** Memberships. */
  interviewers: listOf(id, interviewLimits.interviewers).check(z.overwrite((ids) => [...new Set(ids)])),
  act: z.enum(slotActs, 'CHOOSE'),
  /** `mark` of the clashes that the member has seen; empty: of none. With others nothing is saved. */
  seenClashes: optionalText(64),
  round: z.enum(interviewRounds, 'CHOOSE'),
  minutes: wholeNumber(/分間?$/u, interviewLimits.minutes.min, interviewLimits.minutes.max),
  way: z.enum(interviewWays, 'CHOOSE'),
  place: requiredText(interviewLimits.place),
  seats: wholeNumber(/[名人]$/u, 1, interviewLimits.seats),
  note: optionalLines(interviewLimits.note),
}

/** Where an online interview is, is a link that is encrypted on its way. */
const placeFits = (context: z.core.ParsePayload<{ way: InterviewWay; place: string }>): void => {
  const { way, place } = context.value
  if (way === 'online' && !isLink(place))
    context.issues.push({ code: 'custom', path: ['place'], message: 'NOT_HTTPS', input: place })
}

/** Times that an ad's company offers: each of these times on each of these days, in Japan. */
export const addSlotsSchema = z
  .object({
    companyId: id,
    jobPostId: id,
    days: listOf(daySchema, interviewLimits.days).check(z.minLength(1, 'REQUIRED')),
    times: listOf(time, interviewLimits.times).check(z.minLength(1, 'REQUIRED')),
    ...slotShape,
  })
  .check(placeFits)
export type AddSlots = z.infer<typeof addSlotsSchema>

const dayOfForm = z.optional(
  z.transform((typed: unknown, context): string => {
    const { data, error } = daySchema.safeParse(typed)
    if (typed === '' || data !== undefined) return data ?? ''
    context.issues.push({ code: 'custom', message: error?.issues[0]?.message ?? 'NOT_DATE', input: typed })
    return z.NEVER
  }),
)
const timeOfForm = z.optional(z.union([z.literal(''), time], 'NOT_TIME'))

/** As a form sends it, with a field for each day and each time. */
export const addSlotsFormSchema = z
  .object({
    companyId: id,
    jobPostId: id,
    day0: daySchema,
    day1: dayOfForm,
    day2: dayOfForm,
    day3: dayOfForm,
    day4: dayOfForm,
    time0: time,
    time1: timeOfForm,
    time2: timeOfForm,
    time3: timeOfForm,
    ...slotShape,
  })
  .check(placeFits)
export const dayFields = ['day0', 'day1', 'day2', 'day3', 'day4'] as const satisfies {
  length: typeof interviewLimits.days
}
export const timeFields = ['time0', 'time1', 'time2', 'time3'] as const satisfies {
  length: typeof interviewLimits.times
}

/** One time as it shall be; `seen`: when it was last changed, as the page showed it. */
export const changeSlotSchema = z
  .object({
    companyId: id,
    id,
    seen: machineText(40),
    day: daySchema,
    time,
    ...slotShape,
  })
  .check(placeFits)
export type ChangeSlot = z.infer<typeof changeSlotSchema>

export const cancelSlotSchema = z.object({
  companyId: id,
  id,
  seen: machineText(40),
  reason: optionalLines(interviewLimits.reason),
})
export type CancelSlot = z.infer<typeof cancelSlotSchema>

const rounds = z.enum(interviewRounds, 'CHOOSE')
export const inviteSchema = z.object({ companyId: id, applicationId: id, round: rounds })
export const inviteAllSchema = z.object({ companyId: id, jobPostId: id, round: rounds })
export const endInterviewSchema = z.object({
  companyId: id,
  id,
  reason: optionalLines(interviewLimits.reason),
})

/** A choice; `despiteOverlap`: the student has seen that it overlaps another interview of theirs. */
export const pickSlotSchema = z.object({ id, slotId: id, despiteOverlap: z.boolean('INVALID') })
export const releaseInterviewSchema = z.object({ id, reason: optionalLines(interviewLimits.reason) })
export const requestTimesSchema = z.object({
  id,
  text: z.pipe(optionalLines(interviewLimits.request), z.string().check(visible)),
})

/**
 * Why a time is not offered, changed or cancelled. `past`, `far`: of the calendar. `full`: too many are open. `seats`: more
 * are taken than would be left. `interviewer`: one of them is no member any more. `clash`: an interviewer holds another
 * interview then, which the member has not seen. `changed`: a colleague was first. `over`: it has begun, or was cancelled. `ad`: the ad is a
 * draft. `kind`: nobody is interviewed for an ad of this kind.
 */
export const slotRefusals = [
  'past',
  'far',
  'full',
  'seats',
  'interviewer',
  'clash',
  'changed',
  'over',
  'ad',
  'kind',
] as const
export type SlotRefusal = (typeof slotRefusals)[number]

/** Why nobody is asked. `status`: not in selection. `no_slots`: no time is open. `booked`: a time was chosen already. `kind`: nobody is interviewed for an ad of this kind. */
export const inviteRefusals = ['status', 'no_slots', 'booked', 'kind'] as const
export type InviteRefusal = (typeof inviteRefusals)[number]

/**
 * Why a student's press does nothing. `ended`: the invitation or the application is over. `gone`: the time is no longer
 * offered. `full`: all seats are taken. `late`: too near. `overlap`: it overlaps another interview, and that has to be
 * confirmed. `asked`: other times were asked for before. `often`: it was changed as often as may be.
 */
export const ownInterviewRefusals = ['ended', 'gone', 'full', 'late', 'overlap', 'asked', 'often'] as const
export type OwnInterviewRefusal = (typeof ownInterviewRefusals)[number]
