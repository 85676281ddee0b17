import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** For each line of a bundle, one after the other: the number of its source, and the line there, from 1. */
type Lines = { sources: readonly string[]; table: Int32Array }

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const valueOf = new Map(Array.from(digits, (digit, value) => [digit.charCodeAt(0), value]))
const comma = 44
const semicolon = 59

/**
 * What the map of a bundle (ECMA-426) says of where each line begins. The rest of it takes some hundred megabytes to keep,
 * these two numbers a line one or two.
 */
export const readLines = ({ sources, mappings }: { sources: readonly string[]; mappings: string }): Lines => {
  const table = new Int32Array(2 * mappings.split(';').length).fill(-1)
  let [line, field, value, shift, source, sourceLine] = [0, 0, 0, 0, 0, 0]
  for (let at = 0; at <= mappings.length; at += 1) {
    const code = at === mappings.length ? semicolon : mappings.charCodeAt(at)
    if (code === comma || code === semicolon) {
      if (field > 2 && table[2 * line] === -1) table.set([source, sourceLine + 1], 2 * line)
      field = 0
      if (code === semicolon) line += 1
      continue
    }
    const digit = valueOf.get(code) ?? 0
    value += (digit % 32) * 2 ** shift
    shift += 5
    if (digit >= 32) continue
    const step = value % 2 === 1 ? -(value - 1) / 2 : value / 2
    if (field === 1) source += step
    if (field === 2) sourceLine += step
    field += 1
    value = 0
    shift = 0
  }
  return { sources, table }
}

const createLinesOf = () => {
  const known = new Map<string, Lines | null>()
  return (file: string): Lines | null => {
    const kept = known.get(file)
    if (kept !== undefined) return kept
    let lines: Lines | null = null
    try {
      lines = readLines(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8')))
    } catch {
      // Without its map a frame says where it is in the bundle.
    }
    known.set(file, lines)
    return lines
  }
}

const place = /file:\/\/[^\s()]+/g
const bundled = /\/dist\/host\/[^/]+\.mjs$/

/** Turns frames of the bundled server (scripts/bundle-server.ts) into those of its sources, by line; others stay. */
export const createInSources =
  (linesOf: (file: string) => Lines | null) =>
  (frames: string): string =>
    frames.replaceAll(place, (whole) => {
      const [column = '', line = '', ...rest] = whole.split(':').toReversed()
      const file = rest.toReversed().join(':')
      if (!/^\d+$/.test(column) || !/^\d+$/.test(line) || !bundled.test(file)) return whole
      const lines = linesOf(file)
      const at = 2 * (Number(line) - 1)
      const source = lines?.sources[lines.table[at] ?? -1]
      return lines === null || source === undefined
        ? whole
        : `${new URL(source, file).href}:${lines.table[at + 1]}`
    })

/** The maps are read when the first error of their file is logged: a tenth of a second, once. */
export const inSources = createInSources(createLinesOf())
