import type { AstroIntegration } from 'astro'

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
                  for (const file of Object.values(bundle))
                    if (file.type === 'chunk') file.code = shorten(file.code)
                    else if (file.fileName.endsWith('.css')) file.source = shorten(String(file.source))
                },
              },
            ],
          },
        })
      },
    },
  }
}
