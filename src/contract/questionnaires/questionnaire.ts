/** The two questionnaires; docs/questionnaires.md tells what each measures and where it comes from. */
export const questionnaires = ['personality', 'temperament'] as const
export type Questionnaire = (typeof questionnaires)[number]

export const answerValues = [1, 2, 3, 4, 5] as const
export type AnswerValue = (typeof answerValues)[number]

/** The answers in words, in the order in which they stand and by the key that chooses them. */
export const answerWords = {
  1: 'まったくあてはまらない',
  2: 'あまりあてはまらない',
  3: 'どちらともいえない',
  4: 'ややあてはまる',
  5: 'とてもよくあてはまる',
} as const satisfies Record<AnswerValue, string>

/** `milliseconds`: from the item's being shown to its answer; absent where that is not known or the answer was reused. */
export type Answer = { value: AnswerValue; milliseconds?: number }

/** By the id of the item; an item without an answer has no entry. */
export type Answers = Readonly<Record<string, Answer>>

/**
 * One sentence to answer. `sharedWith`: the id of the same item in the other questionnaire, whose answer may be taken over.
 */
export type Item = { id: string; text: string; sharedWith?: string }

/**
 * `version` changes when the wording, order, choice or key of an item does: results of different versions are not
 * compared. `minutes`: about how long it takes, at eight to ten items a minute.
 */
export const questionnaireOutlines = {
  personality: { name: '性格のアンケート', version: '1', items: 116, pageSize: 5, minutes: 15 },
  temperament: { name: '気質のアンケート', version: '1', items: 80, pageSize: 5, minutes: 10 },
} as const satisfies Record<
  Questionnaire,
  { name: string; version: string; items: number; pageSize: number; minutes: number }
>
