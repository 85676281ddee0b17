import type { NumberedChange } from './live.ts'

/** What a person's open pages may know: which things changed, by number, and what is counted; never what is in them. */
export type LiveDocument = {
  /** Of the person's last change. */
  sequence: number
  /** The last ones, in order. */
  changes: readonly NumberedChange[]
  /** Unread ones, counted as far as the site counts them. */
  notifications: number
}

/** Documents that browsers listen to, kept by a provider. */
export type LiveDocuments = {
  /** Brings a person's document forward to this; one that is further already stays. Rejects when the provider is away. */
  advance: (uid: string, document: LiveDocument) => Promise<void>
  remove: (uid: string) => Promise<void>
  close: () => Promise<void>
}
