import type { OneStep, Step } from './run-step.ts'

/** A part of `npm test`; not run, and counted as one failure, when a part it needs has failed. */
export type PartInTurn = {
  name: string
  /** How long it may take on two cores that do nothing else. */
  minutes: number
  order: 'in turn'
  needs?: readonly string[]
  steps: readonly Step[]
}
/** A part whose steps are begun in their order, as many at a time as there are cores, once the one `before` them has ended. */
export type PartBeside = {
  name: string
  /** The same, of all the parts beside it together. */
  minutes: number
  order: 'beside'
  before: OneStep
  steps: readonly OneStep[]
}
export type Part = PartInTurn | PartBeside

export type Group = { order: 'in turn'; part: PartInTurn } | { order: 'beside'; parts: PartBeside[] }

/** Parts that run beside each other, since nothing stands between them, and each of the others. */
export const groupParts = (all: readonly Part[]): Group[] => {
  const groups: Group[] = []
  for (const part of all) {
    const last = groups.at(-1)
    if (part.order === 'in turn') groups.push({ order: part.order, part })
    else if (last?.order === 'beside') last.parts.push(part)
    else groups.push({ order: part.order, parts: [part] })
  }
  return groups
}

const one = (name: string, ...command: string[]): OneStep => ({ name, command, counts: 'one' })
const check = (name: string) => one(name, 'node', 'scripts/checks/run.ts', name)
const vitest = (name: string, project: string): Step => ({
  name,
  command: ['vitest', 'run', '--project', project],
  counts: 'vitest',
})

/** Writes the types of the content collections, without which lint and types see `any` on a fresh clone. */
const sync = one('astro sync', 'astro', 'sync')

/**
 * The parts in the order they run: what fails fast comes first. Of those beside each other the longest step, on one core, is
 * begun first: begun last it would leave the other core idle.
 */
export const parts: readonly Part[] = [
  {
    name: 'types',
    minutes: 3,
    before: sync,
    order: 'beside',
    steps: [
      // It checks every source that tsconfig.json names. Not a second sync: it would write anew what the steps beside it read.
      one('astro check', 'astro', 'check', '--noSync', '--minimumFailingSeverity', 'warning'),
      one('GraphQL documents', 'gql-tada', 'check'),
    ],
  },
  {
    name: 'lint',
    minutes: 3,
    before: sync,
    order: 'beside',
    steps: [
      one('oxlint', 'oxlint'),
      one('prettier', 'prettier', '--check', '--log-level', 'warn', '.'),
      one('knip', 'knip', '--no-progress', '--treat-config-hints-as-errors'),
      check('leftovers'),
      check('imports'),
      check('pinned-versions'),
      check('supply-chain'),
      check('documentation'),
      check('linear-patterns'),
      check('post-forms'),
      check('retired-words'),
    ],
  },
  { name: 'unit', minutes: 1, order: 'in turn', steps: [vitest('vitest', 'unit*')] },
  {
    name: 'integration',
    minutes: 4,
    order: 'in turn',
    steps: [
      vitest('on PGlite', 'integration-pglite'),
      vitest('on a Postgres server', 'integration-postgres'),
    ],
  },
  {
    name: 'build',
    minutes: 0.5,
    order: 'in turn',
    steps: [
      one('astro build', 'npm', 'run', '--silent', 'build'),
      check('client-bundle'),
      check('server-bundle'),
    ],
  },
  {
    name: 'end-to-end',
    minutes: 6.5,
    needs: ['build'],
    order: 'in turn',
    steps: [{ name: 'playwright', command: ['playwright', 'test'], counts: 'playwright' }],
  },
]
