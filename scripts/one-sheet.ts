import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { routeTable } from '../src/contract/routes.ts'
import { withoutNeedlessRules } from './needless-rules.ts'
import { pageWords } from './page-words.ts'

/** Files of the built site that carry a hash in their name. */
const folder = '_astro'

const sharedPaths: ReadonlySet<string> = new Set(
  routeTable.filter(({ cache }) => cache === 'shared').map(({ path }) => path),
)
/** Whether a route of Astro, `/jobpost/[id]`, is a page that is the same for everyone. */
const isShared = (route: string): boolean => sharedPaths.has(route.replaceAll('[', '{').replaceAll(']', '}'))

/** The header imports these for pages of one person, and renders them on no other (`components/account/person-links.astro`). */
export const ofOnePerson = ['src/components/account/own-name.astro'] as const

/**
 * Joins the style sheets of each page into one, so that a page waits for a single request at most and downloads no rule of
 * another page. In pages that are the same for everyone it stands in the page: who comes for the first time sees such a page,
 * and a file would cost them one more round trip before the first paint. The policy knows it by its hash; the host
 * leaves each page the one that it has (`src/server/host/narrow-policy.ts`). Such a page is sent no rule for a class that none of its
 * modules names (`needless-rules.ts`). Other pages have it in a file, which is kept.
 */
export const oneSheetAPage = (): AstroIntegration => {
  const sheets = new Map<string, string>()
  const words = pageWords()
  let clientFolder: URL | undefined
  let root: URL | undefined

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
                generateBundle() {
                  for (const id of this.getModuleIds()) {
                    const info = this.getModuleInfo(id)
                    if (info !== null) words.add(this.environment.name, id, info)
                  }
                },
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
        root = config.root
      },
      'astro:build:ssr': async ({ manifest }) => {
        if (clientFolder === undefined || root === undefined)
          throw new Error('The build has no client folder')
        if (manifest.csp === undefined) throw new Error('The build has no policy for style sheets in pages')
        const { styleDirective } = manifest.csp
        const base = root
        const inRoot = (file: string): string => fileURLToPath(new URL(file, base))
        await mkdir(new URL(`${folder}/`, clientFolder), { recursive: true })
        const named = new Set(
          manifest.routes.flatMap(({ styles }) =>
            styles.flatMap((style) => (style.type === 'external' ? [style.src.replace(/^\//, '')] : [])),
          ),
        )
        // What no page names its scripts add to it.
        const added = [...sheets].flatMap(([name, css]) => (named.has(name) ? [] : [css])).join('\n')
        for (const route of manifest.routes) {
          const addresses = route.styles.flatMap((style) => (style.type === 'external' ? [style.src] : []))
          if (addresses.length === 0) continue
          const joined = addresses.map(read).join('\n')
          const others = route.styles.filter((style) => style.type !== 'external')
          if (isShared(route.routeData.route)) {
            const rendered = words.of(inRoot(route.routeData.component), ofOnePerson.map(inRoot))
            const css = withoutNeedlessRules(joined, { words: rendered, added })
            const source = `sha256-${createHash('sha256').update(css).digest('base64')}` as const
            styleDirective.hashes.push(source)
            route.styles = [{ type: 'inline', content: css }, ...others]
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
