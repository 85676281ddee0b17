import type { AstroIntegration } from 'astro'
import { withoutNeedlessScopes } from './needless-scopes.ts'

/** What the compiler puts on every element and selector of a component with styles of its own. */
const scope = /data-astro-cid-([a-z0-9]{8})/g
/** Characters kept of an id: enough to tell some hundred components apart, nearly always. */
const length = 4

/**
 * Shorter names for the scopes of components. A name follows from its id alone, since a kept style sheet must go on
 * fitting pages of a later build; an id whose beginning another has taken stays as it is.
 */
export const shortenScopes = (): ((text: string) => string) => {
  const taken = new Map<string, string>()
  return (text) =>
    text.replace(scope, (whole: string, id: string) => {
      const short = id.slice(0, length)
      const first = taken.get(short) ?? id
      taken.set(short, first)
      return first === id ? `data-c-${short}` : whole
    })
}

/** A page and its style sheet name every scope, one page in the middle some hundred times. */
export const shortNames = (): AstroIntegration => {
  const shorten = shortenScopes()
  return {
    name: 'short-names',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            environments: {
              client: {
                build: { rolldownOptions: { output: { assetFileNames: '_astro/[hash][extname]' } } },
              },
            },
            plugins: [
              {
                name: 'short-names',
                apply: 'build',
                generateBundle(_, bundle) {
                  const files = Object.values(bundle)
                  const sheets = files.flatMap((file) =>
                    file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
                  )
                  const cut = withoutNeedlessScopes(sheets.map(({ source }) => String(source)).join('\n'))
                  for (const file of files) if (file.type === 'chunk') file.code = shorten(cut(file.code))
                  for (const sheet of sheets) sheet.source = shorten(String(sheet.source))
                },
              },
            ],
          },
        })
      },
    },
  }
}
