import * as z from 'zod/mini'
import { jobPostKinds } from './codes/job-post.ts'
import { isId } from './id.ts'
import { jobPostOfSchema } from './job-post-life.ts'
import { jobPostFieldNames } from './job-post-fields.ts'
import { typedBytesMax } from './job-post-typed.ts'
import { idText as id, listOf, machineText, rawText, requiredText, wholeInput } from './text-input.ts'

/** Bounds of what is written and not yet saved. */
export const editingLimits = {
  /** Working copies of one person. */
  copies: 100,
  /** Days after which a copy that nobody touched is deleted. */
  copyDays: 180,
  /** Times that one person's typing is kept in a minute. */
  keptAMinute: 60,
  /** Times that one person saves ads in a minute. */
  savedAMinute: 30,
  /** Other changes of ads and templates by one person in ten minutes. */
  changedInTenMinutes: 120,
  /** Acts of one person with several ads in ten minutes. */
  bulkInTenMinutes: 20,
  /** Drafts that one company begins in an hour. */
  startedAnHour: 60,
  templates: 20,
  templateName: 80,
  /** Earlier revisions of an ad that are told. */
  revisions: 50,
  /** Fields that a form may send. */
  entries: 800,
} as const

const bytes = new TextEncoder()

/** What is typed in a form: its fields by name. Which of them are too long is told by `tooLongIn`. */
export const typedSchema = z.pipe(
  listOf(
    z.object({ name: machineText(100), value: rawText(typedBytesMax) }),
    editingLimits.entries,
    'TOO_LONG',
  ).check(
    z.refine((entries) => bytes.encode(JSON.stringify(entries)).length <= typedBytesMax * 2, 'TOO_LONG'),
  ),
  z.transform((entries) => entries.map(({ name, value }): [string, string] => [name, value])),
)

/** Names what the form was made from: what was saved, one's own working copy, and the form itself; null: it is not known. */
const known = machineText(48).check(z.regex(/^[0-9a-f]{48}$/, 'INVALID'))
const version = z.prefault(z.nullable(known), null)

export const typedJobPostSchema = z.extend(jobPostOfSchema, { version, typed: typedSchema })

/** From what a new ad begins: nothing, an ad of the company, a template of it. */
export const startSources = ['blank', 'copy', 'template'] as const

export const startJobPostSchema = z
  .object({
    companyId: id,
    from: z.enum(startSources, 'CHOOSE'),
    kind: z.optional(z.nullable(z.enum(jobPostKinds, 'CHOOSE'))),
    sourceId: z.optional(
      z.nullable(
        z.pipe(
          machineText(36).check(z.refine((text) => text === '' || isId(text), 'INVALID')),
          z.transform((text) => (text === '' ? null : text)),
        ),
      ),
    ),
  })
  .check(
    z.refine(({ from, kind }) => from !== 'blank' || (kind ?? null) !== null, {
      error: 'CHOOSE',
      path: ['kind'],
    }),
    z.refine(({ from, sourceId }) => from === 'blank' || (sourceId ?? null) !== null, {
      error: 'CHOOSE',
      path: ['sourceId'],
    }),
  )
export type StartJobPost = z.infer<typeof startJobPostSchema>

/** Told where one of two texts was not chosen. */
export const unchosenSide = 'UNCHOSEN_SIDE'

/** Of a form that is sent again: it shows what it showed, above what was typed elsewhere meanwhile. */
export const sentAgain = (sent: string, shown: string): string => `${sent.slice(0, 16)}${shown.slice(16)}`

/** `theirs`: the fields in which what is saved is taken; in the others one's own text stays. */
/** True: what was saved when the one form was shown is what was saved when the other was. */
export const isOfSameSave = (one: string, other: string): boolean => one.slice(0, 16) === other.slice(0, 16)

export const resolveJobPostSchema = z.extend(jobPostOfSchema, {
  version: known,
  theirs: listOf(z.enum(jobPostFieldNames, 'INVALID'), 100, 'INVALID'),
})

export const restoreJobPostSchema = z.extend(jobPostOfSchema, {
  revision: wholeInput(1),
})

const templateName = requiredText(editingLimits.templateName)
export const saveTemplateSchema = z.extend(jobPostOfSchema, { name: templateName })
export const renameTemplateSchema = z.object({ companyId: id, id, name: templateName })

/**
 * What became of a form that was to be saved. `unchanged`: the ad says so already. `invalid`: fields have problems.
 * `conflict`: somebody else changed the same fields meanwhile. `unlawful`: the change brings what the law is against.
 * `held`: it brings what the operator has to look at, and the ad on the list stays as it was. `in_review`, `ended`: an ad in
 * this state is not changed. `full`: as many working copies as may be. `elsewhere`: the person has typed into another form (a second
 * tab) since this one was shown. But for these two, `saved`, `unchanged` and a form that is too long as a whole, all that was typed is
 * kept in the working copy.
 */
export const saveAnswers = [
  'saved',
  'unchanged',
  'invalid',
  'conflict',
  'unlawful',
  'held',
  'in_review',
  'ended',
  'full',
  'elsewhere',
] as const
export type SaveAnswer = (typeof saveAnswers)[number]

/** `unsaved`: there is typed text that a restored revision would take the place of. */
export const restoreAnswers = ['restored', 'unsaved', 'full'] as const
export type RestoreAnswer = (typeof restoreAnswers)[number]

/** Why no draft was begun. `source`: the ad or template is not there. */
export const startRefusals = ['full', 'limited', 'source'] as const
export type StartRefusal = (typeof startRefusals)[number]

/** `taken`: another template has the name. */
export const templateAnswers = ['done', 'full', 'taken'] as const
export type TemplateAnswer = (typeof templateAnswers)[number]
