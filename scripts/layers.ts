import path from 'node:path'

/**
 * The one table of who may import what (docs/architecture.md, "Layers"). `oxlint.config.ts` turns it into
 * `no-restricted-imports` blocks so that every source file matches exactly one: of two matching blocks the later
 * would silently replace the earlier. Each layer has a file in `tests/boundaries` that must go red.
 */
export type Layer = {
  name: string
  /** Globs of the files the layer is made of. */
  files: readonly string[]
  /** Globs inside `files` that belong to another layer. */
  except?: readonly string[]
  /** Beginnings of `#…` imports it may use, without the `#`; its own folder is always among them. */
  own: readonly string[]
  /** Beginnings among those that it may not use all the same. */
  never?: readonly string[]
  /** Beginnings of `#…` imports of which it may use the types alone. */
  types?: readonly string[]
  /** npm packages (their subpaths too), `node:` for the built-ins, `astro:` for Astro's virtual modules. */
  packages: readonly string[]
}

const areas = ['account', 'analytics', 'company', 'config', 'files', 'jobpost', 'login', 'mypage'] as const

const islands: readonly Layer[] = areas.map((area) => ({
  name: `islands/${area}`,
  files: [`src/islands/${area}/**`],
  own: [`islands/${area}/`, 'islands/ui/', 'browser/', 'contract/', 'operations/'],
  packages: ['react', 'react-dom', 'nanostores', '@nanostores/react', 'zod/mini', 'astro:actions'],
}))

const identity = ['firebase-admin', '@auth/core', 'auth-astro', 'firebase-tools']
const database = ['drizzle-orm', 'pg', 'pg-boss', 'pg-copy-streams', '@electric-sql/pglite']
const graphql = [
  'graphql',
  'graphql-yoga',
  '@pothos/core',
  '@pothos/plugin-scope-auth',
  'dataloader',
  'lru-cache',
]

const procedures = ['src/server/backend/procedures/**', 'src/server/backend/*/*-procedures.ts']

