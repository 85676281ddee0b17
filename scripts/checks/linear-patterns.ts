import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { check } from 'recheck'
import { boundedPatterns } from './bounded-patterns.ts'
import { patternsOf, type Pattern } from './patterns.ts'

const fileOf = ({ place }: Pattern): string => place.replace(/:\d+$/u, '')
const written = ({ source, flags }: Pattern): string => `/${source}/${flags}`

/** For one pattern, in milliseconds; the longest take a tenth of it on a quiet machine. */
const mostTime = 60_000

/** recheck reads no `v`; ours under it have nothing that `u` has not. */
const slownessOf = async ({ source, flags }: Pattern): Promise<string | null> => {
  const found = await check(source, flags.replace('v', 'u'), { timeout: mostTime })
  if (found.status === 'safe') return null
  return found.status === 'vulnerable' ? found.complexity.summary : `unknown (${found.error.kind})`
}

/** What was proved before, so that only what is new takes its time: all of them take half a minute. */
const keptIn = (root: string) => {
  const file = path.join(root, 'node_modules/.cache/linear-patterns.json')
  const read = (): string[] => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      return []
    }
  }
  const keep = (proved: ReadonlySet<string>): void => {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify([...proved]))
  }
  return { read, keep }
}

/**
 * No regular expression of `src` takes more than linear time (recheck, which says of a few that it found no attack, and
 * of the others that there is none). Those of the files in `boundedPatterns` meet a text of a known length.
 */
export const findSlowPatterns = async (
  root: string,
  bounded: Readonly<Record<string, string>> = boundedPatterns,
): Promise<string[]> => {
  const { patterns, unproved } = await patternsOf(root)
  const isOf = (file: string, named: string) =>
    file === named || (named.endsWith('/') && file.startsWith(named))
  const isBounded = (file: string) => Object.keys(bounded).some((named) => isOf(file, named))
  const kept = keptIn(root)
  const proved = new Set(kept.read())
  const byText = new Map(patterns.map((pattern) => [written(pattern), pattern]))
  const problems = unproved.map(
    (place) =>
      `${place}: built while the site runs, so that nothing proves it: build it as its module is loaded`,
  )
  for (const [text, pattern] of byText) {
    if (proved.has(text) || isBounded(fileOf(pattern))) continue
    const slowness = await slownessOf(pattern)
    if (slowness === null) proved.add(text)
    else problems.push(`${pattern.place}: ${text} takes more than linear time: ${slowness}`)
  }
  kept.keep(proved)
  return [
    ...problems,
    ...Object.keys(bounded)
      .filter((named) => !patterns.some((pattern) => isOf(fileOf(pattern), named)))
      .map((named) => `scripts/checks/bounded-patterns.ts: ${named} has no regular expression`),
  ]
}
