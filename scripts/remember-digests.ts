import type { AstroIntegration } from 'astro'

/** The module of Astro that makes the hashes of a policy, and how its function begins. */
const file = '/astro/dist/core/encryption.js'
const original = 'async function generateCspDigest(data, algorithm) {'

/** What remembers, within a bound: of the scripts of pages, of which the build has some dozens. */
const remembering = `const digests = {};
function generateCspDigest(data, algorithm) {
  const known = (digests[algorithm] ??= new Map());
  if (known.size >= 200 && !known.has(data)) known.clear();
  if (!known.has(data)) known.set(data, digestOf(data, algorithm));
  return known.get(data);
}
async function digestOf(data, algorithm) {`

/**
 * Astro hashes the text of each script of a page at every rendering, a hop to the thread pool for what the build knew. Here each is
 * hashed once.
 */
export const rememberDigests = (): AstroIntegration => ({
  name: 'remember-digests',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'remember-digests',
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
