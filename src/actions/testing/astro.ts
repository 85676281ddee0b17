import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as AstroActions from 'astro:actions'

/** What Astro runs procedures by; `astro:actions` gives it to the site alone, once that is built. */
export const astroActions = async (): Promise<typeof AstroActions> => {
  const root = path.dirname(createRequire(import.meta.url).resolve('astro/package.json'))
  const part = (name: string): Promise<typeof AstroActions> =>
    import(pathToFileURL(path.join(root, 'dist/actions/runtime', name)).href)
  return { ...(await part('server.js')), ...(await part('client.js')) }
}
