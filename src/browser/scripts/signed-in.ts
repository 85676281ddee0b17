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
