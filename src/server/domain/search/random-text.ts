/** Text of every kind, the same for the same seed: for tests that ask for more than their author thought of. */
export const createRandom = (seed: number) => {
  let state = seed
  const next = (below: number): number => {
    // xorshift32
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
  const ranges = [
    [0x20, 0x7e],
    [0x3041, 0x3096],
    [0x30a1, 0x30ff],
    [0x4e00, 0x9fff],
    [0xff01, 0xff9f],
    [0x2000, 0x206f],
    [0x3000, 0x303f],
    [0x0, 0x1f],
    [0x1f300, 0x1f6ff],
    [0xfe00, 0xfe0f],
    [0xd800, 0xdfff],
    [0x300, 0x36f],
    [0x600, 0x6ff],
    [0x3300, 0x33ff],
  ] as const
  const char = (): string => {
    const [first, last] = ranges[next(ranges.length)] ?? ranges[0]
    const code = first + next(last - first + 1)
    return code >= 0xd800 && code <= 0xdfff ? String.fromCharCode(code) : String.fromCodePoint(code)
  }
  return { next, text: (length: number): string => Array.from({ length: next(length + 1) }, char).join('') }
}
