import { eq } from 'drizzle-orm'
import type { InfoState } from '#contract/desk-infos.ts'
import { cacheTags } from '#contract/cache-tags.ts'
import { isId } from '#contract/id.ts'
import { info, infoRevision } from '#server/backend/database/schema/info.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import type { Actor } from '#server/domain/actor.ts'
import { normaliseFields } from '#server/domain/search/normalise.ts'
import { newId } from '#server/platform/ids.ts'

/** 1 to 120 and 1 to 10,000 characters; the database refuses others. Blank lines part paragraphs. */
export type NewInfo = { title: string; body: string; important: boolean }
export type WholeInfo = typeof info.$inferSelect

/** `unknown`: there is none of which this can be done; `changed`: it is not what was read any more. */
export type InfoAnswer = { kind: 'done' } | { kind: 'unknown' } | { kind: 'changed' }
type Which = { id: string; read: string }

/** Changes with every write. */
export const infoStamp = ({ updatedAt }: Pick<WholeInfo, 'updatedAt'>): string => updatedAt.toISOString()

export const infoState = (
  { publishAt, withdrawnAt }: Pick<WholeInfo, 'publishAt' | 'withdrawnAt'>,
  now: Date,
): InfoState => {
  if (withdrawnAt !== null) return 'withdrawn'
  if (publishAt === null) return 'draft'
  return publishAt > now ? 'scheduled' : 'published'
}

const rowOf = (given: NewInfo, at: Date) => ({
  ...given,
  searchShadow: normaliseFields([given.title, given.body]),
  updatedAt: at,
})

const insert = async ({ database, at }: Unit, given: NewInfo, publishAt: Date | null): Promise<string> => {
  const id = newId()
  await database.insert(info).values({ id, ...rowOf(given, at), publishAt, createdAt: at })
  return id
}

/** What the operator announces. */
export const createInfos = ({ work }: { work: Work }) => {
  const change = (
    actor: Actor,
    { id, read }: Which,
    body: (unit: Unit, row: WholeInfo, state: InfoState) => Promise<InfoAnswer>,
  ): Promise<InfoAnswer> =>
    work<InfoAnswer>(actor, async (unit) => {
      if (!isId(id)) return { kind: 'unknown' }
      const [row] = await unit.database.select().from(info).where(eq(info.id, id)).for('update')
      if (row === undefined) return { kind: 'unknown' }
      if (infoStamp(row) !== read) return { kind: 'changed' }
      return body(unit, row, infoState(row, unit.at))
    })

  return {
    /** Publishes at once. Answers the id. */
    publish: (actor: Actor, given: NewInfo): Promise<string> =>
      work(actor, async (unit) => {
        const id = await insert(unit, given, unit.at)
        unit.audit({ action: 'info.published', subject: `info:${id}` })
        unit.stale(cacheTags.infos)
        return id
      }),

    /** Keeps a text that nobody else sees. Answers the id. */
    draft: (actor: Actor, given: NewInfo): Promise<string> =>
      work(actor, async (unit) => {
        const id = await insert(unit, given, null)
        unit.audit({ action: 'info.drafted', subject: `info:${id}` })
        return id
      }),

    /** Changes the text. What readers saw is kept as a revision. */
    correct: (
      actor: Actor,
      { title, body, important, reason, ...which }: Which & NewInfo & { reason: string },
    ): Promise<InfoAnswer> =>
      change(actor, which, async (unit, row, state) => {
        if (state === 'withdrawn') return { kind: 'unknown' }
        const { database, at } = unit
        const isSeen = state === 'published'
        const isSame = row.title === title && row.body === body && row.important === important
        if (isSame) return { kind: 'done' }
        if (isSeen)
          await database.insert(infoRevision).values({
            id: newId(),
            infoId: row.id,
            title: row.title,
            body: row.body,
            important: row.important,
            replacedAt: at,
          })
        await database
          .update(info)
          .set({ ...rowOf({ title, body, important }, at), ...(isSeen && { correctedAt: at }) })
          .where(eq(info.id, row.id))
        unit.audit({ action: 'info.corrected', subject: `info:${row.id}`, detail: { before: state, reason } })
        if (isSeen) unit.stale(cacheTags.infos)
        return { kind: 'done' }
      }),

    /** Publishes a draft at once (null), or at a time; one that waits for its time gets another. */
    publishDraft: (actor: Actor, { publishAt, ...which }: Which & { publishAt: Date | null }) =>
      change(actor, which, async (unit, { id }, state) => {
        if (state !== 'draft' && state !== 'scheduled') return { kind: 'unknown' }
        const { database, at } = unit
        const isLater = publishAt !== null && publishAt > at
        await database
          .update(info)
          .set({ publishAt: isLater ? publishAt : at, updatedAt: at })
          .where(eq(info.id, id))
        unit.audit(
          isLater
            ? { action: 'info.scheduled', subject: `info:${id}`, detail: { at: publishAt.toISOString() } }
            : { action: 'info.published', subject: `info:${id}` },
        )
        if (!isLater) unit.stale(cacheTags.infos)
        return { kind: 'done' }
      }),

    /** Takes back what readers see, for good; what waits for its time becomes a draft, and a draft goes. */
    withdraw: (actor: Actor, { reason, ...which }: Which & { reason: string }): Promise<InfoAnswer> =>
      change(actor, which, async (unit, { id }, state) => {
        const { database, at } = unit
        if (state === 'withdrawn') return { kind: 'unknown' }
        if (state === 'draft') await database.delete(info).where(eq(info.id, id))
        else
          await database
            .update(info)
            .set({ updatedAt: at, ...(state === 'published' ? { withdrawnAt: at } : { publishAt: null }) })
            .where(eq(info.id, id))
        unit.audit({ action: 'info.withdrawn', subject: `info:${id}`, detail: { before: state, reason } })
        if (state === 'published') unit.purge(cacheTags.infos)
        return { kind: 'done' }
      }),
  }
}

export type Infos = ReturnType<typeof createInfos>
