import { actions } from 'astro:actions'
import type { APIContext } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import { changeRefusals, inviteRefusals, type MemberDone } from './member-messages.ts'

export const inviteLabels = { email: 'メールアドレス', role: '権限' } as const

/** What became of the form that was sent to the page of members; nothing while none was. */
export type MemberChange =
  | { kind: 'none' }
  | { kind: 'done'; done: MemberDone }
  /** `ofInvite`: the form that invites was refused, so that it shows what was typed. */
  | { kind: 'refused'; status: number; faults: FormFaults; ofInvite: boolean }

const refusal = ({ status, text }: { status: number; text: string }, ofInvite = false): MemberChange => ({
  kind: 'refused',
  status,
  faults: { errors: [], failure: text },
  ofInvite,
})

const readMails = ({ getActionResult }: Pick<APIContext, 'getActionResult'>): MemberChange => {
  const invited = getActionResult(actions.members.invite)
  if (invited?.data !== undefined)
    return invited.data === 'sent'
      ? { kind: 'done', done: 'invited' }
      : refusal(inviteRefusals[invited.data], true)
  const resent = getActionResult(actions.members.resendInvite)
  if (resent?.data !== undefined)
    return resent.data === 'sent' ? { kind: 'done', done: 'resent' } : refusal(inviteRefusals[resent.data])
  return { kind: 'none' }
}

const readPeople = ({ getActionResult }: Pick<APIContext, 'getActionResult'>): MemberChange => {
  const changed = getActionResult(actions.members.changeRole)?.data
  const removed = getActionResult(actions.members.removeMember)?.data
  if (changed === 'last_owner' || removed === 'last_owner') return refusal(changeRefusals.last_owner)
  if (changed !== undefined) return { kind: 'done', done: 'role' }
  return removed === undefined ? { kind: 'none' } : { kind: 'done', done: 'removed' }
}

export const readChange = (page: Pick<APIContext, 'getActionResult'>): MemberChange => {
  const { getActionResult } = page
  const { invite, resendInvite, revokeInvite, changeRole, removeMember } = actions.members
  const errors = [invite, resendInvite, revokeInvite, changeRole, removeMember].map(
    (action) => getActionResult(action)?.error,
  )
  const error = errors.find((each) => each !== undefined)
  if (error !== undefined)
    return {
      kind: 'refused',
      status: error.status,
      faults: readResult(error, inviteLabels),
      ofInvite: errors[0] !== undefined,
    }
  if (getActionResult(revokeInvite)?.data !== undefined) return { kind: 'done', done: 'revoked' }
  const mails = readMails(page)
  return mails.kind === 'none' ? readPeople(page) : mails
}
