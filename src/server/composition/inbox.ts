import { createEmulatorCodes } from '#server/auth/identity/emulator-codes.ts'
import type { Site } from '#server/platform/site.ts'
import type { Inbox } from '#server/services/mail/inbox.ts'

/** What would have been sent, to be read at /dev/inbox; embedded mode only. */
export type LocalInbox = { mails: Inbox['list']; codes: ReturnType<typeof createEmulatorCodes> | null }

export const composeInbox = (
  { embedded, origin }: Pick<Site, 'embedded' | 'origin'>,
  {
    mails,
    emulatorHost,
    projectId,
  }: { mails: Inbox['list'] | null; emulatorHost: string | null; projectId: string },
): LocalInbox | null => {
  if (!embedded || mails === null) return null
  const codes = emulatorHost === null ? null : createEmulatorCodes({ host: emulatorHost, projectId, origin })
  return { mails, codes }
}
