import { actions } from 'astro:actions'
import type { APIContext } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import { plainLines } from '#contract/hidden-characters.ts'

/** What became of an answer to the operator, or of an appeal. `about`: the question, or `appeal`. */
export type SentTalk =
  | { kind: 'none' }
  | { kind: 'done' }
  | { kind: 'failed'; status: number; about: string; typed: string; faults: FormFaults }

const late = 'すでに送られているため、送っていません。いまの内容をご確認ください。'

export const talkLabels = { text: '本文' }

export const readTalk = async ({
  getActionResult,
  request,
}: Pick<APIContext, 'getActionResult' | 'request'>): Promise<SentTalk> => {
  const result = getActionResult(actions.company.answerQuestion) ?? getActionResult(actions.company.appeal)
  if (result === undefined) return { kind: 'none' }
  if (result.data === 'done') return { kind: 'done' }
  const sent = await request.clone().formData()
  const text = (name: string) => {
    const value = sent.get(name)
    return typeof value === 'string' ? plainLines(value) : ''
  }
  const about = text('id') === '' ? 'appeal' : text('id')
  const failed = { kind: 'failed', about, typed: text('text') } as const
  if (result.error !== undefined)
    return { ...failed, status: result.error.status, faults: readResult(result.error, talkLabels) }
  return { ...failed, status: 409, faults: { errors: [], failure: late } }
}
