import * as z from 'zod/mini'
import { isId } from './id.ts'
import { visible } from './plain-text.ts'
import { idText as id, linesText, machineText, requiredText } from './text-input.ts'

/** Bounds of what a company keeps and sends as replies. */
export const replyLimits = {
  /** Templates of one company. */
  templates: 30,
  templateName: 80,
  /** Characters of a template, and of a letter made of one. */
  letter: 2000,
  /** Changes of templates and of letters by one person in ten minutes. */
  changedInTenMinutes: 300,
} as const

/** What a template may leave open, as it stands between two pairs of braces, and what stands there in a letter. */
export const placeholders = {
  氏名: '応募した方、質問した方の姓と名',
  姓: 'その姓',
  名: 'その名',
  求人名: '求人の名前（求人についてのやりとりだけ）',
  会社名: '会社の表示名',
  担当者名: '返信する方の表示名',
  応募日: '応募を受け付けた日（応募についてのやりとりだけ）',
} as const
export type Placeholder = keyof typeof placeholders

export const placeholderNames = Object.keys(placeholders).filter(
  (name): name is Placeholder => name in placeholders,
)

/** Those of which a letter must have one to be addressed to somebody. */
export const addressing = ['氏名', '姓'] as const satisfies readonly Placeholder[]

/** Those that messages about no application may have nothing for, because it is about no ad or nobody applied. */
export const ofApplications: readonly string[] = ['求人名', '応募日'] satisfies Placeholder[]

/** Braces may be typed full-width. */
const between = /[{｛]{2}([^{}｛｝\n]{0,40})[}｝]{2}/gu
const braces = /[{｛]{2}|[}｝]{2}/u

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name)

/** How a template writes one. */
export const written = (name: Placeholder): string => `{{${name}}}`

/** The text with something in place of each placeholder it knows; what it doesn't know stays. Nothing is filled in twice. */
export const replacePlaceholders = (text: string, by: (name: Placeholder) => string): string =>
  text.replace(between, (whole, name: string) => {
    const trimmed = name.trim()
    return isPlaceholder(trimmed) ? by(trimmed) : whole
  })

/** The placeholders of a text that there are, each once. */
export const placeholdersIn = (text: string): readonly Placeholder[] => {
  const found = new Set<Placeholder>()
  replacePlaceholders(text, (name) => {
    found.add(name)
    return ''
  })
  return [...found]
}

const hasOnlyKnown = (text: string): boolean => !braces.test(replacePlaceholders(text, () => ''))

const letter = linesText(replyLimits.letter, 'REQUIRED').check(visible)

/** A text with placeholders, all of which there are. */
export const templateBodySchema = letter.check(z.refine(hasOnlyKnown, 'NOT_PLACEHOLDER'))

/** Refuses a text that still has a placeholder: what is sent reads as it stands. */
export const filledIn = z.refine<string>((text) => !braces.test(text), 'PLACEHOLDER_LEFT')

/** A text that is sent as it stands. */
export const letterSchema = letter.check(filledIn)

/** Of a form: empty is none. */
const optionalId = z.prefault(
  z.nullable(
    z.pipe(
      machineText(36).check(z.refine((text) => text === '' || isId(text), 'INVALID')),
      z.transform((text) => (text === '' ? null : text)),
    ),
  ),
  null,
)

/** `id`: null: a new one. */
export const saveReplyTemplateSchema = z.object({
  companyId: id,
  id: optionalId,
  name: requiredText(replyLimits.templateName),
  body: templateBodySchema,
})
export type SaveReplyTemplate = z.infer<typeof saveReplyTemplateSchema>

export const removeReplyTemplateSchema = z.object({ companyId: id, id })

/** A template filled in for one application. */
export const replyLetterSchema = z.object({ companyId: id, applicationId: id, templateId: id })

/** The same for a thread about no application. */
export const inquiryLetterSchema = z.object({ companyId: id, threadId: id, templateId: id })

/** `taken`: another template has the name. `unlawful`: it asks what must not be asked; `findings` says what. */
export const saveReplyTemplateAnswers = ['done', 'full', 'taken', 'unlawful'] as const
export type SaveReplyTemplateAnswer = (typeof saveReplyTemplateAnswers)[number]
