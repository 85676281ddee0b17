import { isIPv6, SocketAddress } from 'node:net'

/** Whom to count an address as: IPv4 by itself, IPv6 by its /64, which one household or phone has. */
export const addressKey = (address: string): string => {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const shortened = new SocketAddress({ address, family: 'ipv6' }).address
  const [head = '', tail = ''] = shortened.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...(shortened.includes('::') ? zeros : []), ...last].slice(0, 4).join(':')
}
