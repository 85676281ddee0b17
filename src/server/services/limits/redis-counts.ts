import { z } from 'zod'
import type { Count, LimitCounts } from '#server/ports/limit-counts.ts'
import type { Redis } from './redis.ts'

/**
 * One hash for each who is counted: by the name of a limit its hits and the millisecond in which its window ends. The hash lives as long as
 * the longest of them.
 */
const script = `
local value = redis.call('HGET', KEYS[1], ARGV[1])
local hits, ends = 0, '0'
if value then hits, ends = value:match('^(%d+):(%d+)$') end
if tonumber(ends) <= tonumber(ARGV[2]) then hits, ends = 0, ARGV[3] end
hits = tonumber(hits) + 1
redis.call('HSET', KEYS[1], ARGV[1], hits .. ':' .. ends)
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[4]) then redis.call('PEXPIRE', KEYS[1], ARGV[4]) end
return { hits, ends }`

const answerSchema = z.tuple([z.number(), z.coerce.number()])
const valueSchema = z.string().regex(/^\d+:\d+$/)

const keyOf = (who: string): string => `michishirube:counts:${who}`

const readCount = (name: string, value: string): Count => {
  const [hits, ends] = valueSchema.parse(value).split(':').map(Number)
  return { name, hits: hits ?? 0, resetsAt: new Date(ends ?? 0) }
}

/** Counts are not to be had. */
class CountsUnreachable extends Error {
  override name = 'CountsUnreachable'
}

/** Counts in Redis; while it is away `otherwise` counts, from the beginning. */
export const createRedisCounts = ({ ask }: Redis, otherwise: LimitCounts): LimitCounts => ({
  add: async (who, name, window) => {
    const at = window.at.getTime()
    const length = window.seconds * 1000
    const counted = await ask(async (client) => {
      const [hits, ends] = answerSchema.parse(
        await client.eval(script, {
          keys: [keyOf(who)],
          arguments: [name, String(at), String(at + length), String(length)],
        }),
      )
      return { hits, resetsAt: new Date(ends) }
    })
    return counted ?? otherwise.add(who, name, window)
  },

  of: async (who, at) => {
    const found = await ask(async (client) => {
      const hashes = await Promise.all(who.map((each) => client.hGetAll(keyOf(each))))
      return hashes.flatMap((hash) => Object.entries(hash).map(([name, value]) => readCount(name, value)))
    })
    if (found === null) return otherwise.of(who, at)
    return found
      .filter(({ resetsAt }) => resetsAt > at)
      .toSorted((one, other) => one.name.localeCompare(other.name))
  },

  clear: async (who) => {
    // What was counted while it was away.
    await otherwise.clear(who)
    const cleared = await ask((client) => client.del(who.map(keyOf)))
    if (cleared === null) throw new CountsUnreachable('Redis, which counts, is away')
  },
})
