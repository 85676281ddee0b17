/** A copy would be larger than it may be. */
export class TooLarge extends Error {
  override name = 'TooLarge'
}

const own = { enumerable: true, configurable: true, writable: true }

/**
 * A value as JSON would bring it back, so that nobody who is answered holds what is kept for others. Throws TooLarge where
 * it would take more than `maxBytes` of JSON, escapes not counted.
 */
export const plainCopy = (value: unknown, maxBytes: number): unknown => {
  let left = maxBytes
  const take = (bytes: number) => {
    left -= bytes
    if (left < 0) throw new TooLarge(`more than ${maxBytes} bytes`)
  }
  const copyList = (list: readonly unknown[]): unknown[] => {
    take(2 + list.length)
    return list.map((each) => copy(each) ?? null)
  }
  const copyObject = (held: object): Record<string, unknown> => {
    take(2)
    const made: Record<string, unknown> = {}
    for (const name of Object.keys(held)) {
      const copied = copy(Reflect.get(held, name))
      if (copied === undefined) continue
      take(name.length + 4)
      // Setting this one would make it the prototype.
      if (name === '__proto__') Object.defineProperty(made, name, { ...own, value: copied })
      else made[name] = copied
    }
    return made
  }
  const copy = (given: unknown): unknown => {
    if (typeof given === 'string') take(Buffer.byteLength(given) + 2)
    else if (typeof given === 'number') {
      take(4)
      return Number.isFinite(given) ? given : null
    } else if (typeof given === 'object' && given !== null) {
      if (Array.isArray(given)) return copyList(given)
      return 'toJSON' in given && typeof given.toJSON === 'function'
        ? copy(given.toJSON())
        : copyObject(given)
    } else if (typeof given === 'function' || typeof given === 'symbol') return undefined
    else take(4)
    return given
  }
  return copy(value)
}
