import { currentHint } from '#browser/stores/hint.ts'
import { follow } from './signed-in.ts'

/**
 * A form of a page that was made for one person is not sent once they signed out or another is signed in at this browser, as in
 * another tab of a computer on campus. Where their session ended by itself, the site asks for it.
 */
window.addEventListener(
  'submit',
  (event) => {
    if (currentHint().kind === 'none' || !follow()) return
    event.preventDefault()
    event.stopImmediatePropagation()
  },
  // Before the scripts of the form itself.
  { capture: true },
)
