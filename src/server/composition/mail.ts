import path from 'node:path'
import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { createDeliveryRecord } from '#server/backend/mail-deliveries/mail-deliveries.ts'
import { stopLink } from '#server/backend/mail-links/mail-token.ts'
import { isMailStopped } from '#server/backend/mail-stops/mail-stops.ts'
import type { BackendServices } from '#server/backend/services.ts'
import type { MailHook } from '#server/host/mail-hook.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { Log } from '#server/platform/log.ts'
import type { SendMail } from '#server/ports/mails.ts'
import { createInbox, type Inbox } from '#server/services/mail/inbox.ts'
import { createMailer } from '#server/services/mail/mailer.ts'
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

type MailerParts = {
  site: Config['site']
  secrets: readonly string[]
  database: Database
  work: Work
  log: Log
}

/** Sends mails where they were not stopped, and keeps what became of them. */
export const composeMailer = (
  { send }: { send: SendMail },
  { site, secrets, database, work, log }: MailerParts,
) =>
  createMailer({
    site,
    send,
    stopLink: stopLink(secrets),
    isStopped: (to) => isMailStopped(database, to),
    record: createDeliveryRecord({ work, log }),
  })

/** Hears of mails that were not delivered; null: nobody may tell. */
export const composeMailHook = (
  { mailHookKey }: Pick<Config, 'mailHookKey'>,
  { mailStops }: Pick<BackendServices, 'mailStops'>,
  now: Clock,
): MailHook | null => (mailHookKey === null ? null : { key: mailHookKey, record: mailStops.record, now })
