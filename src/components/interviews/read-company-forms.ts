import { actions } from 'astro:actions'
import type { APIContext } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import { plainLines } from '#contract/hidden-characters.ts'
import type { InviteRefusal, SlotRefusal } from '#contract/interview.ts'
import type { ResultOf } from '#operations/graphql.ts'
import type { InterviewSlotAnswer } from '#operations/interviews.ts'
import type { ColleaguesQuery } from '#operations/own-job-posts.ts'
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

type SlotForm = 'addSlots' | 'changeSlot'
export type Colleagues = ResultOf<typeof ColleaguesQuery>['colleagues']
/** What interviewers hold at the same time as what was sent, and how that is named when it is sent again. */
export type FoundClashes = Omit<ResultOf<typeof InterviewSlotAnswer>, 'refusal'>
type Looked = { typed: Readonly<Record<string, string>>; found: FoundClashes }
const none: FoundClashes = { clashes: [], clashMark: '' }

/** What became of it; `typed`: what was typed, where it was not taken. */
export type CompanyInterviewAnswer =
  | { kind: 'none' }
  | { kind: 'done'; done: string }
  | ({ kind: 'looked'; form: SlotForm } & Looked)
  | {
      kind: 'failed'
      form: Sent
      status: number
      refusal: SlotRefusal | InviteRefusal | null
      faults: FormFaults
      typed: Readonly<Record<string, string>>
      found: FoundClashes
    }

type Page = Pick<APIContext, 'getActionResult' | 'request'>

const sent: readonly Sent[] = ['addSlots', 'changeSlot', 'cancelSlot', 'invite', 'inviteAll', 'end']

const typedOf = async ({ request }: Page): Promise<Record<string, string>> => {
  const form = await request.clone().formData()
  const textOf = (value: FormDataEntryValue) => (typeof value === 'string' ? [plainLines(value)] : [])
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => [name, form.getAll(name).flatMap(textOf).join(',')]),
  )
}

/** The field that a refusal is about, by its name and, in these forms, its id; undefined: it is about no field. */
const fieldOf = (form: Sent, refusal: SlotRefusal | InviteRefusal) => {
  if (refusal === 'interviewer' || refusal === 'clash') return { id: 'interviewers', name: 'interviewers' }
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
  found = none,
): Promise<CompanyInterviewAnswer> => {
  const field = fieldOf(form, refusal)
  const faults: FormFaults =
    field === undefined ? { errors: [], failure: text } : { errors: [{ ...field, text }], failure: null }
  return { kind: 'failed', form, status: 409, refusal, faults, typed: await typedOf(page), found }
}

const slotWords = (form: Sent, refusal: SlotRefusal) =>
  form === 'cancelSlot' && refusal === 'changed' ? cancelChangedWords : slotRefusalWords[refusal]

const readSlots = async (page: Page): Promise<CompanyInterviewAnswer> => {
  const words = { addSlots: 'added', changeSlot: 'changed', cancelSlot: 'cancelled' } as const
  for (const form of ['addSlots', 'changeSlot', 'cancelSlot'] as const) {
    const data = page.getActionResult(actions.interviews[form])?.data
    if (data === undefined) continue
    if (data.refusal !== null) return refused(page, form, data.refusal, slotWords(form, data.refusal), data)
    const typed = await typedOf(page)
    if (form !== 'cancelSlot' && typed['act'] === 'look') return { kind: 'looked', form, typed, found: data }
    return { kind: 'done', done: words[form] }
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
    return {
      kind: 'failed',
      form,
      status: error.status,
      refusal: null,
      faults,
      typed: await typedOf(page),
      found: none,
    }
  }
  const slots = await readSlots(page)
  return slots.kind === 'none' ? readInvites(page) : slots
}
