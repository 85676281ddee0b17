import { hintCookie, readHint, type Hint } from '#contract/hint-cookie.ts'

/** Who is at this browser by the hint cookie, read anew each time: another tab may have changed it. */
export const currentHint = (): Hint =>
  readHint(
    document.cookie
      .split('; ')
      .find((each) => each.startsWith(`${hintCookie}=`))
      ?.slice(hintCookie.length + 1),
  )
