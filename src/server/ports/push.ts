/** `gone`: the push service knows the subscription no longer. `refused`: it takes nothing of ours. `away`: it may take it later. */
export type PushOutcome = 'delivered' | 'gone' | 'refused' | 'away'

export type PushService = {
  /** Rings the browser of a subscription without saying why. Never throws. */
  ring: (endpoint: string) => Promise<PushOutcome>
  /** Whether requests may be sent to this address. */
  isAllowed: (endpoint: string) => boolean
}
