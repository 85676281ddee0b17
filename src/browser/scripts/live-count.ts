import { readNotificationCount } from '#browser/api/notification-count.ts'
import { createLatest } from '#browser/stores/latest.ts'
import { currentHint } from '#browser/stores/hint.ts'
import { showNotificationCount } from '#browser/stores/notification-count.ts'

/** Keeps the number in the header of pages for one person up to date. */
const ask = createLatest(async () => {
  const count = await readNotificationCount()
  if (count !== null) showNotificationCount(count)
})

const hint = currentHint()
if (hint.kind === 'signed in' && hint.viewer !== 'none') {
  const { live } = await import('#browser/stores/page-live.ts')
  live.listen(({ kind }) => {
    if (kind !== 'thread') void ask()
  })
}
