import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import type { Scanner } from '#server/ports/scanner.ts'
import { minutesAfter } from './upload-tickets.ts'

type Dependencies = { database: Database; work: Work; store: FileStore; scanner: Scanner | null }

/** Minutes after which a file that waits still is put in line again: its task was lost, or used up its tries. */
const againMinutes = 30
const againMost = 500

/** Looks at files for malware. */
export const createFileScans = ({ database, work, store, scanner }: Dependencies) => ({
  /** For the task, which tries again when the scanner can't tell. The bytes of a refused file are gone at once. */
  scan: async (id: string): Promise<void> => {
    const waits = and(eq(storedFile.id, id), eq(storedFile.scan, 'waiting'))
    const [file] = await database.select({ id: storedFile.id }).from(storedFile).where(waits)
    if (file === undefined) return
    const stored = await store.open(id)
    if (stored === null) throw new Error(`The bytes of file ${id} are not in the store`)
    // A site that does without a scanner now says so in its documents: the type alone counts.
    const answer = scanner === null ? 'clean' : await scanner.scan(stored.bytes)
    await work({ kind: 'task', name: 'scan-file' }, async (unit) => {
      const scan = answer === 'clean' ? ('clean' as const) : ('refused' as const)
      const told = await unit.database
        .update(storedFile)
        .set({ scan, scannedAt: scanner === null ? null : unit.at })
        .where(waits)
        .returning({ id: storedFile.id })
      if (told.length === 0 || scan === 'clean') return
      unit.audit({ action: 'file.refused', subject: `file:${id}` })
      unit.send({ name: 'remove-file', data: { id } })
    })
  },

  /** Puts files in line again that have waited long; for the sweep. Answers how many. */
  sendWaiting: (): Promise<number> =>
    work({ kind: 'task', name: 'waiting-files' }, async ({ database: within, at, send }) => {
      const waiting = await within
        .select({ id: storedFile.id })
        .from(storedFile)
        .where(
          and(eq(storedFile.scan, 'waiting'), lte(storedFile.createdAt, minutesAfter(at, -againMinutes))),
        )
        .orderBy(asc(storedFile.createdAt))
        .limit(againMost)
      send(...waiting.map(({ id }) => ({ name: 'scan-file' as const, data: { id }, key: id })))
      return waiting.length
    }),
})
