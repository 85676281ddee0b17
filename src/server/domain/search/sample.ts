import { quoted, sampleMark } from './search-terms.ts'

/** The finest sample: one ad of 1,024. */
const finest = 10

/** Ads of which each is in the sample by itself, whatever it says: of level n, one of 2^n. Level 0 is every ad. */
export type SampleLevel = number

/**
 * How a sample is chosen: what is in level `probe` is counted first, and tells the level in which `least` ads or more are
 * found. More than that, up to twice as many, are counted without a sample.
 */
export type Sampling = { probe: SampleLevel; least: number }

/** A value that a hundredth of the ads have is told to within a seventh or so (one spread). */
export const usualSampling: Sampling = { probe: 8, least: 4096 }

/** When a search is taken for common without counting: when `least` of its ads or more are in the sample of `level`. */
export type Commonness = { level: SampleLevel; least: number }

/** Some 14,000 of all ads. Of 10,000, up to which is counted, 156 are expected: 220 are five times their spread away. */
export const usualCommonness: Commonness = { level: 6, least: 220 }

/** An id ends in random bits: a coarser sample holds the finer ones, and an ad stays in its samples as long as it lives. */
const levelsOf = (id: string): SampleLevel[] => {
  const random = Number.parseInt(id.slice(-8), 16)
  return Array.from({ length: finest }, (_, index) => index + 1).filter((level) => random % 2 ** level === 0)
}

const term = (level: SampleLevel): string => quoted(sampleMark + level)

/** The terms of the samples an ad is in, as `searchTerms` writes its own. */
export const sampleTerms = (id: string): string => levelsOf(id).map(term).join(' ')

/** What finds the ads of a level; null: every ad. */
export const sampleExpression = (level: SampleLevel): string | null => (level === 0 ? null : term(level))

/** Which level to count, where so many were found in the level that was counted first. */
export const levelFor = (probed: number, { probe, least }: Sampling): SampleLevel =>
  Math.max(0, Math.min(finest, Math.floor(Math.log2((probed * 2 ** probe) / least))))

/** How many there are, by the count of a level: two figures, since no more are known. */
export const estimate = (counted: number, level: SampleLevel): number =>
  level === 0 ? counted : Number((counted * 2 ** level).toPrecision(2))
