/** Chance that comes out the same for the same seed on every machine. */
export type Random = {
  /** In [0, 1). */
  next: () => number
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <Value>(values: readonly Value[]) => Value
  /** `count` different values, in the order of the list. */
  sample: <Value>(values: readonly Value[], count: number) => Value[]
  /** By weight; weights need no sum of one. */
  weighted: <Value>(values: readonly (readonly [Value, number])[]) => Value
  bytes: (length: number) => Uint8Array
}

/** FNV-1a, 32 bits. */
export const hash32 = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** The value at `point`, in [0, 1), of all weights one after the other. */
const atPoint = <Value>(values: readonly (readonly [Value, number])[], point: number): Value => {
  let rest = point * values.reduce((sum, [, weight]) => sum + weight, 0)
  const found = values.find(([, weight]) => (rest -= weight) < 0) ?? values.at(-1)
  if (found === undefined) throw new RangeError('Nothing to pick from')
  return found[0]
}

/** The golden section: its multiples, without their whole parts, lie as far apart as any can, however many are taken. */
const golden = (Math.sqrt(5) - 1) / 2

/** By weight, but for `index` after `index` in turn: a few already have about the share of each that thousands have. */
export const inTurn = <Value>(
  values: readonly (readonly [Value, number])[],
  key: string,
  index: number,
): Value => atPoint(values, (hash32(key) / 0x1_0000_0000 + index * golden) % 1)

/** sfc32 (Chris Doty-Humphrey, PractRand) on the hash of `key`; each record has a key of its own, so order is free. */
export const createRandom = (key: string): Random => {
  let a = hash32(key)
  let b = hash32(`${key}/b`)
  let c = hash32(`${key}/c`)
  let counter = 1
  const next32 = (): number => {
    const result = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + result) | 0
    return result >>> 0
  }
  for (let round = 0; round < 12; round += 1) next32()

  const next = () => next32() / 0x1_0000_0000
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[int(0, values.length - 1)]
    if (value === undefined) throw new RangeError('Nothing to pick from')
    return value
  }
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    sample: (values, count) => {
      let wanted = Math.min(count, values.length)
      return values.filter((_, index) => {
        const taken = next() < wanted / (values.length - index)
        if (taken) wanted -= 1
        return taken
      })
    },
    weighted: (values) => atPoint(values, next()),
    bytes: (length) => Uint8Array.from({ length }, () => next32() & 0xff),
  }
}
