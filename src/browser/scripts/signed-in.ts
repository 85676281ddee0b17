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

// At once: another tab may have signed in or out before this script was loaded. Then a page that stayed open, or comes
// back out of the browser's memory, follows the other tabs.
follow()
hearOtherTabs(follow)
window.addEventListener('pageshow', follow)
document.addEventListener('visibilitychange', follow)
