import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** What only server code says. Each would mean that a module of src/server, or one it uses, reached the browser. */
const markers: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /["'`]node:[a-z]/, what: 'a Node built-in' },
  {
    pattern: /process\.env\.[A-Z]|\b(?:DATABASE_URL|AUTH_SECRET|SMTP_URL|GRAPHQL_UPSTREAM_URL)\b/,
    what: 'server configuration',
  },
  { pattern: /\bdrizzle(?:-orm|:)|\bPGlite\b|\bpg_catalog\b|\btsvector\b/, what: 'the database' },
  { pattern: /\b(?:pothos|graphql-yoga|GraphQLObjectType)\b/i, what: 'the GraphQL server' },
  { pattern: /firebase-admin|service_account|-----BEGIN/, what: 'the identity provider’s server side' },
  { pattern: /src\/server\/|\bAsyncLocalStorage\b|\bfastify\b/, what: 'a server module' },
  { pattern: /sourceMappingURL=/, what: 'a source map' },
]

const isCode = (file: string) => /\.(?:m?js|css|html|map|json)$/.test(file)

/**
 * Reads what the build wrote for browsers (`dist/client`) and names every file that holds server code.
 * Answers a problem when there is no build at all.
 */
export const findServerCodeInClient = (root: string): string[] => {
  const client = path.join(root, 'dist/client')
  if (!existsSync(client)) return ['dist/client: there is no build']
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .toSorted()
    .flatMap((file) => {
      if (file.endsWith('.map')) return [`dist/client/${file}: a source map`]
      const content = readFileSync(path.join(client, file), 'utf8')
      return markers
        .filter(({ pattern }) => pattern.test(content))
        .map(({ pattern, what }) => `dist/client/${file}: ${what} (${pattern.exec(content)?.[0]})`)
    })
}
