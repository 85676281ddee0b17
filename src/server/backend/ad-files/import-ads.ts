import { adFileLimits, type AdFileFault, type AdRowRefusal } from '#contract/ad-file.ts'
import { Rollback, type Unit, type Work } from '#server/backend/database/unit-of-work.ts'
import { readSaved } from '#server/backend/job-post-editor/edit-rows.ts'
import { newId } from '#server/platform/ids.ts'
import { adOfKey, beginAd, changeAd, lockKeys, type AdRowAnswer, type Place } from './ad-rows.ts'
import { readAdFile, type AdRow } from './read-ad-file.ts'

export type AdFileAnswer = {
  fault: AdFileFault | null
  /** Headings that no field has. */
  unknown: readonly string[]
  rows: readonly AdRowAnswer[]
}

const importRow = async (unit: Unit, row: AdRow, place: Place): Promise<AdRowAnswer> => {
  const { database } = unit
  const { companyId } = place
  let id = await adOfKey(database, companyId, row.key)
  if (id === null) {
    await lockKeys(database, companyId)
    id = await adOfKey(database, companyId, row.key)
  }
  if (id === null) return beginAd(unit, row, place)
  const saved = await readSaved(database, { companyId, id }, 'lock')
  return saved === null ? beginAd(unit, row, place) : changeAd(unit, saved, row)
}

const keyRefusal = (rows: readonly AdRow[], { key }: AdRow): AdRowRefusal | null => {
  if (key === '') return 'no_key'
  if (key.length > adFileLimits.key || key.includes('\n')) return 'bad_key'
  return rows.filter((each) => each.key === key).length > 1 ? 'double_key' : null
}

/** Brings a file with ads of a company in. Who may is judged before. */
export const createImportAds =
  ({ work }: { work: Work }) =>
  /** One row after the other, each in a unit of its own; without `save` it is done the same way and taken back. */
  async (
    uid: string,
    companyId: string,
    { text, save }: { text: string; save: boolean },
  ): Promise<AdFileAnswer> => {
    const file = readAdFile(text)
    if (file.kind === 'fault') return { fault: file.fault, unknown: [], rows: [] }
    const answers: AdRowAnswer[] = []
    for (const row of file.rows) {
      const refusal = keyRefusal(file.rows, row)
      const made = answers.filter(({ outcome }) => outcome === 'new').length
      const isSaved = save && refusal === null
      // What else is wrong with a row is told even where its key alone keeps it out.
      const key = refusal === 'no_key' || refusal === 'bad_key' ? newId() : row.key
      const place = { companyId, planned: save ? 0 : made, from: 'file' } as const
      const answer = await work<AdRowAnswer>({ kind: 'person', uid }, async (unit) => {
        const done = await importRow(unit, { ...row, key }, place)
        return isSaved
          ? done
          : new Rollback({ ...done, jobPostId: done.outcome === 'new' ? null : done.jobPostId })
      })
      answers.push(refusal === null ? answer : { ...answer, key: row.key, outcome: 'refused', refusal })
    }
    return { fault: null, unknown: file.unknown, rows: answers }
  }

export type ImportAds = ReturnType<typeof createImportAds>
