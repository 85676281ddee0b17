/** `bytes` is read once; nothing is open before its first part is asked for. */
export type StoredBytes = { size: number; bytes: AsyncIterable<Uint8Array> }

/** Where the bytes of files lie, by the file's id and nothing else. Every function rejects when the store is away. */
export type FileStore = {
  /** Keeps the bytes, all or none; whoever reads sees no half of them. What lay under the id is replaced. */
  put: (id: string, bytes: Uint8Array) => Promise<void>
  /** Null: nothing lies there. */
  open: (id: string) => Promise<StoredBytes | null>
  /** What is gone already counts as removed. */
  remove: (id: string) => Promise<void>
  /** Ids whose bytes were put before an instant, in no order. */
  listOlderThan: (before: Date) => AsyncIterable<string>
}
