import { performance } from 'node:perf_hooks'
import { wordingGroups } from '#contract/legal/wording/groups.ts'
import { seedAdOf } from '#server/backend/seed/seed-database.ts'
import { checkJobPost } from '#server/domain/legal-check.ts'
import { legalFacts, type LegalFacts } from '#server/domain/legal/facts.ts'

const goalMilliseconds = 5
const rounds = 5
const size = { companies: 60, jobs: 800 }
const now = new Date('2026-11-21T12:00:00+09:00')
/** Characters of each of the long texts of an ad. */
const longest = { duties: 6000, other: 1000 }

const demoAds = (): LegalFacts[] =>
  Array.from({ length: size.jobs }, (_, index) => {
    const { row, workplaces, company } = seedAdOf({ seed: '1', now }, size, index)
    return legalFacts(row, workplaces, company.row, now)
  })

/** Ads whose texts are as long as they may be, each full of one beginning of what is forbidden. */
const longestAds = (ad: LegalFacts): LegalFacts[] =>
  wordingGroups
    .flatMap(({ wordings }) => wordings)
    .map(({ example }) => {
      const fill = (length: number) => example.slice(0, -1).repeat(length).slice(0, length)
      const other = fill(longest.other)
      return {
        ...ad,
        duties: fill(longest.duties),
        dutiesRange: other,
        workplacesRange: other,
        holidays: other,
        hoursNote: other,
        wageNote: other,
      }
    })

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

const timed = (ad: LegalFacts): number => {
  const from = performance.now()
  checkJobPost(ad)
  return performance.now() - from
}

/** Milliseconds of the check of each ad, the best of several: what else the machine does only adds to them. */
const measure = (ads: readonly LegalFacts[]): number[] => {
  for (const ad of ads) checkJobPost(ad)
  const all = Array.from({ length: rounds }, () => ads.map(timed))
  return ads.map((_, index) => Math.min(...all.map((round) => round[index] ?? Infinity)))
}

/** How long the legal check of one ad takes: of ads as they are, and of the longest that may be typed. */
export const benchLegalCheck = (say: (line: string) => void): void => {
  const ads = demoAds()
  const [first] = ads
  if (first === undefined) throw new Error('There is no ad to measure with')
  say(
    `\n| legal check of an ad, ms (goal ≤ ${goalMilliseconds}) | median | p95 | longest |\n| --- | --- | --- | --- |`,
  )
  for (const [name, group] of [
    ['demo ads', ads],
    ['ads as long as may be', longestAds(first)],
  ] as const) {
    const taken = measure(group)
    const cells = [0.5, 0.95, 1].map((share) => quantile(taken, share).toFixed(2))
    say(`| ${name} | ${cells.join(' | ')} |`)
  }
}
