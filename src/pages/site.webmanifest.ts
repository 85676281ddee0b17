import type { APIRoute } from 'astro'

/** What makes the site installable (W3C Web Application Manifest), under the name that the operator gave it. */
export const GET: APIRoute = ({ locals, cache }) => {
  cache.set({ maxAge: 3600, swr: 86_400 })
  const { name } = locals.site
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: '学生のための求人サイト',
    lang: 'ja',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: '#24407a',
    icons: [
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
}
