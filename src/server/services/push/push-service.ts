import webPush from 'web-push'
import { isPushEndpoint } from '#contract/push.ts'
import type { Log } from '#server/platform/log.ts'
import type { PushOutcome, PushService } from '#server/ports/push.ts'

/** Both in base64url, as RFC 8292 has them. */
export type PushKeys = { publicKey: string; privateKey: string }

type Options = {
  keys: PushKeys
  /** Whom a push service turns to: an address of mail, or of the site. */
  subject: string
  isAllowed?: (endpoint: string) => boolean
  log: Log
}

/** Seconds that a push service keeps a message for a device which is switched off. */
const keptSeconds = 60 * 60
const waitMilliseconds = 5000

const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return 'delivered'
  if (status === 404 || status === 410) return 'gone'
  return status >= 500 || status === 408 || status === 429 ? 'away' : 'refused'
}

/** Push messages (RFC 8030) without a payload: a push service learns when somebody is told, and nothing else. */
export const createPushService = ({
  keys,
  subject,
  isAllowed = isPushEndpoint,
  log,
}: Options): PushService => {
  const away = new Set<string>()
  /** The beginning and the end of an outage of a host, a line each. */
  const tell = (host: string, outcome: PushOutcome, cause: unknown) => {
    if (outcome === 'away' && !away.has(host)) log.warn({ host, err: cause }, 'A push service is away')
    if (outcome !== 'away' && away.has(host)) log.info({ host }, 'A push service answers again')
    if (outcome === 'away') away.add(host)
    else away.delete(host)
  }
  const ask = async (endpoint: string): Promise<number> => {
    const { Authorization } = webPush.getVapidHeaders(
      new URL(endpoint).origin,
      subject,
      keys.publicKey,
      keys.privateKey,
      'aes128gcm',
    )
    const response = await fetch(endpoint, {
      method: 'POST',
      // Of several that wait for one device the last is enough.
      headers: { authorization: Authorization, ttl: String(keptSeconds), urgency: 'normal', topic: 'news' },
      redirect: 'error',
      signal: AbortSignal.timeout(waitMilliseconds),
    })
    await response.body?.cancel()
    return response.status
  }
  return {
    isAllowed,
    ring: async (endpoint) => {
      const { host } = new URL(endpoint)
      try {
        const status = await ask(endpoint)
        const outcome = outcomeOf(status)
        tell(host, outcome, new Error(`It answered ${status}`))
        return outcome
      } catch (error) {
        tell(host, 'away', error)
        return 'away'
      }
    },
  }
}
