import type { MessageFileState } from '#contract/message.ts'

/** `fileId` null: it can't be read, for what `state` says. */
export type ThreadFile = { fileId: string | null; name: string; size: number; state: MessageFileState }

export type ThreadMessage = {
  id: string
  /** Null: it waits for the morning. */
  sequence: number | null
  mine: boolean
  senderName: string
  senderRole: string
  text: string
  files: readonly ThreadFile[]
  sentAt: string
  deliverAt: string | null
}

/** Why a thread is not to be had, in the words of the live service. */
export type ThreadFailure = 'not-found' | 'permission-denied' | 'unauthenticated' | 'unavailable'
