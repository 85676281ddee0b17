import { actions } from 'astro:actions'
import type { APIContext } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import { plainLines } from '#contract/hidden-characters.ts'
import type { InviteRefusal, SlotRefusal } from '#contract/interview.ts'
import {
  cancelChangedWords,
  interviewLabels,
  inviteRefusalWords,
  slotRefusalWords,
} from './interview-words.ts'

/** Which form of a company's interviews was sent. */
type Sent = 'addSlots' | 'changeSlot' | 'cancelSlot' | 'invite' | 'inviteAll' | 'end'

/** Ids of the round in the forms that ask one, and all, to choose. */
export const inviteRoundIds = { one: 'invite-round', all: 'invite-all-round' } as const

/** What became of it; `typed`: what was typed, where it was not taken. */
export type CompanyInterviewAnswer =
  | { kind: 'none' }
  | { kind: 'done'; done: string }
  | {
      kind: 'failed'
      form: Sent
      status: number
      refusal: SlotRefusal | InviteRefusal | null
      faults: FormFaults
      typed: Readonly<Record<string, string>>
    }

type Page = Pick<APIContext, 'getActionResult' | 'request'>

const sent: readonly Sent[] = ['addSlots', 'changeSlot', 'cancelSlot', 'invite', 'inviteAll', 'end']

const typedOf = async ({ request }: Page): Promise<Record<string, string>> => {
  const form = await request.clone().formData()
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, plainLines(value)] as const] : [],
    ),
  )
}

/** The field that a refusal is about, by its name and, in these forms, its id; undefined: it is about no field. */
const fieldOf = (form: Sent, refusal: SlotRefusal | InviteRefusal) => {
  if (refusal === 'seats') return { id: 'seats', name: 'seats' }
  if (refusal === 'no_slots') return { id: inviteRoundIds[form === 'invite' ? 'one' : 'all'], name: 'round' }
  if (refusal !== 'past' && refusal !== 'far') return undefined
  const name = form === 'addSlots' ? 'day0' : 'day'
  return { id: name, name }
}

const refused = async (
  page: Page,
  form: Sent,
  refusal: SlotRefusal | InviteRefusal,
  text: string,
): Promise<CompanyInterviewAnswer> => {
  const field = fieldOf(form, refusal)
  const faults: FormFaults =
    field === undefined ? { errors: [], failure: text } : { errors: [{ ...field, text }], failure: null }
  return { kind: 'failed', form, status: 409, refusal, faults, typed: await typedOf(page) }
}

const slotWords = (form: Sent, refusal: SlotRefusal) =>
  form === 'cancelSlot' && refusal === 'changed' ? cancelChangedWords : slotRefusalWords[refusal]

const readSlots = async (page: Page): Promise<CompanyInterviewAnswer> => {
  const words = { addSlots: 'added', changeSlot: 'changed', cancelSlot: 'cancelled' } as const
  for (const form of ['addSlots', 'changeSlot', 'cancelSlot'] as const) {
    const data = page.getActionResult(actions.interviews[form])?.data
    if (data === undefined) continue
    return data.refusal === null
      ? { kind: 'done', done: words[form] }
      : refused(page, form, data.refusal, slotWords(form, data.refusal))
  }
  return { kind: 'none' }
}

const readInvites = async (page: Page): Promise<CompanyInterviewAnswer> => {
  const all = page.getActionResult(actions.interviews.inviteAll)?.data
  if (all !== undefined) {
    if (all.refusal !== null) return refused(page, 'inviteAll', all.refusal, inviteRefusalWords[all.refusal])
    return { kind: 'done', done: all.more ? 'more' : all.told === 0 ? 'nobody' : 'invited' }
  }
  for (const form of ['invite', 'end'] as const) {
    const data = page.getActionResult(actions.interviews[form])?.data
    if (data === undefined) continue
    if (data.refusal !== null) return refused(page, form, data.refusal, inviteRefusalWords[data.refusal])
    return { kind: 'done', done: 'told' in data ? (data.told === 0 ? 'already' : 'invited') : 'ended' }
  }
  return { kind: 'none' }
}

/** Reads the result of the form that was sent, if any was. */
export const readCompanyInterviewForms = async (page: Page): Promise<CompanyInterviewAnswer> => {
  for (const form of sent) {
    const error = page.getActionResult(actions.interviews[form])?.error
    if (error === undefined) continue
    const faults = readResult(error, interviewLabels)
    return { kind: 'failed', form, status: error.status, refusal: null, faults, typed: await typedOf(page) }
  }
  const slots = await readSlots(page)
  return slots.kind === 'none' ? readInvites(page) : slots
}
