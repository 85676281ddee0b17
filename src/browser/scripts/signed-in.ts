import { hearOtherTabs } from '#browser/api/other-tabs.ts'
import { deviceStore, settleTab } from '#browser/stores/device-store.ts'
import { currentHint, currentPerson } from '#browser/stores/hint.ts'

/** Whose page this is: of whom it was opened by, or of the guest who signed in since. */
let owner = currentPerson()
/** Whether something was typed that goes to the site. */
let typed = false

/** Whether this page came in the place of one that somebody else had opened: who is here now did not choose it. */
export const inherited = settleTab(owner)

/**
 * The page follows the hint cookie. What was shown to one person is not left to whoever is here after them: it is loaded
 * anew. Only where their session ended by itself what somebody typed stays, until they say that they leave or another signs
 * in. Answers whether the page is loaded anew.
 */
export const follow = (): boolean => {
  const hint = currentHint()
  const now = currentPerson()
  const { dataset } = document.documentElement
  if (hint.kind === 'signed in') dataset['signedIn'] = hint.viewer
  else delete dataset['signedIn']
  deviceStore.settle()
  settleTab(now)
  owner ??= now
  if (now === owner || (typed && hint.kind === 'none')) return false
  // Else the page that comes now would count as opened by who is here.
  settleTab(owner)
  location.reload()
  return true
}

// At once: another tab may have signed in or out before this script was loaded. Then a page that stayed open, or comes
// back out of the browser's memory, follows the other tabs.
follow()
hearOtherTabs(follow)
for (const name of ['focus', 'pageshow', 'visibilitychange']) window.addEventListener(name, follow)
window.addEventListener(
  'input',
  ({ target }) => {
    typed ||= target instanceof Element && target.closest('[method=post],[method=dialog]') !== null
  },
  // What a script brings back into a form is told to the form alone.
  { capture: true },
)
