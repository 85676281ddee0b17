import type { FormFaults } from '#components/account/read-result.ts'
import { fieldMessage } from '#browser/messages/fields.ts'
import { answerFields } from '#contract/application.ts'
import { plainLines } from '#contract/hidden-characters.ts'
import { profileParts, type ProfilePart } from '#contract/profile-parts.ts'
import { beginningOf } from '#contract/plain-text.ts'

/** What a form's fields hold, as they are shown again. */
export type TypedDraft = {
  answers: readonly string[]
  message: string
  accommodation: string
  leftOut: readonly ProfilePart[]
  reason: string
  fileIds: readonly string[]
}

const texts = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string')

const shownAgain = (text: string) => plainLines(text)

export const readTyped = (form: FormData): TypedDraft => ({
  answers: answerFields.map((name) => shownAgain(texts(form, name)[0] ?? '')),
  message: shownAgain(texts(form, 'message')[0] ?? ''),
  accommodation: shownAgain(texts(form, 'accommodation')[0] ?? ''),
  leftOut: profileParts.filter((part) => !texts(form, 'sentParts').includes(part)),
  reason: shownAgain(texts(form, 'reason')[0] ?? ''),
  fileIds: texts(form, 'fileIds'),
})

const inShort = (question: string) =>
  question.length > 24 ? `「${beginningOf(question, 23)}…」` : `「${question}」`
const label = (question: string) => `${inShort(question)}への答え`

/** The labels of the answers' fields, by their names. */
export const answerLabels = (questions: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(questions.map((question, place) => [answerFields[place] ?? '', label(question)]))

/** What is missing before a draft can be sent. */
export const missingOf = (
  questions: readonly string[],
  answers: readonly string[],
  changesUnseen: boolean,
): FormFaults['errors'] => [
  ...(changesUnseen
    ? [{ id: 'changesSeen', name: 'changesSeen', text: fieldMessage('求人の変わったところ', 'AGREE') }]
    : []),
  ...questions.flatMap((question, place) => {
    const id = answerFields[place] ?? ''
    const isMissing = (answers[place] ?? '').trim() === ''
    return isMissing ? [{ id, name: id, text: fieldMessage(label(question), 'REQUIRED') }] : []
  }),
]
