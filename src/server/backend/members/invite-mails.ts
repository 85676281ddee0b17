import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { TaskData } from '#server/backend/tasks/kinds.ts'
import { newId } from '#server/platform/ids.ts'
import type { OutgoingMail } from '#server/ports/mails.ts'
import { renewToken } from './invite-rows.ts'

type Dependencies = {
  origin: string
  work: Work
  /** `id`: the mail's own. */
  send: (id: string, mail: OutgoingMail) => Promise<void>
}

/**
 * Sends an invitation, for the task: the token is made here, so that it lies in no queue. Each try makes a token and a mail
 * of its own, and the newest is good. What is over by then is sent to nobody.
 */
export const createInviteMails =
  ({ origin, work, send }: Dependencies) =>
  async ({ inviteId }: TaskData['send-company-invite']): Promise<void> => {
    const made = await work({ kind: 'task', name: 'send-company-invite' }, ({ database, at }) =>
      renewToken(database, inviteId, at),
    )
    if (made === null) return
    const { company, email, role, expiresAt } = made.invite
    const link = `${origin}/account/new?${new URLSearchParams({ invite: made.token })}`
    const data = { link, company, role, expiresAt: expiresAt.toISOString() }
    await send(newId(), { to: email, kind: 'company-invite', data })
  }
