import { numberLimits } from '#contract/job-post-numbers.ts'
import { viewSources, type ViewCount } from '#server/ports/view-counts.ts'
import type { View } from './view-of.ts'

/** Counts that one node keeps in memory, of a minute as a rule. */
const countsMax = 5000
const day = 86_400_000
const japan = 9 * 3_600_000

const always: ReadonlySet<string> = new Set(Object.values(viewSources))

export type ViewCounter = ReturnType<typeof createViewCounter>

/**
 * Views in memory, by ad, day in Japan and where they came from. Whatever is sent, it holds a bounded number of counts: of an
 * ad's day only so many hosts are told apart, and when it is full, what would need another count is lost.
 */
export const createViewCounter = ({
  now,
  onFull,
}: {
  now: () => number
  /** Asks for what is counted to be taken. */
  onFull: () => void
}) => {
  /** By day (since 1970, in Japan) and ad, then by source. */
  let ads = new Map<string, Map<string, number>>()
  let counts = 0
  let lost = 0

  const add = (key: string, source: string, views: number) => {
    const sources = ads.get(key) ?? new Map<string, number>()
    const isKnown = sources.has(source) || always.has(source) || sources.size < numberLimits.hostsOfDay
    const name = isKnown ? source : viewSources.other
    const before = sources.get(name)
    if (before !== undefined) return void sources.set(name, before + views)
    if (counts >= countsMax) return void (lost += views)
    sources.set(name, views)
    ads.set(key, sources)
    counts += 1
    if (counts === countsMax) onFull()
  }

  return {
    count: ({ jobPostId, source }: View): void =>
      add(`${Math.floor((now() + japan) / day)} ${jobPostId}`, source, 1),

    /** What was counted, and how many views were lost; begins anew. */
    take: (): { counts: ViewCount[]; lost: number } => {
      const taken = { counts: [...ads].flatMap(([key, sources]) => readCounts(key, sources)), lost }
      ads = new Map()
      counts = 0
      lost = 0
      return taken
    },

    /** Takes back what could not be written. */
    giveBack: (given: readonly ViewCount[]): void => {
      for (const { jobPostId, day: text, source, views } of given)
        add(`${Date.parse(text) / day} ${jobPostId}`, source, views)
    },
  }
}

const readCounts = (key: string, sources: ReadonlyMap<string, number>): ViewCount[] => {
  const [number = '', jobPostId = ''] = key.split(' ')
  const text = new Date(Number(number) * day).toISOString().slice(0, 10)
  return [...sources].map(([source, views]) => ({ jobPostId, day: text, source, views }))
}
