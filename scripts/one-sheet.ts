import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { routeTable } from '../src/contract/routes.ts'

/** Files of the built site that carry a hash in their name. */
const folder = '_astro'

const sharedPaths: ReadonlySet<string> = new Set(
  routeTable.filter(({ cache }) => cache === 'shared').map(({ path }) => path),
)
/** Whether a route of Astro, `/jobpost/[id]`, is a page that is the same for everyone. */
const isShared = (route: string): boolean => sharedPaths.has(route.replaceAll('[', '{').replaceAll(']', '}'))

/**
 * Joins the style sheets of each page into one, so that a page waits for a single request at most and downloads no rule of
 * another page. In pages that are the same for everyone it stands in the page: who comes for the first time sees such a page,
 * and a file would cost them one more round trip before the first paint. The policy knows it by its hash; the host
 * leaves each page the one that it has (`src/server/host/narrow-policy.ts`). Other pages have it in a file, which is kept.
 */
export const oneSheetAPage = (): AstroIntegration => {
  const sheets = new Map<string, string>()
  let clientFolder: URL | undefined

  const read = (address: string): string => {
    const sheet = sheets.get(address.replace(/^\//, ''))
    if (sheet === undefined) throw new Error(`The build made no style sheet ${address}`)
    return sheet
  }

  return {
    name: 'one-sheet-a-page',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'one-sheet-a-page',
                writeBundle(_, bundle) {
                  for (const file of Object.values(bundle)) {
                    if (file.type === 'asset' && file.fileName.endsWith('.css'))
                      sheets.set(file.fileName, String(file.source))
                  }
                },
              },
            ],
          },
        })
      },
      'astro:config:done': ({ config }) => {
        clientFolder = config.build.client
      },
      'astro:build:ssr': async ({ manifest }) => {
        if (clientFolder === undefined) throw new Error('The build has no client folder')
        if (manifest.csp === undefined) throw new Error('The build has no policy for style sheets in pages')
        const { styleDirective } = manifest.csp
        await mkdir(new URL(`${folder}/`, clientFolder), { recursive: true })
        for (const route of manifest.routes) {
          const addresses = route.styles.flatMap((style) => (style.type === 'external' ? [style.src] : []))
          if (addresses.length === 0) continue
          const joined = addresses.map(read).join('\n')
          const others = route.styles.filter((style) => style.type !== 'external')
          if (isShared(route.routeData.route)) {
            const source = `sha256-${createHash('sha256').update(joined).digest('base64')}` as const
            styleDirective.hashes.push(source)
            route.styles = [{ type: 'inline', content: joined }, ...others]
            continue
          }
          const name = `${folder}/page.${createHash('sha256').update(joined).digest('base64url').slice(0, 8)}.css`
          await writeFile(new URL(name, clientFolder), joined)
          route.styles = [{ type: 'external', src: name }, ...others]
        }
      },
    },
  }
}
