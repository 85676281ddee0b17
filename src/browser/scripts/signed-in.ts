import { hearOtherTabs } from '#browser/api/other-tabs.ts'
import { deviceStore } from '#browser/stores/device-store.ts'
import { currentHint } from '#browser/stores/hint.ts'

const follow = () => {
  const hint = currentHint()
  const { dataset } = document.documentElement
  if (hint.kind === 'signed in') dataset['signedIn'] = hint.viewer
  else delete dataset['signedIn']
  deviceStore.settle()
}

// When the page is shown first, and when one that stayed open, or comes back out of the browser's memory, follows the
// other tabs.
hearOtherTabs(follow)
window.addEventListener('pageshow', follow)
document.addEventListener('visibilitychange', follow)

// How much is unread, in the header of pages that are the same for everyone: asked once a view, and never for guests.
const unread = document.querySelector<HTMLElement>('[data-signed-in] [data-unread=ask]')
if (unread)
  fetch('/notifications.json')
    .then((answer) => answer.json())
    .then((words: string | null) => {
      unread.textContent = words
      unread.hidden = !words
    })
    // The page is the same without it.
    .catch(() => {})
