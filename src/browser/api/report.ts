import { authBasePath, type ClientErrorCode } from '#contract/auth.ts'

export type Report = (code: ClientErrorCode, metadata: Readonly<Record<string, string>>) => void

const textMax = 2000

/** Name and message of whatever was thrown; never more than a log line holds. */
export const describe = (thrown: unknown): string =>
  (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)).slice(0, textMax)

let leaving = false
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    leaving = true
  })
  window.addEventListener('pageshow', () => {
    leaving = false
  })
}

/** Sends a failure to the server's log. Requests that a navigation cut off are no failures. */
export const reportFailure: Report = (code, metadata) => {
  if (leaving) return
  const address = `${authBasePath}/_log`
  const body = new URLSearchParams({ level: 'error', code, ...metadata, client: 'true' })
  if (navigator.sendBeacon(address, body)) return
  void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {
    // Without a network there is nobody to tell.
  })
}
