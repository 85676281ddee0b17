import type { Database } from '#server/backend/database/open.ts'
import { filesFolder } from '#server/backend/database/schema/files-folder.ts'
import { newId } from '#server/platform/ids.ts'
import type { FileMark } from '#server/ports/file-mark.ts'

const find = (database: Database) => database.select({ mark: filesFolder.mark }).from(filesFolder)

/** Whether a node has said yet which place of files is the one of all. */
export const hasSharedPlace = async (database: Database): Promise<boolean> =>
  (await find(database)).length > 0

/**
 * Whether a folder or bucket of files is the one of all nodes: the database holds the mark of that of the first node. A place without a
 * mark is given one where the database has none; later a place without it is another one, as an empty mount point is. Throws what
 * the place and the database throw.
 */
export const isSharedPlace = async (database: Database, { read, write }: FileMark): Promise<boolean> => {
  const [known] = await find(database)
  if (known !== undefined) return (await read()) === known.mark
  await write(newId())
  const mark = await read()
  if (mark === null || mark === '') return false
  // Of several nodes that start together the first one's place counts.
  await database.insert(filesFolder).values({ mark }).onConflictDoNothing()
  const [first] = await find(database)
  return first?.mark === mark
}
