import type { Step } from './run-step.ts'

/** A part of `npm test`; not run, and counted as one failure, when a part it needs has failed. */
export type Part = { name: string; needs?: readonly string[]; steps: readonly Step[] }

const one = (name: string, ...command: string[]): Step => ({ name, command, counts: 'one' })
const check = (name: string) => one(name, 'node', 'scripts/checks/run.ts', name)
const vitest = (name: string, project: string): Step => ({
  name,
  command: ['vitest', 'run', '--project', project],
  counts: 'vitest',
})

/** The parts in the order they run: what fails fast comes first. */
export const parts: readonly Part[] = [
  {
    name: 'lint',
    steps: [
      // Writes the types of the content collections, without which lint sees `any` on a fresh clone.
      one('astro sync', 'astro', 'sync'),
      one('oxlint', 'oxlint'),
      one('prettier', 'prettier', '--check', '--log-level', 'warn', '.'),
      one('knip', 'knip', '--no-progress', '--treat-config-hints-as-errors'),
      check('leftovers'),
      check('imports'),
      check('pinned-versions'),
      check('documentation'),
    ],
  },
  {
    name: 'types',
    steps: [
      one('astro check', 'astro', 'check', '--minimumFailingSeverity', 'warning'),
      one('tsc', 'tsc', '-p', '.'),
      one('GraphQL documents', 'gql-tada', 'check'),
    ],
  },
  { name: 'unit', steps: [vitest('vitest', 'unit')] },
  {
    name: 'integration',
    steps: [
      vitest('on PGlite', 'integration-pglite'),
      vitest('on a Postgres server', 'integration-postgres'),
    ],
  },
  {
    name: 'build',
    steps: [
      one('astro build', 'npm', 'run', '--silent', 'build'),
      check('client-bundle'),
      check('server-bundle'),
    ],
  },
  {
    name: 'end-to-end',
    needs: ['build'],
    steps: [{ name: 'playwright', command: ['playwright', 'test'], counts: 'playwright' }],
  },
]
