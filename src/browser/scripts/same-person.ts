import { hearOtherTabs } from '#browser/api/other-tabs.ts'
import { currentPerson } from '#browser/stores/hint.ts'

/**
 * A page that was made for one person is loaded anew once another is signed in at this browser, as in another tab of a computer on
 * campus: it is not theirs to read, and its forms are not sent as theirs. Where nobody is signed in, the site asks for it.
 */
const owner = currentPerson()

const isOthers = (): boolean => {
  const now = currentPerson()
  return owner !== null && now !== null && now !== owner
}

const look = (): void => {
  if (isOthers()) location.reload()
}

hearOtherTabs(look)
document.addEventListener('visibilitychange', look)
for (const name of ['focus', 'pageshow']) window.addEventListener(name, look)
window.addEventListener(
  'submit',
  (event) => {
    if (!isOthers()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    location.reload()
  },
  // Before the scripts of the form itself.
  { capture: true },
)
