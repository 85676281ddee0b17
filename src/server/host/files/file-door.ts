import type { FileType } from '#contract/codes/stored-file.ts'
import type { FileAddress } from '#server/backend/files/file-address.ts'
import type { StoredBytes } from '#server/ports/file-store.ts'
import type { ReceiveAnswer } from '#server/services/files/receive-file.ts'

/** What the host asks of the site about files. All of it rejects when database or store fail. */
export type FileDoor = {
  /** Who is signed in, by the cookies of a request. */
  readUid: (request: Request) => Promise<string | null>
  /** Uses a ticket up. Answers the id for the bytes; null: it is no good for this person. */
  claim: (uid: string, ticket: string) => Promise<string | null>
  /** Takes, judges and keeps the bytes of a claimed ticket. */
  receive: (id: string, body: AsyncIterable<Uint8Array>) => Promise<ReceiveAnswer>
  /** A public picture by its hash; null: there is none. */
  openImage: (hash: string, type: 'png' | 'jpg') => Promise<StoredBytes | null>
  /** Null: for this reader there is no such file. */
  open: (
    uid: string,
    address: FileAddress,
  ) => Promise<(StoredBytes & { name: string; type: FileType }) | null>
}
