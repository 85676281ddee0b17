import type { APIRoute } from 'astro'

/** A page that a pointer rests on is fetched before it is pressed: pages that only read and are the same for everyone. */
const rules = {
  prefetch: [
    {
      source: 'document',
      where: { href_matches: ['/jobpost', '/jobpost/*', '/company?id=*', '/category/*', '/info?id=*'] },
      eagerness: 'moderate',
    },
  ],
}

/** The rules that the header `Speculation-Rules` names (HTML standard); browsers that know none ignore it. */
export const GET: APIRoute = ({ cache }) => {
  cache.set({ maxAge: 86_400, swr: 604_800 })
  return new Response(JSON.stringify(rules), {
    headers: { 'content-type': 'application/speculationrules+json' },
  })
}
