import type { LiveGrant } from '#contract/live-document.ts'
import type { LiveFeed } from '#server/ports/live.ts'

/** What the host asks of the site about open streams. */
export type LiveDoor = {
  /** Who is signed in, by the cookies of a request. Rejects when the database fails. */
  readSession: (request: Request) => Promise<{ id: string; uid: string; hasAccount: boolean } | null>
  /** Those of these sessions that nobody ended. Rejects when the database fails. */
  openAmong: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>
  follow: LiveFeed['follow']
  /** Lets a browser listen to its person's document. Null: it follows a stream. */
  grant: ((uid: string) => Promise<LiveGrant>) | null
}
