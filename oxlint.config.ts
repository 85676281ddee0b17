import { type OxlintOverride, defineConfig } from 'oxlint'
import { forbidden, layers, testFiles } from './scripts/layers.ts'

/** Files that may be anything: tools around the site, never part of it. */
const configs = ['astro', 'auth', 'drizzle', 'knip', 'oxlint', 'playwright', 'vitest'].map(
  (name) => `${name}.config.{ts,mjs}`,
)
const tools = ['scripts/**', 'tests/**', ...configs]

const noParent = {
  group: ['../*', '../**'],
  message: 'Import from above by package import: #contract/…, #server/… (package.json, "imports").',
}

const layerBlocks = layers.map((layer): OxlintOverride => ({
  files: [...layer.files],
  excludeFiles: [...testFiles, ...(layer.except ?? [])],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: forbidden(layer),
            // Which types, `scripts/checks/imports.ts` asks.
            allowTypeImports: layer.types !== undefined,
            message: `Not for the layer ${layer.name}: scripts/layers.ts says what it may import, docs/architecture.md why.`,
          },
        ],
      },
    ],
  },
}))

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'node', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: [
    'dist',
    '.astro',
    '.data',
    '.tools',
    'tests/boundaries',
    'src/operations/schema-types.d.ts',
  ],
  rules: {
    eqeqeq: 'error',
    'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
    'no-alert': 'error',
    'no-console': 'error',
    'no-else-return': 'error',
    'no-param-reassign': 'error',
    'no-restricted-imports': ['error', { patterns: [noParent] }],
    'no-var': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' }],
    'prefer-const': 'error',
    // A circle of types alone is one too: neither file can be read without the other.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'node/no-process-env': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/ban-ts-comment': 'error',
    // import('…') in a type is forbidden by it as well: no-restricted-imports and no-cycle do not see it.
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    // Spreading a string into code points is what text handling here wants.
    'typescript/no-misused-spread': 'off',
    // Methods here are functions of closures, which know no `this`.
    'typescript/unbound-method': 'off',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    // A page imports its style sheet for the effect alone.
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '#browser/scripts/**'] }],
    // tsc's noImplicitReturns does it, and knows exhaustive switches.
    'typescript/consistent-return': 'off',
    'no-control-regex': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'oxc/no-map-spread': 'off',
    'promise/always-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // One thing after the other is often the point.
    'no-await-in-loop': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/react-in-jsx-scope': 'off',
    // What only the browser knows (the address, the storage) is read after the first paint.
    'react/set-state-in-effect': 'off',
    'unicorn/prefer-set-has': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  },
  overrides: [
    ...layerBlocks,
    { files: ['src/server/platform/**', ...tools], rules: { 'node/no-process-env': 'off' } },
    { files: tools, rules: { 'no-restricted-imports': 'off', 'no-console': 'off' } },
    {
      files: [
        ...configs,
        'tests/e2e/setup/global-setup.ts',
        'src/server/host/astro-cache-provider.ts',
        'src/content.config.ts',
        'src/pages/**',
        '**/*.astro',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    // Tables of words and texts are as long as they are.
    {
      files: [
        'scripts/layers.ts',
        'src/server/domain/tables/**',
        'src/server/backend/seed/**',
        'src/contract/codes/**',
        'src/contract/job-post-fields.ts',
      ],
      rules: { 'max-lines': 'off' },
    },
    // Playwright reads a fixture's parameters from an object pattern, empty or not.
    {
      files: [
        'tests/e2e/fixtures.ts',
        'tests/e2e/setup/nodes.ts',
        'tests/e2e/configured-site.spec.ts',
        'tests/e2e/messages-live-firestore.spec.ts',
        'tests/e2e/restart.spec.ts',
        'tests/e2e/two-people.spec.ts',
      ],
      rules: { 'no-empty-pattern': 'off' },
    },
    {
      files: [...testFiles, 'tests/**'],
      rules: {
        'max-lines': 'off',
        'no-console': 'off',
        'react/no-children-prop': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/no-unsafe-type-assertion': 'off',
        'typescript/require-array-sort-compare': 'off',
        // It takes expect.objectContaining in a conditional expression for an assertion.
        'vitest/no-conditional-expect': 'off',
        'vitest/require-to-throw-message': 'off',
      },
    },
  ],
})
