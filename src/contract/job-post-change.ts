import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { nearestMost, stationMinutes, stationPattern, stationWays } from './nearest-stations.ts'
import { oneLine, severalLines, visible } from './plain-text.ts'
import { listOf, machineText } from './text-input.ts'

const line = (most: number) => machineText(most).check(z.minLength(1), oneLine, visible)
const lines = (most: number) => machineText(most).check(z.minLength(1), severalLines, visible)
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
/** HH:MM */
const timeOfDay = machineText(5).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

const nearestSchema = z.strictObject({
  station: machineText(100).check(z.regex(stationPattern)),
  way: z.enum(stationWays),
  minutes: whole(stationMinutes.least, stationMinutes.most),
})

const workplaceSchema = z.strictObject({
  scope: z.enum(['hire', 'range']),
  name: line(100),
  postalCode: z.nullable(machineText(7).check(z.regex(/^\d{7}$/))),
  prefectureCode: machineText(2).check(z.regex(/^(0[1-9]|[1-3]\d|4[0-7])$/)),
  city: line(100),
  street: line(200),
  access: z.nullable(line(200)),
  stations: z.exactOptional(listOf(nearestSchema, nearestMost).check(z.minLength(1))),
})

/** What of an ad may be changed once it is there; what is left out stays. Money in yen of the ad's unit. */
export const jobPostChangeSchema = z.strictObject({
  title: z.optional(line(limits.jobPostTitle)),
  duties: z.optional(lines(6000)),
  dutiesRange: z.optional(lines(1000)),
  /** All of them, in order. */
  workplaces: z.optional(listOf(workplaceSchema, 50).check(z.minLength(1))),
  workplacesRange: z.optional(lines(1000)),
  wageMin: z.optional(z.nullable(whole(1, 100_000_000))),
  wageMax: z.optional(z.nullable(whole(1, 100_000_000))),
  wageNote: z.optional(z.nullable(lines(1000))),
  startsAt: z.optional(timeOfDay),
  endsAt: z.optional(timeOfDay),
  breakMinutes: z.optional(whole(0, 240)),
  hoursNote: z.optional(z.nullable(lines(1000))),
  overtimeHours: z.optional(z.nullable(whole(0, 200))),
  holidays: z.optional(lines(1000)),
  holidaysPerYear: z.optional(z.nullable(whole(0, 366))),
  openings: z.optional(whole(1, 9999)),
  replyByDays: z.optional(whole(1, 30)),
  validThrough: z.optional(z.date()),
})
export type JobPostChangeInput = z.infer<typeof jobPostChangeSchema>
