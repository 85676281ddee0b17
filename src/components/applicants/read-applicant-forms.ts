import { actions } from 'astro:actions'
import type { APIContext } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import { applicantMoves, applicantRefusals, type ApplicantMove } from '#contract/applicants.ts'
import { declineReasons, type DeclineReason } from '#contract/codes/application.ts'
import { offerFields, type TypedOffer } from '#contract/offer.ts'
import { plainLines } from '#contract/hidden-characters.ts'
import { refusalWords } from './applicant-words.ts'
import { offerNames, typedOffer } from './offer-words.ts'

/** What a letter, or a field of an offer (`at`), asks although nobody may ask it. */
export type LetterFinding = { at: string; words: string | null; advice: string; source: string }

/** An answer as it was typed; `step` null: none was begun. `seen`: as the application was when its form was shown. */
export type TypedAnswer = {
  step: ApplicantMove | null
  text: string
  reason: DeclineReason | null
  seen: string
  offer: TypedOffer
  /** Id of the template to be taken into the text; empty: none. */
  template: string
}

/** What became of the form that was sent to the page of an applicant. */
export type ApplicantAnswer =
  | { kind: 'none' }
  | { kind: 'done'; done: ApplicantMove | 'note' | 'removed' | 'extended' }
  /** Nothing is written yet: the answer is shown once more, is written on, or is asked what the check finds in it. */
  | { kind: 'look' | 'write' | 'check'; typed: TypedAnswer }
  /** The application is not as it was shown. */
  | { kind: 'changed'; status: 409; typed: TypedAnswer }
  | {
      kind: 'failed'
      status: number
      faults: FormFaults
      typed: TypedAnswer
      note: string
      findings: readonly LetterFinding[]
    }

type Page = Pick<APIContext, 'getActionResult' | 'request'>

const labels = {
  text: '学生への文章',
  reason: '理由',
  note: 'メモ',
  ...offerNames,
} as const

const typedOf = async ({ request }: Page): Promise<{ typed: TypedAnswer; note: string }> => {
  const sent = await request.clone().formData()
  const field = (name: string): string => {
    const value = sent.get(name)
    return typeof value === 'string' ? plainLines(value) : ''
  }
  return {
    typed: {
      step: applicantMoves.find((move) => move === field('action')) ?? null,
      text: field('text'),
      reason: declineReasons.find((reason) => reason === field('reason')) ?? null,
      seen: field('seen'),
      offer: typedOffer(offerFields, field),
      template: field('template'),
    },
    note: field('note'),
  }
}

const failed = async (
  page: Page,
  status: number,
  faults: FormFaults,
  findings: readonly LetterFinding[] = [],
): Promise<ApplicantAnswer> => ({
  kind: 'failed',
  status,
  faults,
  findings,
  ...(await typedOf(page)),
})
const failure = (text: string): FormFaults => ({ errors: [], failure: text })

const laterDayWords =
  'いまの期限より後で、今日から1年以内の日を入力してください。期限を早めることはできません。'
const dayFields = { answer_day: 'answerBy', told_day: 'toldBy', notice_day: 'noticeBy' } as const
const fieldNames: Readonly<Record<string, string>> = labels

/** The same words beside each of the fields, which are named where there are several. */
const besideFields = (fields: readonly string[], text: string): FormFaults => ({
  errors: fields.map((name) => ({
    id: name,
    name,
    text: fields.length > 1 ? `${fieldNames[name] ?? name}：${text}` : text,
  })),
  failure: null,
})

const readMove = async (page: Page): Promise<ApplicantAnswer> => {
  const data = page.getActionResult(actions.applicants.move)?.data
  if (data === undefined) return { kind: 'none' }
  const { stage, action, refusal, findings, foundAt } = data
  if (stage !== 'send') return { kind: stage, typed: (await typedOf(page)).typed }
  const because = applicantRefusals.find((each) => each === refusal)
  if (because === undefined) return { kind: 'done', done: action }
  if (because === 'changed') return { kind: 'changed', status: 409, typed: (await typedOf(page)).typed }
  if (because === 'unlawful') {
    const found = findings.map((finding, index) => ({ ...finding, at: foundAt[index] ?? 'text' }))
    const fields = [...new Set(found.map(({ at }) => at))]
    return failed(page, 400, besideFields(fields, refusalWords.unlawful), found)
  }
  if (because === 'answer_day' || because === 'told_day' || because === 'notice_day')
    return failed(page, 400, besideFields([dayFields[because]], refusalWords[because]))
  return failed(page, 409, failure(refusalWords[because]))
}

/**
 * The same, unless the application has changed since the form was shown: whoever looks at an answer once more, or mends
 * it, is told of that at once.
 */
export const asOf = (answer: ApplicantAnswer, updatedAt: string): ApplicantAnswer => {
  if (answer.kind === 'none' || answer.kind === 'done' || answer.kind === 'changed') return answer
  const { typed } = answer
  return typed.step === null || Date.parse(typed.seen) === Date.parse(updatedAt)
    ? answer
    : { kind: 'changed', status: 409, typed }
}

/** Reads the result of the form that was sent, if any, with what was typed where it was not taken. */
export const readApplicantForms = async (page: Page): Promise<ApplicantAnswer> => {
  const { move, addNote, removeNote, extendOffer } = actions.applicants
  for (const action of [move, addNote, removeNote, extendOffer]) {
    const error = page.getActionResult(action)?.error
    if (error !== undefined) return failed(page, error.status, readResult(error, labels))
  }
  const added = page.getActionResult(addNote)?.data
  if (added === 'full') return failed(page, 409, failure('メモは、ひとつの応募に100件までです。'))
  if (added !== undefined) return { kind: 'done', done: 'note' }
  if (page.getActionResult(removeNote)?.data !== undefined) return { kind: 'done', done: 'removed' }
  const extended = page.getActionResult(extendOffer)?.data
  if (extended === 'done') return { kind: 'done', done: 'extended' }
  if (extended === 'not_later') return failed(page, 400, besideFields(['answerBy'], laterDayWords))
  if (extended === 'status') return failed(page, 409, failure(refusalWords.status))
  return readMove(page)
}
