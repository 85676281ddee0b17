import { isIP } from 'node:net'
import { plainIPv4 } from '#server/platform/client-network.ts'

/**
 * The address of the person behind a request. With N trusted proxies it is the Nth entry of X-Forwarded-For from the
 * right: each of our proxies appended one, and everything further left may be invented by the client. What is no
 * address there (a proxy misconfigured) falls back to the peer of the connection.
 */
export const clientAddress = (
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string => {
  const own = peer ?? '0.0.0.0'
  if (trustedProxies === 0 || forwardedFor === undefined) return plainIPv4(own)
  const claimed = forwardedFor.split(',').at(-trustedProxies)?.trim() ?? ''
  return plainIPv4(isIP(claimed) === 0 ? own : claimed)
}
