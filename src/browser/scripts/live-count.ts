import { showUnread } from '#browser/api/unread-count.ts'
import { createLatest } from '#browser/stores/latest.ts'
import { currentHint } from '#browser/stores/hint.ts'
import { follow } from './signed-in.ts'

/** Keeps the number in the header of pages for one person up to date. */
const ask = createLatest(showUnread)

const hint = currentHint()
if (hint.kind === 'signed in' && hint.viewer !== 'none') {
  const { live } = await import('#browser/stores/page-live.ts')
  live.listen(({ kind }) => {
    if (kind !== 'thread') void ask()
  })
  live.$state.subscribe((state) => {
    if (state === 'signed_out') follow()
  })
}
