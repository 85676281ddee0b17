/**
 * A cookie of people who hide ads or companies: pages with lists are made for them alone, past the cache
 * (`src/server/host/own-lists.ts`). It proves nothing, and names nobody; whose lists they are is the session's to say.
 */
export const ownListsCookie = 'own-lists'

/** @param cookies as in the header, or in `document.cookie`. */
export const asksForOwnLists = (cookies: string | null | undefined): boolean =>
  cookies?.includes(ownListsCookie) === true &&
  cookies.split(';').some((each) => each.trim() === `${ownListsCookie}=1`)
