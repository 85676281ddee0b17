import type { OwnActionMode } from '#contract/account-action.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { TaskData } from '#server/backend/tasks/kinds.ts'
import { newId } from '#server/platform/ids.ts'
import type { OutgoingMail } from '#server/ports/mails.ts'
import type { People } from '#server/ports/people.ts'
import { createEmailChangeRows } from './email-change-rows.ts'

type Dependencies = {
  origin: string
  work: Work
  people: Pick<People, 'findByEmail'>
  /** `id`: the mail's own. */
  send: (id: string, mail: OutgoingMail) => Promise<void>
}

const linkTo = (origin: string, mode: OwnActionMode, token: string): string =>
  `${origin}/account/action?${new URLSearchParams({ mode, oobCode: token })}`

/**
 * Sends the links of changes of e-mail, for the task: the token is made here, so that it lies in no queue. Each try makes
 * a token and a mail of its own, and the newest is good. What is over by then is sent to nobody.
 */
export const createEmailChangeMails =
  ({ origin, work, people, send }: Dependencies) =>
  async ({ changeId, to }: TaskData['send-email-change']): Promise<void> => {
    const made = await work({ kind: 'task', name: 'send-email-change' }, ({ database, at }) =>
      createEmailChangeRows(database).renewToken(changeId, to, at),
    )
    if (made === null) return
    const { token, row } = made
    const { oldEmail, newEmail } = row
    if (to === 'old address') {
      const data = { link: linkTo(origin, 'undoEmailChange', token), newEmail }
      return send(newId(), { to: oldEmail, kind: 'email-changed', data })
    }
    const taken = (await people.findByEmail(newEmail)) !== null
    return send(
      newId(),
      taken
        ? { to: newEmail, kind: 'email-taken', data: {} }
        : { to: newEmail, kind: 'email-change', data: { link: linkTo(origin, 'changeEmail', token) } },
    )
  }
