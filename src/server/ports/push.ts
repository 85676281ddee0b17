/** `gone`: the push service knows the subscription no longer. */
export type PushOutcome = 'delivered' | 'gone'

export type PushService = {
  /** Rings the browser of a subscription without saying why. Throws where the service is away or refuses. */
  ring: (endpoint: string) => Promise<PushOutcome>
  /** Whether requests may be sent to this address. */
  isAllowed: (endpoint: string) => boolean
}
