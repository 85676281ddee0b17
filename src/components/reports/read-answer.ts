import { actions } from 'astro:actions'
import type { APIContext } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import { plainLines } from '#contract/hidden-characters.ts'
import { routes } from '#contract/routes.ts'

export const answerLabels = { text: '回答' }

/** What became of the form that answers a question: which one it was, and what was typed, where it was refused. */
export type AnsweredReport =
  | { kind: 'none' }
  | { kind: 'elsewhere'; to: string }
  | { kind: 'failed'; status: number; id: string; typed: string; faults: FormFaults }

const late = {
  answered: 'ほかのメンバーが先に回答したため、送っていません。送られた回答は、下のとおりです。',
  closed: '運営者の確認が終わったため、送っていません。結果は、下のとおりです。',
} as const

/** Reads the result of the form that was sent, if any. */
export const readAnswer = async (
  { getActionResult, request }: Pick<APIContext, 'getActionResult' | 'request'>,
  companyId: string,
): Promise<AnsweredReport> => {
  const result = getActionResult(actions.reports.answer)
  if (result === undefined) return { kind: 'none' }
  if (result.data === 'done')
    return { kind: 'elsewhere', to: `${routes.companyReports(companyId)}&done=answered` }
  const sent = await request.clone().formData()
  const text = (name: string) => {
    const value = sent.get(name)
    return typeof value === 'string' ? plainLines(value) : ''
  }
  const asked = { kind: 'failed', id: text('id'), typed: text('text') } as const
  if (result.data === undefined)
    return { ...asked, status: result.error.status, faults: readResult(result.error, answerLabels) }
  return { ...asked, status: 409, faults: { errors: [], failure: late[result.data] } }
}
