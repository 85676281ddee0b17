import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { SharedWindows } from '#server/ports/shared-windows.ts'
import type { Redis } from './redis.ts'

/** Adds to many windows at once: ARGV holds the uses of each, and the length of a window that begins. */
const script = `
local answers = {}
for index, key in ipairs(KEYS) do
  answers[2 * index - 1] = redis.call('INCRBY', key, ARGV[index])
  if redis.call('PTTL', key) < 0 then redis.call('PEXPIRE', key, ARGV[#KEYS + 1]) end
  answers[2 * index] = redis.call('PTTL', key)
end
return answers`

/** Windows in one call: it holds the server up for everybody. */
const atOnce = 500

const keyOf = (key: string): string =>
  `michishirube:window:${createHash('sha256').update(key).digest('base64url')}`

/** Windows in Redis, by the hashes of their keys. */
export const createRedisWindows = ({ ask }: Redis): SharedWindows => ({
  add: async (uses, milliseconds) => {
    const counted: { used: number; endsIn: number }[] = []
    for (let from = 0; from < uses.length; from += atOnce) {
      const some = uses.slice(from, from + atOnce)
      const numbers = await ask(async (client) =>
        z
          .array(z.number())
          .length(2 * some.length)
          .parse(
            await client.eval(script, {
              keys: some.map(({ key }) => keyOf(key)),
              arguments: [...some.map(({ used }) => String(used)), String(milliseconds)],
            }),
          ),
      )
      // What was counted is not told again.
      if (numbers === null) return counted.length === 0 ? null : counted
      counted.push(...some.map((_, at) => ({ used: numbers[2 * at] ?? 0, endsIn: numbers[2 * at + 1] ?? 0 })))
    }
    return counted
  },
})
