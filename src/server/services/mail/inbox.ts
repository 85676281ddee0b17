import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import type { Mail, SendMail } from '#server/ports/mails.ts'
import { checkMail } from './mail.ts'

export type InboxMail = Mail & { id: number; at: Date }

/** Mails that stay in this process instead of being sent. */
export type Inbox = {
  send: SendMail
  /** Newest first. */
  list: () => readonly InboxMail[]
}

/** Older mails are dropped. */
const keptMails = 200

const file = z.array(
  z.object({
    id: z.number(),
    at: z.pipe(
      z.string(),
      z.transform((text: string) => new Date(text)),
    ),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    messageId: z.string(),
    unsubscribe: z.exactOptional(z.string()),
    calendar: z.exactOptional(z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() })),
  }),
)

const read = (path: string): InboxMail[] => {
  try {
    return file.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    // Missing at the first start; one that is damaged or of an older version held nothing that must last.
    return []
  }
}

/** `path`: where mails outlive a restart, readable by its owner only since links sign people in; null: nowhere. */
export const createInbox = ({ path, now }: { path: string | null; now: () => Date }): Inbox => {
  let mails = path === null ? [] : read(path)
  return {
    send: async (mail) => {
      checkMail(mail)
      mails = [{ ...mail, id: (mails[0]?.id ?? 0) + 1, at: now() }, ...mails].slice(0, keptMails)
      if (path === null) return
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(`${path}.new`, JSON.stringify(mails), { mode: 0o600 })
      renameSync(`${path}.new`, path)
    },
    list: () => mails,
  }
}
