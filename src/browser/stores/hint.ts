import { hintCookie, readHint, type Hint } from '#contract/hint-cookie.ts'

/**
 * Who is at this browser by the hint cookie, read anew each time: another tab may have changed it. Nobody on the server,
 * which loads the modules of islands too.
 */
export const currentHint = (): Hint =>
  readHint(
    globalThis.document?.cookie
      .split('; ')
      .find((each) => each.startsWith(`${hintCookie}=`))
      ?.slice(hintCookie.length + 1),
  )

/** Under which id this browser keeps the things of whoever is signed in; null: nobody is. */
export const currentPerson = (): string | null => {
  const hint = currentHint()
  return hint.kind === 'signed in' ? hint.deviceId : null
}
