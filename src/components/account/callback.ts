import { homeOfPeople } from '#contract/account-way.ts'
import { judgeCallbackUrl } from '#contract/callback-url.ts'

/** Where to go on, as a path of this site: the callbackUrl of an address if it is ours, else the person's own page. */
export const readCallback = (url: URL, origin: string, name = 'callbackUrl'): string => {
  const judged = judgeCallbackUrl(url.searchParams.get(name), origin)
  if (judged.kind !== 'accepted') return homeOfPeople
  const { pathname, search, hash } = new URL(judged.url)
  return `${pathname}${search}${hash}`
}
