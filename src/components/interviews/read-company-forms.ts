import { actions } from 'astro:actions'
import type { APIContext } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import { withoutHiddenInLines } from '#contract/plain-text.ts'
import { interviewLabels, inviteRefusalWords, slotRefusalWords } from './interview-words.ts'

/** Which form of a company's interviews was sent. */
type Sent = 'addSlots' | 'changeSlot' | 'cancelSlot' | 'invite' | 'inviteAll' | 'end'

/** What became of it; `typed`: what was typed, where it was not taken. */
export type CompanyInterviewAnswer =
  | { kind: 'none' }
  | { kind: 'done'; done: string }
  | {
      kind: 'failed'
      form: Sent
      status: number
      faults: FormFaults
      typed: Readonly<Record<string, string>>
    }

type Page = Pick<APIContext, 'getActionResult' | 'request'>

const sent: readonly Sent[] = ['addSlots', 'changeSlot', 'cancelSlot', 'invite', 'inviteAll', 'end']

const typedOf = async ({ request }: Page): Promise<Record<string, string>> => {
  const form = await request.clone().formData()
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, withoutHiddenInLines(value)] as const] : [],
    ),
  )
}

const failed = async (page: Page, form: Sent, status: number, faults: FormFaults) =>
  ({ kind: 'failed', form, status, faults, typed: await typedOf(page) }) as const

const refused = (page: Page, form: Sent, text: string) =>
  failed(page, form, 409, { errors: [], failure: text })

const readSlots = async (page: Page): Promise<CompanyInterviewAnswer> => {
  const words = { addSlots: 'added', changeSlot: 'changed', cancelSlot: 'cancelled' } as const
  for (const form of ['addSlots', 'changeSlot', 'cancelSlot'] as const) {
    const data = page.getActionResult(actions.interviews[form])?.data
    if (data === undefined) continue
    return data.refusal === null
      ? { kind: 'done', done: words[form] }
      : refused(page, form, slotRefusalWords[data.refusal])
  }
  return { kind: 'none' }
}

const readInvites = async (page: Page): Promise<CompanyInterviewAnswer> => {
  const all = page.getActionResult(actions.interviews.inviteAll)?.data
  if (all !== undefined) {
    if (all.refusal !== null) return refused(page, 'inviteAll', inviteRefusalWords[all.refusal])
    return { kind: 'done', done: all.more ? 'more' : all.told === 0 ? 'nobody' : 'invited' }
  }
  for (const form of ['invite', 'end'] as const) {
    const data = page.getActionResult(actions.interviews[form])?.data
    if (data === undefined) continue
    if (data.refusal !== null) return refused(page, form, inviteRefusalWords[data.refusal])
    return { kind: 'done', done: form === 'end' ? 'ended' : data.told === 0 ? 'already' : 'invited' }
  }
  return { kind: 'none' }
}

/** Reads the result of the form that was sent, if any was. */
export const readCompanyInterviewForms = async (page: Page): Promise<CompanyInterviewAnswer> => {
  for (const form of sent) {
    const error = page.getActionResult(actions.interviews[form])?.error
    if (error !== undefined) return failed(page, form, error.status, readResult(error, interviewLabels))
  }
  const slots = await readSlots(page)
  return slots.kind === 'none' ? readInvites(page) : slots
}
