import type { Exchange } from '#server/host/exchange.ts'

/** A request without its body, as the session is read from it: its cookies are all that counts. */
export const requestOf = ({ request, pathname }: Exchange, siteOrigin: string): Request =>
  new Request(siteOrigin + pathname, { headers: { cookie: request.headers.cookie ?? '' } })
