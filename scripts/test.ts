/**
 * `npm test`: every check of the repository, with one count at the end. The last line is
 * `N passed, N failed`, and `, N skipped` when something was; a lint, type or build check counts as one. What failed is told
 * again before that line, so that the end of a long log says what broke.
 * Arguments name the parts to run (`node scripts/test.ts lint unit`); none means all.
 */
import { availableParallelism } from 'node:os'
import { beside } from './test/beside.ts'
import { type Count, type Outcome, addCounts, countLine } from './test/count.ts'
import { type Part, type PartBeside, type PartInTurn, groupParts, parts } from './test/parts.ts'
import { type Step, runHeld, runStep } from './test/run-step.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${parts.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const none: Count = { passed: 0, failed: 0, skipped: 0 }
const failed: string[] = []
const note = (part: Part, step: Step, { count, failures }: Outcome): Count => {
  failed.push(...failures.map((line) => `✗ ${part.name}: ${step.name}: ${line}`))
  return count
}

const runInTurn = async (part: Part, steps: readonly Step[]): Promise<Count> => {
  let sum = none
  for (const step of steps) {
    console.log(`\n── ${part.name}: ${step.name}`)
    sum = addCounts(sum, note(part, step, await runStep(step)))
  }
  return sum
}

/** What came of a part, and after how many milliseconds its last step had ended. */
type Result = { part: Part; count: Count; took: number }

const broken = new Set<string>()
const runPart = async (part: PartInTurn): Promise<Result> => {
  const started = Date.now()
  const missing = (part.needs ?? []).find((name) => broken.has(name))
  if (missing !== undefined) console.log(`\n── ${part.name}: not run, because ${missing} failed`)
  const count = missing === undefined ? await runInTurn(part, part.steps) : { ...none, failed: 1 }
  if (count.failed > 0) broken.add(part.name)
  return { part, count, took: Date.now() - started }
}

/** The steps of all these parts, each told whole when it has ended. */
const runBeside = async (group: readonly PartBeside[]): Promise<Result[]> => {
  const started = Date.now()
  const results = new Map<Part, Result>(group.map((part) => [part, { part, count: none, took: 0 }]))
  const add = (part: Part, more: Count) => {
    const count = addCounts(results.get(part)?.count ?? none, more)
    results.set(part, { part, count, took: Date.now() - started })
  }
  const done = new Set<Step>()
  for (const part of group) {
    if (!done.has(part.before)) add(part, await runInTurn(part, [part.before]))
    done.add(part.before)
  }
  const tasks = group.flatMap((part) => part.steps.map((step) => ({ part, step })))
  await beside(tasks, availableParallelism(), async ({ part, step }) => {
    const { said, ...outcome } = await runHeld(step)
    console.log(`\n── ${part.name}: ${step.name}\n${said.trimEnd()}`)
    add(part, note(part, step, outcome))
  })
  return [...results.values()]
}

const results: Result[] = []
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
for (const group of groupParts(chosen))
  results.push(...(group.order === 'beside' ? await runBeside(group.parts) : [await runPart(group.part)]))

if (failed.length > 0) console.log(['\n── failed', ...failed].join('\n'))
console.log('\n── summary')
for (const { part, count, took } of results) {
  const time = `${(took / 1000).toFixed(1)} of ${part.minutes * 60} s`
  const over = took > part.minutes * 60_000 ? ', over its budget for two quiet cores' : ''
  console.log(
    `${count.failed === 0 ? '✓' : '✗'} ${part.name.padEnd(14)} ${time.padStart(16)}  ${countLine(count)}${over}`,
  )
}
const total = results.map(({ count }) => count).reduce(addCounts, none)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
console.log(`\n${countLine(total)}`)
