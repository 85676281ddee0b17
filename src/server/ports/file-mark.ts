/** A text beside the files, by which nodes tell whether they keep files in the same place. Both reject when the place is away. */
export type FileMark = {
  /** Null: the place has none. */
  read: () => Promise<string | null>
  /** Gives the place a mark; of several processes the first one's stays. */
  write: (mark: string) => Promise<void>
}
