import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'

/** Files of the built site that carry a hash in their name. */
const folder = '_astro'

/**
 * Joins the style sheets of each page into one file, so that a page waits for a single request and downloads no rule of
 * another page. Inlining would do too, but Astro puts the hash of every inline style of the site into the CSP header
 * of every answer. A page with a single sheet gets a name of ours too: it follows from what stands in the file at last.
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
        await mkdir(new URL(`${folder}/`, clientFolder), { recursive: true })
        for (const route of manifest.routes) {
          const addresses = route.styles.flatMap((style) => (style.type === 'external' ? [style.src] : []))
          if (addresses.length === 0) continue
          const css = addresses.map(read).join('\n')
          const name = `${folder}/page.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
          await writeFile(new URL(name, clientFolder), css)
          route.styles = [
            { type: 'external', src: name },
            ...route.styles.filter((style) => style.type !== 'external'),
          ]
        }
      },
    },
  }
}
