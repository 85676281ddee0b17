import { hearOtherTabs } from '#browser/api/other-tabs.ts'
import { hintCookie } from '#contract/auth.ts'
import { accountKinds } from '#contract/account.ts'

const kinds: readonly string[] = [...accountKinds, 'none']

/** The viewer's kind by the hint cookie; undefined when signed out. */
const readHint = (): string | undefined => {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${hintCookie}=`))
  const value = cookie?.slice(hintCookie.length + 1)
  return kinds.find((kind) => kind === value)
}

const show = () => {
  const kind = readHint()
  const { dataset } = document.documentElement
  if (kind === undefined) delete dataset['signedIn']
  else dataset['signedIn'] = kind
}

// A page that stays open, or comes back out of the browser's memory, follows the other tabs.
hearOtherTabs(show)
window.addEventListener('pageshow', show)
document.addEventListener('visibilitychange', show)
