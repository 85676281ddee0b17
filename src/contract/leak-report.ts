import * as z from 'zod/mini'
import { deskStamp } from './desk.ts'
import { idText, machineText, optionalLines, requiredText, typedCode } from './text-input.ts'

/** What a report to the commission says (個人情報の保護に関する法律施行規則8条1項), in its order. */
export const leakItems = [
  'overview',
  'items',
  'people',
  'cause',
  'harm',
  'told',
  'published',
  'prevention',
  'other',
] as const
export type LeakItem = (typeof leakItems)[number]

export const leakLimits = { title: 120, text: 4000, listed: 50 } as const

/** Days of the law: the first report within 5 at the latest, the final one within 30, or 60 where a wrongful purpose is suspected. */
export const leakDays = { first: 5, final: 30, finalWrongful: 60 } as const

/** Whether a wrongful purpose is suspected (施行規則7条3号). */
export const leakKinds = ['mistake', 'wrongful'] as const
export type LeakKind = (typeof leakKinds)[number]

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const isDay = (text: string): boolean => {
  if (!dayPattern.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The last day of a term in Japan; the day on which one learned of it is its first. */
export const leakDay = (learnedOn: string, days: number): string =>
  new Date(Date.parse(`${learnedOn}T00:00:00Z`) + (days - 1) * 86_400_000).toISOString().slice(0, 10)

const day = typedCode(10, 'NOT_DATE').check(z.refine(isDay, 'NOT_DATE'))
/** A day, or nothing yet. */
const laterDay = z.pipe(
  z.nullish(machineText(100, 'NOT_DATE')),
  z.pipe(
    z.transform((text: string | null | undefined) => text ?? ''),
    z.string().check(z.refine((text) => text === '' || isDay(text), 'NOT_DATE')),
  ),
)
// Astro reads an empty field as null.
const text = optionalLines(leakLimits.text)

const head = {
  title: requiredText(leakLimits.title),
  learnedOn: day,
  kind: z.enum(leakKinds, 'CHOOSE'),
}

export const startLeakSchema = z.object(head)

export const saveLeakSchema = z.object({
  id: idText,
  /** The stamp of the record as it was read. */
  read: deskStamp,
  ...head,
  overview: text,
  items: text,
  people: text,
  cause: text,
  harm: text,
  told: text,
  published: text,
  prevention: text,
  other: text,
  firstOn: laterDay,
  finalOn: laterDay,
})
