/** An IPv4 address as a dual-stack socket shows it, ::ffff:192.0.2.1, is the IPv4 address. */
export const plainIPv4 = (address: string): string =>
  address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address

/** What a limit counts by: an IPv4 address, or the /64 network of an IPv6 one, since a subscriber owns all of it. */
export const clientNetwork = (given: string): string => {
  const address = plainIPv4(given)
  if (!address.includes(':')) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  const network = groups.slice(0, 4).map((group) => (Number.parseInt(group, 16) || 0).toString(16))
  return `${network.join(':')}::/64`
}

/**
 * The /48 that a /64 of `clientNetwork` lies in; null for anything else. It is what one organisation gets (RFC 6177), and
 * whoever has it can ask from 65,536 networks.
 */
export const widerNetwork = (network: string): string | null => {
  const site = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network)?.[1]
  return site === undefined ? null : `${site}::/48`
}

/** What all networks of a /48 may do together, in times of what one may. */
export const widerShare = 16
