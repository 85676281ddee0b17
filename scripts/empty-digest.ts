import type { AstroIntegration } from 'astro'

/** The module of Astro that makes the hashes of a policy, and how its function begins. */
const file = '/astro/dist/core/encryption.js'
const original = 'async function generateCspDigest(data, algorithm) {'

/** What it answers for nothing at all never changes. */
const remembering = `const digestsOfNothing = {};
function generateCspDigest(data, algorithm) {
  return data === '' ? (digestsOfNothing[algorithm] ??= digestOf(data, algorithm)) : digestOf(data, algorithm);
}
async function digestOf(data, algorithm) {`

/**
 * Astro hashes the text of each script of a page at every rendering, and the text of a script that is a file is empty: a
 * hop to the thread pool for what is known. Here the hash of nothing is made once for the process; others as ever.
 */
export const rememberEmptyDigest = (): AstroIntegration => ({
  name: 'remember-empty-digest',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'remember-empty-digest',
              transform(code, id) {
                if (!id.split('?')[0]?.endsWith(file)) return null
                if (!code.includes(original)) throw new Error(`Astro's ${file} is no longer what it was`)
                return { code: code.replace(original, remembering), map: null }
              },
            },
          ],
        },
      })
    },
  },
})
