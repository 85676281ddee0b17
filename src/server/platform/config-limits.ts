import { isLoopback } from './config-identity.ts'
import { readReason } from './config-outgoing.ts'
import type { createReader } from './config-reader.ts'

/** Where limits are counted that hold over all nodes. */
export type LimitsConfig = { kind: 'database' } | { kind: 'redis'; url: string }

/** Its password, and by whom the site is used, goes there: off loopback in TLS, unless somebody says why not. */
export const readLimits = (read: ReturnType<typeof createReader>): LimitsConfig => {
  const url = read.url('REDIS_URL', ['redis:', 'rediss:'])
  const reason = readReason(read, 'REDIS_WITHOUT_TLS', 'Redis')
  if (url === null) return { kind: 'database' }
  if (!/^(?:\/\d{0,3})?$/.test(url.pathname) || url.search !== '' || url.hash !== '')
    read.mistake('REDIS_URL', 'must be redis://user:password@host:port/number alone')
  if (url.protocol === 'redis:' && reason === null && !isLoopback(url.hostname))
    read.mistake(
      'REDIS_URL',
      'is of another machine, so it needs rediss://, or REDIS_WITHOUT_TLS that says why not',
    )
  return { kind: 'redis', url: url.href }
}
