import type { NewTask } from '#server/backend/tasks/task-queue.ts'
import { AlreadyTold } from '#server/platform/already-told.ts'
import type { Config } from '#server/platform/config.ts'
import type { Log } from '#server/platform/log.ts'
import type { CdnPurge } from '#server/ports/cdn-purge.ts'
import type { Invalidation } from '#server/ports/invalidation.ts'
import { createCloudflarePurge } from '#server/services/cdn/cloudflare.ts'
import { createFastlyPurge } from '#server/services/cdn/fastly.ts'

/** Seconds from the beginning of the write; before that a node may still answer the CDN with a page from before it. */
const afterNodes = 20

/** Tags of sign-ins, which no page has. */
const isOfPages = (tag: string): boolean => !tag.startsWith('person:')

export type Cdn = {
  /** What follows from a write: the purges of its tags, as many at a time as the CDN takes. */
  tasksOf: (invalidation: Invalidation) => readonly NewTask[]
  purge: CdnPurge['purge']
}

const adapterOf = ({ cdn }: Pick<Config, 'cdn'>): CdnPurge | null =>
  cdn.kind === 'none' ? null : cdn.kind === 'fastly' ? createFastlyPurge(cdn) : createCloudflarePurge(cdn)

/** Logs the beginning and the end of an outage, one line each. */
const createTellingPurge = ({ purge }: CdnPurge, log: Log): CdnPurge['purge'] => {
  let isAway = false
  return async (tags, signal) => {
    try {
      await purge(tags, signal)
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'The CDN takes no purges')
      isAway = true
      throw new AlreadyTold('The CDN takes no purges', { cause: error })
    }
    if (isAway) log.info('The CDN takes purges again')
    isAway = false
  }
}

/** Without a CDN nothing is sent, and what an earlier configuration left in line is dropped. */
export const createCdn = (config: Pick<Config, 'cdn'>, log: Log): Cdn => {
  const adapter = adapterOf(config)
  if (adapter === null) return { tasksOf: () => [], purge: async () => {} }
  return {
    tasksOf: ({ stale, purge }) => {
      const tags = [...new Set([...purge, ...stale])].filter(isOfPages)
      return Array.from({ length: Math.ceil(tags.length / adapter.tagsMax) }, (_, at) => ({
        name: 'purge-cdn' as const,
        data: { tags: tags.slice(at * adapter.tagsMax, (at + 1) * adapter.tagsMax) },
        after: afterNodes,
      }))
    },
    purge: createTellingPurge(adapter, log),
  }
}
