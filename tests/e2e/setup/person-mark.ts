import type { BrowserContext } from '@playwright/test'
import { hintCookie, readHint } from '#contract/hint-cookie.ts'
import { personMarkField } from '#contract/person-mark.ts'

/** What a form of a page that was made for the person of this browser has besides what they fill in. */
export const ownMark = async (context: BrowserContext): Promise<Record<string, string>> => {
  const cookies = await context.cookies()
  const hint = readHint(cookies.find(({ name }) => name === hintCookie)?.value)
  if (hint.kind !== 'signed in') throw new Error(`Nobody is at this browser, which says ${hint.kind}`)
  return { [personMarkField]: hint.deviceId }
}
