import { atom, onMount, type ReadableAtom } from 'nanostores'
import { auth, type AuthClient, type SessionReading } from '#browser/api/auth.ts'
import { hearOtherTabs } from '#browser/api/other-tabs.ts'
import { describe, reportFailure, type Report } from '#browser/api/report.ts'
import type { SessionAnswer } from '#contract/auth.ts'

export type SessionState =
  { status: 'loading' } | { status: 'authenticated'; session: SessionAnswer } | { status: 'unauthenticated' }

export type SessionStore = {
  $session: ReadableAtom<SessionState>
  /** Asks the server now. Calls at the same time share one request; the answer is what the store then holds. */
  refetch: () => Promise<SessionState>
  /** Has the session renewed, with data if there is any. Answers the state after it. */
  update: (data: Readonly<Record<string, string>>) => Promise<SessionState>
  /** Hands a newer pair of tokens over; false when it was refused or nobody could be asked, and what was known stays. */
  handOver: (tokens: Readonly<Record<string, string>>) => Promise<boolean>
  /** Seconds between two polls while somebody is signed in and the browser is online; 0 polls never. */
  setRefetchInterval: (seconds: number) => void
  /** Milliseconds, by a clock that nobody sets, since the session was last read. */
  age: () => number
}

type Source = Pick<AuthClient, 'readSession' | 'updateSession'>

/** The session of this browser, kept current while anybody looks at it: on focus, on a timer, and from other tabs. */
export const createSessionStore = (client: Source, report: Report = reportFailure): SessionStore => {
  const $session = atom<SessionState>({ status: 'loading' })
  let readAt = Number.NEGATIVE_INFINITY
  let running: Promise<SessionState> | null = null
  let again = false
  let interval = 0
  let timer: ReturnType<typeof setInterval> | undefined
  let watched = false

  const schedule = () => {
    clearInterval(timer)
    timer = undefined
    if (!watched || interval <= 0 || !navigator.onLine || $session.get().status !== 'authenticated') return
    timer = setInterval(() => void refetch(), interval * 1000)
  }

  const take = (reading: SessionReading): SessionState => {
    const before = $session.get()
    if (reading.kind === 'read') {
      readAt = performance.now()
      $session.set(
        reading.session === null
          ? { status: 'unauthenticated' }
          : { status: 'authenticated', session: reading.session },
      )
    } else if (before.status === 'loading') $session.set({ status: 'unauthenticated' })
    // A lost network signs nobody out: what was known stays.
    if ($session.get().status !== before.status) schedule()
    return $session.get()
  }

  const read = async (): Promise<SessionState> => {
    try {
      do {
        again = false
        take(await client.readSession())
        // Something changed while the answer was on its way: it may be from before.
      } while (again)
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      report('CLIENT_SESSION_ERROR', {
        message: describe(error),
        stack: (error.stack ?? '').slice(0, 4000),
        name: error.name,
      })
      take({ kind: 'unreachable' })
    } finally {
      running = null
    }
    return $session.get()
  }

  const refetch = (): Promise<SessionState> => (running ??= read())

  const refetchChanged = () => {
    again = running !== null
    void refetch()
  }

  onMount($session, () => {
    watched = true
    const seen = () => {
      if (document.visibilityState === 'visible') void refetch()
    }
    const connected = () => {
      schedule()
      if (navigator.onLine) void refetch()
    }
    const stopHearing = hearOtherTabs(refetchChanged)
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('focus', seen)
    window.addEventListener('online', connected)
    window.addEventListener('offline', schedule)
    void refetch()
    return () => {
      watched = false
      schedule()
      stopHearing()
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('focus', seen)
      window.removeEventListener('online', connected)
      window.removeEventListener('offline', schedule)
    }
  })

  return {
    $session,
    refetch,
    update: async (data) => take(await client.updateSession(data)),
    handOver: async (tokens) => {
      const reading = await client.updateSession(tokens)
      take(reading)
      return reading.kind === 'read' && reading.session !== null
    },
    setRefetchInterval: (seconds) => {
      interval = seconds
      schedule()
    },
    age: () => performance.now() - readAt,
  }
}

/** The session of this page. */
export const session = createSessionStore(auth)
