import type { Auth } from './auth/auth.ts'
import type { DatabaseHandle } from './backend/database/open.ts'
import { notifyLive } from './backend/database/live-notice.ts'
import { notifyNobody, type WorkLive } from './backend/database/unit-of-work.ts'
import { createLiveChanges } from './backend/live/live-changes.ts'
import type { LiveDoor } from './host/live/live-door.ts'
import type { Log } from './platform/log.ts'
import type { LiveFeed } from './ports/live.ts'
import { createLiveFeed } from './services/live/live-feed.ts'

/** What tells open pages of writes: `work` of those of this process, `feed` of everybody's. */
export const composeLive = (
  { database, client }: DatabaseHandle,
  node: string,
  log: Log,
): { work: WorkLive; feed: LiveFeed } => {
  const feed = createLiveFeed({ ...createLiveChanges(database), log })
  // A database that no other process can open has nobody else to tell.
  const notify = client.kind === 'server' ? notifyLive(node) : notifyNobody
  return { work: { notify, wake: feed.wake }, feed }
}

/** Who may follow what changes. */
export const createLiveDoor = (
  auth: Pick<Auth, 'readSignedIn' | 'sessions'>,
  { follow }: Pick<LiveFeed, 'follow'>,
): LiveDoor => ({
  readSession: async (request) => {
    const signedIn = await auth.readSignedIn(request)
    if (signedIn === null) return null
    const { id, uid, viewer } = signedIn.session
    return { id, uid, hasAccount: viewer.kind !== 'none' }
  },
  openAmong: auth.sessions.openAmong,
  follow,
})
