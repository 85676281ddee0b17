import { createFollow } from '#browser/api/event-stream.ts'
import { hearOtherTabs } from '#browser/api/other-tabs.ts'
import { currentPerson } from './hint.ts'
import { createLive, type LiveEnvironment } from './live.ts'
import { session } from './session.ts'

const openChannel: LiveEnvironment['openChannel'] = (name, hear) => {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => hear(data))
  return {
    // A channel has no other origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (told) => channel.postMessage(told),
    close: () => channel.close(),
  }
}

/** Web Locks exist on https and on loopback alone. */
const leadAlone: LiveEnvironment['leadAlone'] = (name, signal, lead) =>
  'locks' in navigator ? navigator.locks.request(name, { signal }, lead) : lead()

/** Asks the site who is signed in, for all who want to know it on this page. */
export const confirmSession: LiveEnvironment['confirm'] = async () => {
  const asked = performance.now()
  const state = await session.refetch()
  if (session.age() > performance.now() - asked) return 'unknown'
  return state.status === 'authenticated' ? 'somebody' : 'nobody'
}

/** What changes for the person of this page. It is followed from the first listener on, while the page is there. */
export const live = createLive({
  follow: createFollow({
    fetch: (...request) => fetch(...request),
    followDocument: async (...given) =>
      (await import('#browser/api/live-documents.ts')).followDocument(...given),
  }),
  person: currentPerson,
  confirm: confirmSession,
  leadAlone,
  openChannel,
  online: () => navigator.onLine,
  random: Math.random,
})

hearOtherTabs(live.judgeOwner)
window.addEventListener('pagehide', live.stop)
window.addEventListener('pageshow', live.start)
for (const name of ['online', 'offline']) window.addEventListener(name, live.networkChanged)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && live.judgeOwner()) live.hurry()
})
live.start()
