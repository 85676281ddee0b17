import { homeOfPeople } from '#contract/account-way.ts'
import { judgeCallbackUrl } from '#contract/callback-url.ts'
import { onceParameter, toldParameters } from '#contract/told-once.ts'

/** Where to go on, as a path of this site: the callbackUrl of an address if it is ours, else the person's own page. */
export const readCallback = (url: URL, origin: string, name = 'callbackUrl'): string => {
  const judged = judgeCallbackUrl(url.searchParams.get(name), origin)
  if (judged.kind !== 'accepted') return homeOfPeople
  const next = new URL(judged.url)
  // What an address says was done is not sealed by leading there.
  for (const told of [...toldParameters, onceParameter])
    if (next.searchParams.has(told)) next.searchParams.delete(told)
  return `${next.pathname}${next.search}${next.hash}`
}
