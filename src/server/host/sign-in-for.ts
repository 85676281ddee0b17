/** How a form without JavaScript names its procedure in the address; leading back there would send nothing. */
const procedure = '_action'

/** The query parameter that leads back to exactly the address that was asked for. */
export const returnTo = (url: URL): string => {
  if (!url.searchParams.has(procedure)) return `callbackUrl=${encodeURIComponent(url.pathname + url.search)}`
  const page = new URL(url)
  page.searchParams.delete(procedure)
  return returnTo(page)
}

/** The sign-in for a page that needs one; it says so, also to somebody whose session no longer counts, and leads back. */
export const signInFor = (url: URL): string => `/login?error=SessionRequired&${returnTo(url)}`