export const layers: readonly Layer[] = [
  {
    name: 'contract',
    files: ['src/contract/**'],
    own: ['contract/'],
    packages: ['libphonenumber-js', 'linkify-it', 'zod'],
  },
  {
    name: 'operations',
    files: ['src/operations/**'],
    // Scalars that are objects are typed by the contract.
    own: [
      'operations/',
      'contract/ad-record.ts',
      'contract/offer.ts',
      'contract/student-profile.ts',
      'contract/questionnaires/report.ts',
      'contract/questionnaires/work-aspects.ts',
    ],
    packages: ['gql.tada'],
  },
  {
    name: 'domain',
    files: ['src/server/domain/**'],
    own: ['server/domain/', 'contract/'],
    packages: ['diff', '@holiday-jp/holiday_jp'],
  },
  {
    name: 'ports',
    files: ['src/server/ports/**'],
    // The data of a mail is written down once, beside its words; a port repeats its type.
    own: ['server/ports/', 'contract/', 'server/services/mail/catalogue/'],
    packages: ['graphql'],
  },
  {
    name: 'platform',
    files: ['src/server/platform/**'],
    own: ['server/platform/', 'contract/', 'server/ports/'],
    packages: ['node:', 'pino', 'csv-stringify'],
  },
  {
    name: 'auth',
    files: ['src/server/auth/**'],
    own: [
      'server/auth/',
      'contract/',
      'server/domain/',
      'server/platform/',
      'server/ports/',
      'operations/',
      'server/services/',
    ],
    packages: ['node:', 'zod', 'fastify', 'lru-cache', ...identity],
  },
  {
    name: 'services',
    files: ['src/server/services/**'],
    own: [
      'server/services/',
      'contract/',
      'server/domain/',
      'server/platform/',
      'server/ports/',
      'operations/',
    ],
    packages: [
      'node:',
      'zod',
      '@google-cloud/firestore',
      'firebase-admin',
      '@redis/client',
      '@resvg/resvg-js',
      'aws4fetch',
      'lru-cache',
      'nodemailer',
      'saxes',
      'sharp',
      'unpdf',
      'web-push',
      'pdfkit',
      'ical-generator',
    ],
  },
  {
    name: 'gateway',
    files: ['src/server/gateway/**'],
    own: [
      'server/gateway/',
      'contract/',
      'server/domain/',
      'server/platform/',
      'server/ports/',
      'operations/',
    ],
    packages: ['node:', 'zod', 'gql.tada', 'graphql', 'lru-cache'],
  },
  {
    // Definitions of what is written: actions import them, so that of services they know the types alone.
    name: 'procedures',
    files: procedures,
    own: [
      'server/backend/*/*-procedures.ts',
      'server/backend/procedures/',
      // `procedures.ts` lists the definitions.
      'server/backend/*/*-procedures.ts',
      'server/backend/schema/input-error.ts',
      'server/domain/',
      'contract/',
      'operations/',
    ],
    types: ['server/backend/', 'server/ports/'],
    packages: ['gql.tada', 'graphql', 'zod'],
  },
  {
    name: 'backend',
    files: ['src/server/backend/**'],
    except: ['src/server/backend/schema/**', ...procedures],
    own: [
      'server/backend/',
      'contract/',
      'server/domain/',
      'server/platform/',
      'server/ports/',
      'server/services/',
    ],
    packages: ['node:', 'zod', 'csv-parse', ...database, ...graphql],
  },
  {
    // They hold no SQL: services and loaders do.
    name: 'resolvers',
    files: ['src/server/backend/schema/**'],
    own: ['server/backend/', 'contract/', 'server/domain/', 'server/platform/', 'server/ports/'],
    never: ['server/backend/database/schema/'],
    packages: ['zod', ...graphql],
  },
  {
    // Systems of companies: what they send and get is in the contract, what is done by the operations.
    name: 'api',
    files: ['src/server/api/**'],
    own: [
      'server/api/',
      'contract/',
      'browser/messages/',
      'operations/',
      'server/gateway/',
      'server/platform/',
      'server/backend/http/media-type.ts',
      'server/backend/*/*-procedures.ts',
    ],
    types: ['server/backend/company-tokens/'],
    packages: ['node:', 'fastify', 'zod'],
  },
  {
    name: 'host',
    files: ['src/server/host/**'],
    own: ['server/', 'contract/', 'operations/', 'site'],
    packages: [
      'node:',
      'astro',
      'fastify',
      '@fastify/static',
      'isbot',
      'lru-cache',
      'pino',
      'prom-client',
      'zod',
    ],
  },
  {
    name: 'composition',
    files: ['src/server/composition/**', 'src/server/doctor.ts', 'src/env.d.ts', 'src/pages/api/**'],
    // A page a person sees.
    except: ['src/pages/api/**/*.astro'],
    own: ['server/', 'contract/', 'operations/', 'browser/messages/'],
    packages: ['node:', 'astro', 'astro:', 'auth:', 'graphql', ...identity, ...database],
  },
  {
    // It judges who may call a procedure.
    name: 'middleware',
    files: ['src/middleware.ts'],
    own: ['server/', 'contract/', 'actions/'],
    packages: ['node:', 'astro', 'astro:'],
  },
  {
    name: 'actions',
    files: ['src/actions/**'],
    own: [
      'actions/',
      'contract/',
      'operations/',
      'server/domain/',
      'server/backend/procedures/',
      'server/backend/*/*-procedures.ts',
    ],
    packages: ['astro:actions', 'gql.tada', 'zod'],
  },
  {
    name: 'browser',
    files: ['src/browser/**'],
    own: ['browser/', 'contract/', 'operations/'],
    packages: ['gql.tada', '@0no-co/graphql.web', 'nanostores', 'firebase', 'zod/mini', 'astro:actions'],
  },
  {
    name: 'islands/ui',
    files: ['src/islands/ui/**'],
    own: ['islands/ui/', 'browser/scripts/announce.ts', 'contract/'],
    packages: ['react'],
  },
  ...islands,
  {
    name: 'components',
    files: ['src/components/**'],
    own: [
      'components/',
      'styles/',
      'islands/',
      'browser/scripts/',
      'browser/messages/',
      'contract/',
      'operations/',
    ],
    packages: [
      'astro',
      'astro:',
      '@lucide/astro',
      'gql.tada',
      'schema-dts',
      'ical-generator',
      'linkify-it',
      'parse5',
    ],
  },
  {
    name: 'layouts',
    files: ['src/layouts/**'],
    own: [
      'layouts/',
      'styles/',
      'components/',
      'islands/',
      'browser/scripts/',
      'browser/messages/',
      'contract/',
      'operations/',
    ],
    packages: ['astro', 'astro:', '@lucide/astro', 'gql.tada', 'schema-dts'],
  },
  {
    name: 'pages',
    files: ['src/pages/**/*.astro'],
    own: [
      'pages/',
      'layouts/',
      'styles/',
      'components/',
      'islands/',
      'browser/scripts/',
      'browser/messages/',
      'contract/',
      'operations/',
    ],
    packages: ['astro', 'astro:', '@lucide/astro', 'gql.tada', 'schema-dts', 'zod/mini'],
  },
  {
    // Nothing of them reaches a browser, so that one may forward the write whose answer is a file.
    name: 'endpoints',
    files: ['src/pages/**/*.ts'],
    except: ['src/pages/api/**'],
    own: [
      'pages/',
      'components/',
      'contract/',
      'operations/',
      'server/backend/*/*-procedures.ts',
      'server/platform/csv.ts',
    ],
    packages: ['astro', 'astro:'],
  },
  { name: 'content', files: ['src/content.config.ts'], own: ['contract/'], packages: ['astro', 'astro:'] },
]

/** Tests beside the code reach over layers to build what they test; only `../` stays forbidden to them. */
export const testFiles = ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/testing/**']

/** gitignore-style patterns: everything is forbidden, then what the layer may use is taken out again. */
export const forbidden = ({
  own,
  never = [],
  packages,
}: Pick<Layer, 'own' | 'never' | 'packages'>): string[] => [
  '*',
  '*/**',
  '!./**',
  ...own.map((prefix) => `!\\#${prefix}**`),
  ...never.map((prefix) => `\\#${prefix}**`),
  ...packages.flatMap((name) =>
    name.endsWith(':') ? [`!${name}*`, `!${name}*/**`] : [`!${name}`, `!${name}/**`],
  ),
]

/** True when files of the layer may import the specifier; what `forbidden` says to oxlint, for checks of our own. */
export const mayImport = (
  { own, types = [], packages }: Pick<Layer, 'own' | 'types' | 'packages'>,
  specifier: string,
): boolean =>
  specifier.startsWith('./') ||
  [...own, ...types].some(
    (prefix) => specifier.startsWith(`#${prefix}`) || path.matchesGlob(specifier, `#${prefix}`),
  ) ||
  packages.some((name) =>
    name.endsWith(':') ? specifier.startsWith(name) : specifier === name || specifier.startsWith(`${name}/`),
  )

/** The layers a file belongs to: one, and none when it is a test. `file` is relative to the repository. */
export const layersOf = (file: string): Layer[] =>
  layers.filter(
    ({ files, except = [] }) =>
      files.some((glob) => path.matchesGlob(file, glob)) &&
      ![...except, ...testFiles].some((glob) => path.matchesGlob(file, glob)),
  )
