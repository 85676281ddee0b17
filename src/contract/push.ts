import * as z from 'zod/mini'
import { notificationKindNames } from './notification.ts'
import { idText, listOf, machineText } from './text-input.ts'

export const pushLimits = {
  /** Characters of the address that a push service gives. */
  endpoint: 1000,
  /** Devices of one person; a further one takes the place of the oldest. */
  devices: 10,
} as const

/** Hosts of the push services of Chrome and Edge, Firefox, Edge on Windows, and Safari. `*.` stands for every subdomain. */
const services = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
] as const

/** Whether an address belongs to a push service: the site sends requests to no other. */
export const isPushEndpoint = (text: string): boolean => {
  const url = URL.parse(text)
  if (url === null || url.protocol !== 'https:' || url.port !== '') return false
  if (url.username !== '' || url.password !== '') return false
  return services.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  )
}

/** `sessionId`: the sign-in whose browser gave the endpoint; the subscription ends with it. */
export const pushSubscriptionSchema = z.object({
  sessionId: idText,
  endpoint: machineText(pushLimits.endpoint),
  kinds: listOf(z.enum(notificationKindNames, 'INVALID'), notificationKindNames.length, 'INVALID').check(
    z.minLength(1, 'CHOOSE'),
    z.refine((kinds) => new Set(kinds).size === kinds.length, 'INVALID'),
  ),
})

export const pushSessionSchema = z.object({ sessionId: idText })

/** What the form sends; the action adds the session. */
export const pushFormSchema = z.omit(pushSubscriptionSchema, { sessionId: true })
