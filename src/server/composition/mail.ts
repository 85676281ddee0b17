import path from 'node:path'
import type { BackendServices } from '#server/backend/services.ts'
import type { MailHook } from '#server/host/mail-hook.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { SendMail } from '#server/ports/mails.ts'
import { createInbox, type Inbox } from '#server/services/mail/inbox.ts'
import { createSmtp } from '#server/services/mail/smtp.ts'

/** What carries mails; `list`: those that are kept here instead of being sent. */
export const createMail = (
  { mail, dataDir }: Config,
  now: Clock,
): { send: SendMail; list: Inbox['list'] | null; close: () => void } => {
  if (mail.kind === 'smtp') return { ...createSmtp(mail), list: null }
  const inbox = createInbox({ path: path.resolve(dataDir, 'inbox.json'), now })
  return { ...inbox, close: () => undefined }
}

/** Hears of mails that were not delivered; null: nobody may tell. */
export const composeMailHook = (
  { mailHookKey }: Pick<Config, 'mailHookKey'>,
  { mailStops }: Pick<BackendServices, 'mailStops'>,
  now: Clock,
): MailHook | null => (mailHookKey === null ? null : { key: mailHookKey, record: mailStops.record, now })
