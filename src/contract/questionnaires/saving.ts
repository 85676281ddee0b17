import * as z from 'zod/mini'
import { normGroups } from './norm-groups.ts'
import { questionnaires } from './questionnaire.ts'
import { idText as id, listOf, machineText } from '#contract/text-input.ts'

/** The words that people agree to before the first item; a new version asks them again. */
export const questionnaireConsentVersion = '2'

export const questionnaireLimits = {
  /** Results of one questionnaire that a person keeps. */
  results: 20,
  /** Times that one person's answers are saved in ten minutes: each answer by itself, and again when the network failed. */
  savedInTenMinutes: 1200,
  /** Everything else that one person does with questionnaires in an hour. */
  changedAnHour: 120,
  /** Longest time an answer may be said to have taken, in milliseconds. */
  milliseconds: 3_600_000,
  /** Answers of one saving. */
  answers: 120,
} as const

export const questionnaireSchema = z.object({ questionnaire: z.enum(questionnaires, 'INVALID') })
export const questionnaireResultSchema = z.object({ id })

/** Without an id the newest. */
export const shownResultSchema = z.extend(questionnaireSchema, {
  id: z.nullish(id),
  normGroup: z.enum(normGroups, 'INVALID'),
})

/** An unticked box of a form sends nothing. */
const ticked = z.pipe(
  z.optional(z.nullable(z.union([z.boolean(), z.literal('true')]))),
  z.transform((value) => value === true || value === 'true'),
)

export const agreeSchema = z.object({ agreed: z.literal('true', 'AGREE') })
export const withdrawSchema = z.object({ erase: ticked })

/** `reuse`: takes over the answers to items that stand in the other questionnaire too. */
export const startQuestionnaireSchema = z.extend(questionnaireSchema, { reuse: ticked })

/** Instants in milliseconds since 1970. */
const instant = z.number('INVALID').check(z.minimum(0, 'INVALID'), z.maximum(8.64e15, 'INVALID'))

/** `at`: when it was given, `sentAt`: when it is sent, both by the clock of the device; `milliseconds`: how long it took. */
export const saveAnswersSchema = z.extend(questionnaireSchema, {
  run: id,
  sentAt: instant,
  answers: listOf(
    z.object({
      item: machineText(4).check(z.regex(/^[a-z]\d{1,3}$/, 'INVALID')),
      value: z.literal([1, 2, 3, 4, 5], 'INVALID'),
      at: instant,
      milliseconds: z.pipe(
        z.nullish(
          z
            .int('INVALID')
            .check(z.minimum(0, 'INVALID'), z.maximum(questionnaireLimits.milliseconds, 'INVALID')),
        ),
        z.transform((given) => given ?? null),
      ),
    }),
    questionnaireLimits.answers,
    'TOO_LONG',
  ),
})
export type SaveAnswersInput = z.infer<typeof saveAnswersSchema>

export const finishQuestionnaireSchema = z.extend(questionnaireSchema, { run: id })

export const startAnswers = ['started', 'running', 'full', 'no_consent'] as const
export type StartAnswer = (typeof startAnswers)[number]

/** `no_run`: it was finished or thrown away in the meantime, perhaps on another device. `unreadable`: no key opens what is begun. */
export const saveAnswers = ['saved', 'no_run', 'no_consent', 'unreadable'] as const
export type SaveAnswer = (typeof saveAnswers)[number]

/** `too_few`: less than half of the items have an answer. */
export const finishAnswers = ['finished', 'too_few', 'no_run', 'no_consent', 'unreadable'] as const
export type FinishAnswer = (typeof finishAnswers)[number]

/** What a person takes a result along as. */
export const exportFormats = ['json', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]
