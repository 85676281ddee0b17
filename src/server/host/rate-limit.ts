import { widerNetwork, widerShare } from '#server/platform/client-network.ts'
import type { SharedWindows } from '#server/ports/shared-windows.ts'
import type { RouteClass } from './route-class.ts'

export type RateDecision = {
  allowed: boolean
  /** Requests of the window, and those left in it. */
  limit: number
  remaining: number
  /** Whole seconds until the window ends. */
  resetSeconds: number
}

export type RateLimiter = {
  /**
   * Counts one request of a client network, and of the /48 it lies in. The answer tells of the one with less left;
   * `null`: this class has no limit.
   */
  take: (routeClass: RouteClass, client: string) => RateDecision | null
  /** Tells other nodes what was counted since the last call, and learns what they counted of the same windows. */
  exchange: (windows: SharedWindows) => Promise<void>
}

const windowMilliseconds = 60_000
/** Windows kept; the oldest are forgotten beyond it, which only loosens a limit. */
const windowsMax = 50_000

/**
 * Requests a minute for one client network. A campus shares one address, so pages are generous (a thousand students
 * at three pages a minute); what writes, or guesses passwords, is not.
 */
export const limitsPerMinute = {
  page: 3000,
  search: 1200,
  asset: 12_000,
  // Drawn or walked for whoever asks first; programs ask for them, a few at a time.
  card: 600,
  // Drawn for one person, who takes it once or twice.
  document: 300,
  feed: 300,
  graphql: 1200,
  // A token has a limit of its own below it.
  api: 600,
  // A browser opens one and keeps it; after an outage a campus comes back at once.
  live: 600,
  session: 2400,
  'sign-in': 60,
  report: 60,
  write: 120,
  upload: 120,
  health: null,
} as const satisfies Record<RouteClass, number | null>

/** `untold`: those of `used` that other nodes do not know of. */
type Window = { endsAt: number; used: number; untold: number }

/**
 * Counts in fixed windows that begin with a client's first request, in this process. `now` answers milliseconds.
 * A window is made once and changed in place: the map's order is the order in which windows end, but for those that began at another node.
 */
export const createRateLimiter = (scale: number, now: () => number): RateLimiter => {
  const windows = new Map<string, Window>()

  const forgetOld = (at: number) => {
    for (const [key, window] of windows) {
      if (window.endsAt > at && windows.size < windowsMax) return
      windows.delete(key)
    }
  }

  const count = (key: string, limit: number): RateDecision => {
    // Whole: of a clock with fractions (at + 60 000) − at may be more than 60 000, which would be told as 61 seconds.
    const at = Math.floor(now())
    let window = windows.get(key)
    if (window === undefined || window.endsAt <= at) {
      windows.delete(key)
      forgetOld(at)
      window = { endsAt: at + windowMilliseconds, used: 0, untold: 0 }
      windows.set(key, window)
    }
    window.used += 1
    window.untold += 1
    return {
      allowed: window.used <= limit,
      limit,
      remaining: Math.max(0, limit - window.used),
      resetSeconds: Math.ceil((window.endsAt - at) / 1000),
    }
  }

  return {
    take: (routeClass, client) => {
      const perMinute = limitsPerMinute[routeClass]
      if (perMinute === null) return null
      const limit = Math.max(1, Math.floor(perMinute * scale))
      const own = count(`${routeClass} ${client}`, limit)
      const wider = widerNetwork(client)
      // What is refused already must not use up what the neighbours have.
      if (wider === null || !own.allowed) return own
      const together = count(`${routeClass} ${wider}`, limit * widerShare)
      return together.remaining < own.remaining || !together.allowed ? together : own
    },

    exchange: async (shared) => {
      const begun = Math.floor(now())
      const told = [...windows].flatMap(([key, window]) =>
        window.untold === 0 || window.endsAt <= begun ? [] : [{ key, window, used: window.untold }],
      )
      if (told.length === 0) return
      const answers = await shared.add(
        told.map(({ key, used }) => ({ key, used })),
        windowMilliseconds,
      )
      const at = Math.floor(now())
      for (const [index, { window, used }] of told.entries()) {
        const answer = answers?.[index]
        if (answer === undefined) continue
        window.untold -= used
        // A server that lost its counts does not take away what this node knows.
        if (answer.used + window.untold < window.used) continue
        window.used = answer.used + window.untold
        window.endsAt = at + answer.endsIn
      }
    },
  }
}
