import { arrivedWords, pendingWords, waysOn } from '#browser/messages/thread.ts'
import type { ThreadState } from '#browser/stores/thread.ts'
import { announce } from './announce.ts'

/**
 * What of an open thread is said aloud: what the other side wrote (`newest`), that a message went, and that one did not, with
 * the ways on. Each once, by how the thread stood before.
 */
export const createThreadNews = (mayWrite: boolean) => {
  let before = new Map<string, string>()

  return ({ lines, pending }: Pick<ThreadState, 'lines' | 'pending'>, newest: string | null): void => {
    const failed = pending.find(
      ({ id, state }) => (state === 'failed' || state === 'refused') && before.get(id) !== state,
    )
    const went = lines.findLast(({ id }) => before.has(id) && !pending.some((each) => each.id === id))
    before = new Map(pending.map(({ id, state }) => [id, state]))
    if (failed !== undefined)
      announce(
        `${failed.words ?? pendingWords[failed.state]}${mayWrite ? waysOn.again : waysOn.elsewhere}`,
        'assertive',
      )
    else if (newest !== null) announce(newest)
    else if (went !== undefined) {
      // The one before may have said the same.
      announce('')
      announce(went.sequence === null ? arrivedWords.held : arrivedWords.sent)
    }
  }
}
