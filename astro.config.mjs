import { fileURLToPath } from 'node:url'
import { createHash } from 'node:crypto'
import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { earlySubmitScript } from './src/browser/scripts/early-submit-inline.ts'
import { signedInScript } from './src/browser/scripts/signed-in-inline.ts'
import { speculationRules } from './src/browser/scripts/speculation-rules-inline.ts'

const isStyle = /\.css(?:\?|$)|lang\.css$/
/** Which files an area of styles has; the first area that has a file takes it. */
const areas = [
  [
    'site',
    /\/src\/(?:layouts\/page|components\/(?:site\/|account\/(?:own-name|person-links))|styles\/(?:added|base|controls|fields|tokens))/,
  ],
  [
    'company',
    /\/src\/(?:pages\/company\/(?:edit|jobpost|members)|components\/(?:applicants|companies\/edit|company-ads|interviews|job-post-editor|members|replies)\/)/,
  ],
  [
    'jobs',
    /\/src\/(?:pages\/(?:index|jobpost\/(?:\[id\]|index)\.astro|search\.astro)|components\/(?:articles\/article-list|home|job-post|jobs|lists|search|searches\/save-search)|styles\/(?:bookmark-button|choice-group|found-words|logo|term|typed-text))/,
  ],
  [
    'reading',
    /\/src\/(?:pages\/(?:category|company|\[year\]|info|privacy|sitemap|terms)|layouts\/legal|components\/(?:articles|companies|feeds|legal|legal-rules|numbers|states)\/|styles\/(?:number-table|published-rule))/,
  ],
  ['person', /\/src\//],
]
/** The style sheet of a file's area: pages share a few, which browsers keep. Null: the file has no styles. */
const styleSheetOf = (file) =>
  isStyle.test(file) ? (areas.find(([, files]) => files.test(file))?.[0] ?? null) : null
/** What scripts of every page share, in one file. */
const everywhere =
  /\/src\/(?:browser\/(?:scripts\/(?:announce|conversion|described-by|long-fields|signed-in)|api\/(?:other-tabs|unread-count)|stores\/(?:device-store|hint))|contract\/(?:account|hint-cookie|job-post-address))\.ts$|vite\/preload-helper/

const hashOf = (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`

export default defineConfig({
  output: 'server',
  // Answers are gathered by the host anyway; a page that fails half way is then a proper error page.
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true }),
  integrations: [react()],
  // Ours are in Postgres; Astro's would be files at a place fixed at build time.
  session: false,
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4321) },
  cache: {
    provider: {
      name: 'headers',
      entrypoint: new URL('./src/server/host/astro-cache-provider.ts', import.meta.url),
    },
  },
  security: {
    // The host refuses foreign origins whatever the content type, and knows the site's address behind a TLS proxy.
    checkOrigin: false,
    actionBodySizeLimit: 2 * 1024 * 1024,
    csp: {
      // The inline scripts: they are read before the first paint or press, so they can be no files.
      scriptDirective: {
        hashes: [signedInScript, earlySubmitScript, speculationRules].map(hashOf),
      },
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    },
  },
  // The adapter opens an address that scales pictures on demand. No page asks it: it leads where unknown addresses do.
  image: { endpoint: { entrypoint: './src/pages/[...path].ts' } },
  // Articles hold no code.
  markdown: { syntaxHighlight: false },
  build: { inlineStylesheets: 'never' },
  vite: {
    // auth-astro's own integration is TypeScript in node_modules, which Node does not load; this is what it does.
    resolve: {
      alias: {
        'auth:config': fileURLToPath(new URL('auth.config.ts', import.meta.url)),
        'auth:server': 'auth-astro/server',
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', test: everywhere }] } } },
        },
      },
      ssr: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: styleSheetOf }] } } } },
      },
    },
    // Loaded as they are: they bring files of their own or native code.
    ssr: {
      noExternal: ['auth-astro'],
      external: [
        '@electric-sql/pglite',
        'pg',
        'pg-boss',
        'pino',
        'firebase-admin',
        '@google-cloud/firestore',
        'nodemailer',
        'drizzle-orm',
      ],
    },
  },
})
