import { initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth'
import {
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
} from 'firebase/firestore'
import { liveCollection, readLiveDocument, type LiveGrant } from '#contract/live-document.ts'
import type { LiveRefusal, StreamEnd, StreamOptions } from './event-stream.ts'

/** Milliseconds before its end at which a token is replaced. */
const renewBefore = 60_000
/** Milliseconds in which a document has to be there. */
const answerMax = 20_000

/** The SDK's words for them; everything else may be better at the next try. */
const refusals: Readonly<Record<string, LiveRefusal>> = {
  'not-found': 'not-found',
  'permission-denied': 'permission-denied',
  unauthenticated: 'unauthenticated',
  'auth/user-disabled': 'unauthenticated',
  'auth/invalid-custom-token': 'unauthenticated',
}

const refusalOf = (thrown: unknown): LiveRefusal => {
  const code: unknown = Reflect.get(Object(thrown), 'code')
  return (typeof code === 'string' ? refusals[code] : undefined) ?? 'unavailable'
}

const connect = ({ apiKey, projectId, emulated, documentsHost }: LiveGrant) => {
  const app = initializeApp({ apiKey, projectId }, 'live')
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  if (emulated) connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() })
  const [host, port] = documentsHost?.split(':') ?? []
  if (host !== undefined) connectFirestoreEmulator(firestore, host, Number(port))
  return { auth, firestore }
}

let connected: ReturnType<typeof connect> | null = null

/**
 * Listens to the live document that `grant` is for, like a stream: until the network is lost, the token is to be replaced
 * (`moved`), or either side ends it; never rejects. Nothing of the token or the document is kept on the device.
 */
export const followDocument = async (
  grant: LiveGrant,
  { after, signal, opened, hear }: StreamOptions,
): Promise<StreamEnd> => {
  connected ??= connect(grant)
  const { auth, firestore } = connected
  try {
    await signInWithCustomToken(auth, grant.token)
    // Left by the last end, so that the SDK begins without the pauses that failures made long.
    await enableNetwork(firestore)
  } catch (thrown) {
    return { kind: refusalOf(thrown), pause: null }
  }
  const over = Promise.withResolvers<StreamEnd>()
  const listening = new AbortController()
  const ended = (reason: 'moved' | null) => () => over.resolve({ kind: 'ended', reason, pause: null })
  let last = after
  let open = false
  const stop = onSnapshot(
    doc(firestore, liveCollection, grant.uid),
    { includeMetadataChanges: true },
    (snapshot) => {
      if (signal.aborted) return
      // What the SDK tells of without the network is of before.
      if (snapshot.metadata.fromCache) {
        if (open) ended(null)()
        return
      }
      if (!open) opened()
      open = true
      const { sequence, told } = readLiveDocument(snapshot.data(), last)
      last = sequence
      for (const each of told) hear(each.change, each.sequence)
    },
    (error) => over.resolve({ kind: refusalOf(error), pause: null }),
  )
  const late = setTimeout(() => {
    if (!open) over.resolve({ kind: 'unavailable', pause: null })
  }, answerMax)
  const renew = setTimeout(ended('moved'), Math.max(0, grant.until - Date.now() - renewBefore))
  signal.addEventListener('abort', ended(null), { once: true })
  // The SDK takes its time to find out.
  window.addEventListener('offline', ended(null), { once: true, signal: listening.signal })
  if (signal.aborted) ended(null)()
  const end = await over.promise
  clearTimeout(late)
  clearTimeout(renew)
  listening.abort()
  stop()
  await disableNetwork(firestore)
  if (signal.aborted) await auth.signOut()
  return end
}
