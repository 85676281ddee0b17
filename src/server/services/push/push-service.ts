import webPush from 'web-push'
import { isPushEndpoint } from '#contract/push.ts'
import type { PushService } from '#server/ports/push.ts'

/** Both in base64url, as RFC 8292 has them. */
export type PushKeys = { publicKey: string; privateKey: string }

type Options = {
  keys: PushKeys
  /** Whom a push service turns to: an address of mail, or of the site. */
  subject: string
  isAllowed?: (endpoint: string) => boolean
}

/** Seconds that a push service keeps a message for a device which is switched off. */
const keptSeconds = 4 * 60 * 60
const waitMilliseconds = 20_000

/** Push messages (RFC 8030) without a payload: a push service learns when somebody is told, and nothing else. */
export const createPushService = ({ keys, subject, isAllowed = isPushEndpoint }: Options): PushService => ({
  isAllowed,
  ring: async (endpoint) => {
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
    if (response.status === 404 || response.status === 410) return 'gone'
    if (!response.ok) throw new Error(`A push service answered ${response.status}`)
    return 'delivered'
  },
})
