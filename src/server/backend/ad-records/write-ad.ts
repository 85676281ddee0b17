import type { Work } from '#server/backend/database/unit-of-work.ts'
import { adOfKey, beginAd, changeAd, lockKeys, type AdRowAnswer } from '#server/backend/ad-files/ad-rows.ts'
import { startLimit } from '#server/backend/job-post-editor/start-job-post.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { readSaved } from '#server/backend/job-post-editor/edit-rows.ts'
import { versionOf } from './ad-version.ts'

/** `id`: of the ad that is changed. `key`: by which the company knows the draft that is made. */
export type WrittenAd = {
  sent: readonly (readonly [string, string])[]
} & ({ id: string; version: string | null } | { id: null; key: string })

export type WriteAdAnswer =
  | { kind: 'written'; row: AdRowAnswer }
  /** The company has no such ad, or one with the key already; or the ad says something else than in that version. */
  | { kind: 'unknown' | 'key_taken' | 'other_version' | 'limited' }

/** Makes or changes one ad as a row of a file does. Who may is judged before. */
export const createWriteAd =
  ({ work, rateLimits }: { work: Work; rateLimits: RateLimits }) =>
  async (uid: string, companyId: string, written: WrittenAd): Promise<WriteAdAnswer> => {
    if (written.id === null) {
      const counted = await rateLimits.hit('start job post', companyId, startLimit)
      if (counted.kind === 'limited') return { kind: 'limited' }
    }
    return work<WriteAdAnswer>({ kind: 'person', uid }, async (unit) => {
      const { database } = unit
      if (written.id === null) {
        const row = { number: 1, key: written.key, sent: written.sent }
        await lockKeys(database, companyId)
        if ((await adOfKey(database, companyId, row.key)) !== null) return { kind: 'key_taken' }
        return { kind: 'written', row: await beginAd(unit, row, { companyId, planned: 0, from: 'api' }) }
      }
      const saved = await readSaved(database, { companyId, id: written.id }, 'lock')
      if (saved === null) return { kind: 'unknown' }
      if (written.version !== null && written.version !== versionOf(saved)) return { kind: 'other_version' }
      return { kind: 'written', row: await changeAd(unit, saved, { number: 1, key: '', sent: written.sent }) }
    })
  }
