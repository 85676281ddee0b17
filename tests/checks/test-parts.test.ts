import { expect, it } from 'vitest'
import { beside } from '../../scripts/test/beside.ts'
import { type Part, groupParts, parts } from '../../scripts/test/parts.ts'
import { runHeld } from '../../scripts/test/run-step.ts'

it('does tasks in their order, so many at a time, and answers in that order', async () => {
  const told: string[] = []
  const ends = new Map<string, () => void>()
  const all = beside(['a', 'b', 'c', 'd'], 2, async (task) => {
    told.push(`${task} begins`)
    await new Promise<void>((end) => ends.set(task, end))
    told.push(`${task} ends`)
    return task.toUpperCase()
  })
  const end = async (task: string) => {
    await expect.poll(() => ends.get(task)).toBeDefined()
    ends.get(task)?.()
  }
  for (const task of ['b', 'c', 'd', 'a']) await end(task)
  expect(await all).toEqual(['A', 'B', 'C', 'D'])
  expect(told).toEqual([
    'a begins',
    'b begins',
    'b ends',
    'c begins',
    'c ends',
    'd begins',
    'd ends',
    'a ends',
  ])
})

it('throws what a task throws', async () => {
  await expect(
    beside([1, 2, 3], 2, (task) => (task === 2 ? Promise.reject(new Error('two')) : Promise.resolve())),
  ).rejects.toThrow('two')
})

it('lets parts beside each other share what comes before them, where nothing stands between', () => {
  const before = { name: 'first', command: [], counts: 'one' } as const
  const side = (name: string): Part => ({ name, minutes: 1, order: 'beside', before, steps: [] })
  const turn = (name: string): Part => ({ name, minutes: 1, order: 'in turn', steps: [] })
  const names = (all: readonly Part[]) =>
    groupParts(all).map((group) =>
      group.order === 'beside' ? group.parts.map(({ name }) => name) : group.part.name,
    )
  expect(names([side('a'), side('b'), turn('c'), side('d'), turn('e')])).toEqual([
    ['a', 'b'],
    'c',
    ['d'],
    'e',
  ])
  expect(names(parts)).toEqual([['types', 'lint'], 'unit', 'integration', 'build', 'end-to-end'])
})

it('takes a quarter of an hour on two quiet cores at most', () => {
  const budgets = groupParts(parts).map((group) =>
    group.order === 'beside' ? Math.max(...group.parts.map(({ minutes }) => minutes)) : group.part.minutes,
  )
  expect(budgets.reduce((sum, minutes) => sum + minutes, 0)).toBeLessThanOrEqual(15)
})

it('leaves no step of the whole out', () => {
  expect(
    parts.map(({ name, steps, ...part }) => [
      name,
      steps.map((step) => step.name),
      'needs' in part ? part.needs : [],
    ]),
  ).toEqual([
    ['types', ['astro check', 'GraphQL documents'], []],
    [
      'lint',
      [
        'oxlint',
        'prettier',
        'knip',
        'leftovers',
        'imports',
        'pinned-versions',
        'supply-chain',
        'documentation',
        'linear-patterns',
        'post-forms',
        'retired-words',
      ],
      [],
    ],
    ['unit', ['vitest'], []],
    ['integration', ['on PGlite', 'on a Postgres server'], []],
    ['build', ['astro build', 'client-bundle', 'server-bundle'], []],
    ['end-to-end', ['playwright'], ['build']],
  ])
})

it('tells what a step beside others said, also when it failed', async () => {
  const say = `process.stdout.write('out '); process.stderr.write('wrong'); process.exitCode = 3`
  const command = [process.execPath, '--eval', say]
  const { said, ...outcome } = await runHeld({ name: 'lint', command, counts: 'one' })
  expect(said).toContain('out ')
  expect(said).toContain('wrong')
  expect(outcome).toEqual({ count: { passed: 0, failed: 1, skipped: 0 }, failures: ['ended with 3'] })
})

it('tells what processes of its own say after it has ended, too', async () => {
  const late = `setTimeout(() => console.log('late'), 500)`
  const say = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(late)}], { stdio: 'inherit' }).unref()`
  const { said } = await runHeld({ name: 'lint', command: [process.execPath, '--eval', say], counts: 'one' })
  expect(said).toContain('late')
})
