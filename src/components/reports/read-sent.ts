import { actions } from 'astro:actions'
import type { APIContext } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import { plainLines } from '#contract/hidden-characters.ts'
import { sendRefusals, sendRefusalStatuses } from '#components/contact/send-refusals.ts'

export const reportLabels = {
  reasons: '知らせたいこと',
  body: 'くわしい内容',
  email: 'メールアドレス',
}

export type TypedReport = {
  reasons: readonly string[]
  body: string
  email: string
  revision: string
  /** Empty: the form begins anew. */
  token: string
}

/** What became of the form: not sent; stored; or refused, with what was typed into it. */
export type SentReport =
  | { kind: 'none' }
  | { kind: 'stored'; id: string | null }
  | { kind: 'refused'; status: number; faults: FormFaults; typed: TypedReport }

const typedIn = (sent: FormData): TypedReport => {
  const text = (name: string) => {
    const value = sent.get(name)
    return typeof value === 'string' ? plainLines(value) : ''
  }
  const reasons = sent.getAll('reasons').filter((value) => typeof value === 'string')
  return {
    reasons,
    body: text('body'),
    email: text('email'),
    revision: text('revision'),
    token: text('token'),
  }
}

/** What is wrong, in the order of the form. */
const inOrder = ({ errors, failure }: FormFaults): FormFaults => ({
  errors: Object.keys(reportLabels).flatMap((name) => errors.filter((error) => error.name === name)),
  failure,
})

/** Reads the result of the form that reports an ad. */
export const readSent = async ({
  getActionResult,
  request,
}: Pick<APIContext, 'getActionResult' | 'request'>): Promise<SentReport> => {
  const result = getActionResult(actions.reports.send)
  if (result === undefined) return { kind: 'none' }
  if (result.data?.kind === 'sent') return { kind: 'stored', id: result.data.id }
  const typed = typedIn(await request.clone().formData())
  const refusal = result.data?.kind
  if (refusal === undefined)
    return {
      kind: 'refused',
      status: result.error?.status ?? 400,
      faults: inOrder(readResult(result.error, reportLabels)),
      typed,
    }
  return {
    kind: 'refused',
    status: sendRefusalStatuses[refusal],
    faults: { errors: [], failure: sendRefusals[refusal] },
    // The same form stays the same through its errors, so that it makes one report; a form grown old begins anew.
    typed: refusal === 'late' ? { ...typed, token: '' } : typed,
  }
}
