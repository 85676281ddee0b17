import type { APIRoute } from 'astro'
import { robotsText } from '#components/feeds/robots-text.ts'

export const GET: APIRoute = ({ locals, cache }) => {
  cache.set({ maxAge: 3600, swr: 86_400 })
  return new Response(robotsText(locals.site.origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
