/**
 * `npm test`: every check of the repository, one after the other, with one count at the end. The last line is
 * `N passed, N failed`, and `, N skipped` when something was; a lint, type or build check counts as one. What failed is told
 * again before that line, so that the end of a long log says what broke.
 * Arguments name the parts to run (`node scripts/test.ts lint unit`); none means all.
 */
import { type Count, addCounts, countLine } from './test/count.ts'
import { type Part, parts } from './test/parts.ts'
import { runStep } from './test/run-step.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${parts.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`
const results: { name: string; count: Count; time: string }[] = []

const failed: string[] = []

const runPart = async ({ name, steps }: Part): Promise<Count> => {
  let sum: Count = { passed: 0, failed: 0, skipped: 0 }
  for (const step of steps) {
    console.log(`\n── ${name}: ${step.name}`)
    const { count, failures } = await runStep(step)
    sum = addCounts(sum, count)
    failed.push(...failures.map((line) => `✗ ${name}: ${step.name}: ${line}`))
  }
  return sum
}

const broken = new Set<string>()
for (const part of parts) {
  if (wanted.length > 0 && !wanted.includes(part.name)) continue
  const started = Date.now()
  const missing = (part.needs ?? []).find((name) => broken.has(name))
  if (missing !== undefined) console.log(`\n── ${part.name}: not run, because ${missing} failed`)
  const count = missing === undefined ? await runPart(part) : { passed: 0, failed: 1, skipped: 0 }
  if (count.failed > 0) broken.add(part.name)
  results.push({ name: part.name, count, time: seconds(started) })
}

if (failed.length > 0) console.log(['\n── failed', ...failed].join('\n'))
console.log('\n── summary')
for (const { name, count, time } of results) {
  console.log(`${count.failed === 0 ? '✓' : '✗'} ${name.padEnd(14)} ${time.padStart(8)}  ${countLine(count)}`)
}
const total = results.reduce<Count>((sum, { count }) => addCounts(sum, count), {
  passed: 0,
  failed: 0,
  skipped: 0,
})
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
console.log(`\n${countLine(total)}`)
