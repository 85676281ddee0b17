import { liveDocumentLimits, type LiveGrant } from '#contract/live-document.ts'
import type { Auth } from '#server/auth/auth.ts'
import type { IdentityProvider } from '#server/auth/identity/provider.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { notifyLive } from '#server/backend/database/live-notice.ts'
import { notifyNobody, type WorkLive } from '#server/backend/database/unit-of-work.ts'
import { createLiveChanges } from '#server/backend/live/live-changes.ts'
import { liveByDocuments } from '#server/backend/live/publish-live.ts'
import type { TaskQueue } from '#server/backend/tasks/task-queue.ts'
import type { LiveDoor } from '#server/host/live/live-door.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { Log } from '#server/platform/log.ts'
import type { LiveFeed } from '#server/ports/live.ts'
import type { LiveDocuments } from '#server/ports/live-documents.ts'
import { createLiveFeed } from '#server/services/live/live-feed.ts'

/** How a write reaches open pages, over the queue of tasks where they listen to documents. */
export type LiveOfWork = (tasks: Pick<TaskQueue, 'insert'>) => WorkLive

/** `wake`: for open pages of this process. */
export const liveOfWork =
  (
    { live }: Pick<Config, 'live'>,
    { client }: Pick<DatabaseHandle, 'client'>,
    node: string,
    wake: WorkLive['wake'],
  ): LiveOfWork =>
  (tasks) => {
    if (live.kind === 'firestore') return liveByDocuments(tasks)
    // A database that no other process can open has nobody else to tell.
    return { notify: client.kind === 'server' ? notifyLive(node) : notifyNobody, wake }
  }

/** What tells open pages of writes, here and on other nodes: `feed` by streams, `documents` where they listen to these. */
export const composeLive = async (
  config: Config,
  handle: DatabaseHandle,
  { node, now, log }: { node: string; now: Clock; log: Log },
): Promise<{ work: LiveOfWork; feed: LiveFeed; documents: LiveDocuments | null }> => {
  const feed = createLiveFeed({ ...createLiveChanges(handle.database), log })
  return {
    work: liveOfWork(config, handle, node, feed.wake),
    feed,
    documents: await openDocuments(config, now),
  }
}

const openDocuments = async ({ live, site }: Config, now: Clock): Promise<LiveDocuments | null> => {
  if (live.kind === 'sse') return null
  // It takes a while to load, and most sites do without.
  const { createFirestoreDocuments } = await import('#server/services/live/firestore-documents.ts')
  const { projectId } = site.identity
  return createFirestoreDocuments({ projectId, emulatorHost: live.emulatorHost, now })
}

/** Lets people listen to their documents; null: they follow streams. */
const granting = (
  { live, site }: Config,
  provider: Pick<IdentityProvider, 'makeLiveToken'>,
  now: Clock,
): LiveDoor['grant'] => {
  if (live.kind === 'sse') return null
  return async (uid): Promise<LiveGrant> => {
    const until = new Date(now().getTime() + liveDocumentLimits.tokenSeconds * 1000)
    const { projectId, apiKey, emulated } = site.identity
    return {
      uid,
      token: await provider.makeLiveToken(uid, until),
      until: until.getTime(),
      projectId,
      apiKey,
      emulated,
      documentsHost: live.emulatorHost,
    }
  }
}

type Doors = {
  auth: Pick<Auth, 'readSignedIn' | 'sessions'>
  provider: Pick<IdentityProvider, 'makeLiveToken'>
  feed: Pick<LiveFeed, 'follow'>
  now: Clock
}

/** Who may follow what changes. */
export const createLiveDoor = (config: Config, { auth, provider, feed, now }: Doors): LiveDoor => ({
  readSession: async (request) => {
    const signedIn = await auth.readSignedIn(request)
    if (signedIn === null) return null
    const { id, uid, viewer } = signedIn.session
    return { id, uid, hasAccount: viewer.kind !== 'none' }
  },
  openAmong: auth.sessions.openAmong,
  follow: feed.follow,
  grant: granting(config, provider, now),
})
