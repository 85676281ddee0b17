import { randomBytes } from 'node:crypto'

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

/**
 * A uuid v7 (RFC 9562 §5.7) from its parts: `milliseconds` since the epoch (48 bits), `sequence` (12 bits, rand_a) and
 * eight random bytes, of which the first two bits become the variant.
 */
export const uuidV7 = (milliseconds: number, sequence: number, random: Uint8Array): string => {
  const time = hex(milliseconds, 12)
  const tail = [...random].map((byte, index) => hex(index === 0 ? (byte & 0x3f) | 0x80 : byte, 2)).join('')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(sequence & 0xfff, 3)}-${tail.slice(0, 4)}-${tail.slice(4, 16)}`
}

/**
 * Makes ids that grow strictly within one process, also within a millisecond and when the clock steps back: rand_a counts
 * up, and when it is used up the time is taken one millisecond further (RFC 9562 §6.2, method 1).
 */
export const createIds = (now: () => number): (() => string) => {
  let last = 0
  let sequence = 0
  return () => {
    const time = now()
    if (time > last) {
      last = time
      sequence = 0
    } else if (sequence === 0xfff) {
      last += 1
      sequence = 0
    } else {
      sequence += 1
    }
    return uuidV7(last, sequence, randomBytes(8))
  }
}

/** A new uuid v7, later than every one made before it by this process. */
export const newId = createIds(Date.now)
