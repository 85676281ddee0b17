import { readNotificationCount } from '#browser/api/notification-count.ts'
import { currentHint } from '#browser/stores/hint.ts'
import { showNotificationCount } from '#browser/stores/notification-count.ts'

// On pages that are the same for everyone: asked once a view, for nobody who is not signed in.
const hint = currentHint()
if (hint.kind === 'signed in' && hint.viewer !== 'none') {
  const count = await readNotificationCount()
  if (count !== null) showNotificationCount(count)
}
