import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Browser tests that once passed only at their second try. Whoever mends the cause takes the line away. */
const list = path.resolve(import.meta.dirname, '../../tests/e2e/unreliable.json')

/** The tests of the list, as `file › name`. */
export const readUnreliable = (file = list): readonly string[] => {
  const names: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return Array.isArray(names) ? names.map(String) : []
}

/** Adds tests to the list, each once; answers those that were not in it. */
export const addUnreliable = (names: readonly string[], file = list): readonly string[] => {
  const known = readUnreliable(file)
  const added = names.filter((name) => !known.includes(name))
  if (added.length > 0) writeFileSync(file, `${JSON.stringify([...known, ...added].toSorted(), null, 2)}\n`)
  return added
}
