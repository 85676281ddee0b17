import { cacheTags } from '#contract/cache-tags.ts'
import { info } from '#server/backend/database/schema/info.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { Actor } from '#server/domain/actor.ts'
import { normaliseFields } from '#server/domain/search/normalise.ts'
import { newId } from '#server/platform/ids.ts'

/** 1 to 120 and 1 to 10,000 characters; the database refuses others. Blank lines part paragraphs. */
export type NewInfo = { title: string; body: string; important: boolean }

/** What the operator announces. */
export const createInfos = ({ work }: { work: Work }) => ({
  /** Publishes at once. Answers the id. */
  publish: (actor: Actor, { title, body, important }: NewInfo): Promise<string> =>
    work(actor, async ({ database, at, audit, stale }) => {
      const id = newId()
      await database.insert(info).values({
        id,
        title,
        body,
        important,
        publishAt: at,
        searchShadow: normaliseFields([title, body]),
        createdAt: at,
        updatedAt: at,
      })
      audit({ action: 'info.published', subject: `info:${id}` })
      stale(cacheTags.infos)
      return id
    }),
})

export type Infos = ReturnType<typeof createInfos>
