/** A form that was not taken: hashes of what its browser holds, and what it said, encrypted under that. */
export type SentFormRow = { id: string; owner: string; content: string }

/** Where forms wait that are shown once more. */
export type SentFormRows = {
  /** The oldest of an owner go when there are too many. */
  keep: (row: SentFormRow) => Promise<void>
  /** The content of one that is still kept; null: there is none, it is over, or somebody else's. */
  find: (wanted: Pick<SentFormRow, 'id' | 'owner'>) => Promise<string | null>
}
