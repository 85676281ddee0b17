import type { Database } from '#server/backend/database/open.ts'
import { filesFolder } from '#server/backend/database/schema/files-folder.ts'
import { newId } from '#server/platform/ids.ts'
import { readFolderMark, writeFolderMark } from '#server/services/files/folder-mark.ts'

const find = (database: Database) => database.select({ mark: filesFolder.mark }).from(filesFolder)

/** Whether a node has said yet which folder is the one of all. */
export const hasSharedFolder = async (database: Database): Promise<boolean> =>
  (await find(database)).length > 0

/**
 * Whether a folder of files is the one of all nodes: the database holds the mark of that of the first node. A folder without a mark
 * is given one where the database has none; later a folder without it is another one, as an empty mount point is. Throws what the
 * disk and the database throw.
 */
export const isSharedFolder = async (database: Database, folder: string): Promise<boolean> => {
  const [known] = await find(database)
  if (known !== undefined) return (await readFolderMark(folder)) === known.mark
  await writeFolderMark(folder, newId())
  const mark = await readFolderMark(folder)
  if (mark === null || mark === '') return false
  // Of several nodes that start together the first one's folder counts.
  await database.insert(filesFolder).values({ mark }).onConflictDoNothing()
  const [first] = await find(database)
  return first?.mark === mark
}
