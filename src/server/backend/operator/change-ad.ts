import * as z from 'zod/mini'
import { jobPostChangeSchema, type JobPostChangeInput } from '#contract/job-post-change.ts'
import { oneLine } from '#contract/plain-text.ts'
import type { JobPostRevisions } from '#server/backend/job-posts/job-post-revisions.ts'
import type { Actor } from '#server/domain/actor.ts'
import { done, failed, type OperatorAnswer } from './answer.ts'

export const changeAdCommand = z.object({
  name: z.literal('change-ad'),
  jobPost: z.string().check(z.minLength(1), z.maxLength(100), oneLine),
  /** Each `field=value`. */
  fields: z.array(z.string().check(z.maxLength(7000))).check(z.minLength(1), z.maxLength(30)),
})

const asText = (value: string): unknown => value
const asNumber = (value: string): unknown => (/^\d+$/.test(value) ? Number(value) : Number.NaN)
/** Left empty: it is no longer stated. */
const orNothing =
  (read: (value: string) => unknown) =>
  (value: string): unknown =>
    value === '' ? null : read(value)
/** The end of that day in Japan, as ads have it. */
const asEndOfDay = (value: string): unknown =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T23:59:59+09:00`) : value

type Field = { column: keyof JobPostChangeInput; read: (value: string) => unknown }
const text = (column: Field['column']): Field => ({ column, read: asText })
const number = (column: Field['column']): Field => ({ column, read: asNumber })
const numberOrNothing = (column: Field['column']): Field => ({ column, read: orNothing(asNumber) })
const textOrNothing = (column: Field['column']): Field => ({ column, read: orNothing(asText) })

/** What can be said on a command line; places are left to an editor. */
const fields: Readonly<Record<string, Field>> = {
  title: text('title'),
  duties: text('duties'),
  'duties-range': text('dutiesRange'),
  'workplaces-range': text('workplacesRange'),
  'wage-min': numberOrNothing('wageMin'),
  'wage-max': numberOrNothing('wageMax'),
  'wage-note': textOrNothing('wageNote'),
  'starts-at': text('startsAt'),
  'ends-at': text('endsAt'),
  'break-minutes': number('breakMinutes'),
  'hours-note': textOrNothing('hoursNote'),
  'overtime-hours': numberOrNothing('overtimeHours'),
  holidays: text('holidays'),
  'holidays-per-year': numberOrNothing('holidaysPerYear'),
  openings: number('openings'),
  'reply-by-days': number('replyByDays'),
  'valid-through': { column: 'validThrough', read: asEndOfDay },
}
const nameOf = (column: string): string =>
  Object.entries(fields).find(([, field]) => field.column === column)?.[0] ?? column

type Read = { kind: 'read'; input: JobPostChangeInput } | { kind: 'wrong'; words: string }

const readFields = (given: readonly string[]): Read => {
  const input: Record<string, unknown> = {}
  for (const each of given) {
    const [name = '', ...rest] = each.split('=')
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field === undefined || rest.length === 0)
      return {
        kind: 'wrong',
        words: `"${each}" is no field=value; fields: ${Object.keys(fields).join(', ')}`,
      }
    input[field.column] = field.read(rest.join('=').replaceAll('\\n', '\n'))
  }
  const parsed = jobPostChangeSchema.safeParse(input)
  if (parsed.success) return { kind: 'read', input: parsed.data }
  const wrong = new Set(parsed.error.issues.map(({ path }) => nameOf(String(path[0]))))
  return { kind: 'wrong', words: `not a value of ${[...wrong].join(', ')}` }
}

/** Changes what an ad says, on behalf of its company. */
export const changeAd = async (
  revisions: JobPostRevisions,
  actor: Actor,
  { jobPost, fields: given }: { jobPost: string; fields: readonly string[] },
): Promise<OperatorAnswer> => {
  const read = readFields(given)
  if (read.kind === 'wrong') return failed(read.words)
  const answer = await revisions.change(actor, jobPost, read.input)
  switch (answer.kind) {
    case 'unknown':
      return failed(`there is no ad ${jobPost}`)
    case 'ended':
      return failed('the ad has ended: what it said stays as it was')
    case 'unchanged':
      return done('Nothing to do: the ad says so already.')
    case 'invalid':
      return failed(`does not go with the rest of the ad: ${answer.fields.map(nameOf).join(', ')}`)
    case 'unlawful':
      return failed(
        'the law is against it:',
        ...answer.findings.map(({ code, words }) => (words === null ? code : `${code}: ${words}`)),
      )
    case 'changed':
      return done(
        `Done: 「${answer.title}」 is at revision ${answer.revision}.`,
        ...answer.changes.map(
          ({ label, weight }) => `${weight === 'material' ? weight : '        '}  ${label}`,
        ),
        ...(answer.changes.some(({ weight }) => weight === 'material')
          ? ['Who applied before is told by mail.']
          : []),
      )
  }
}
