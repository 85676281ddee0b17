import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Outcome, readPlaywrightReport, readVitestReport } from './count.ts'
import { addUnreliable, readUnreliable } from './unreliable.ts'

const root = path.resolve(import.meta.dirname, '../..')

type Command<Counts> = { name: string; command: readonly string[]; counts: Counts }

/** A command of node_modules/.bin; what it counts tells how its result is read. */
export type Step = Command<'one'> | Command<'vitest'> | Command<'playwright'>
export type OneStep = Command<'one'>

/** Where a step's output goes: to ours as it comes, or into a list until it has ended. */
type Output = 'inherit' | Buffer[]

const run = (
  command: readonly string[],
  env: Record<string, string>,
  output: Output = 'inherit',
): Promise<number> =>
  new Promise((resolve) => {
    const [program = 'node', ...args] = command
    const bin = path.join(root, 'node_modules/.bin')
    const child = spawn(program, args, {
      cwd: root,
      stdio: output === 'inherit' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...env },
    })
    child.on('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    if (output !== 'inherit')
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part))
    child.on('close', (code) => resolve(code ?? 1))
  })

const readReport = (file: string, read: (report: unknown) => Outcome, code: number): Outcome => {
  let outcome: Outcome = { count: { passed: 0, failed: 0, skipped: 0 }, failures: [] }
  try {
    outcome = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    console.error('no report was written')
  }
  // A run that failed without a failed test (a broken configuration, an unhandled rejection) is a failure too.
  return code !== 0 && outcome.count.failed === 0
    ? { count: { ...outcome.count, failed: 1 }, failures: [`ended with ${code}, without a failed test`] }
    : outcome
}

const countOne = (code: number): Outcome => {
  const failed = code === 0 ? 0 : 1
  return {
    count: { passed: 1 - failed, failed, skipped: 0 },
    failures: failed === 0 ? [] : [`ended with ${code}`],
  }
}

/** Runs a step that counts as one, beside others: answers its output too, to be told whole. */
export const runHeld = async (step: OneStep): Promise<Outcome & { said: string }> => {
  const said: Buffer[] = []
  const code = await run(step.command, {}, said)
  return { ...countOne(code), said: Buffer.concat(said).toString() }
}

/** Reads what Playwright reports, and lists and tells the tests that passed only at their second try. */
const readBrowserTests = (report: unknown): Outcome => {
  const { unreliable, ...outcome } = readPlaywrightReport(report, readUnreliable())
  for (const name of unreliable) console.log(`unreliable: ${name}`)
  if (addUnreliable(unreliable).length > 0)
    console.log(
      'These passed at their second try. They are in tests/e2e/unreliable.json now: find the cause.',
    )
  return outcome
}

/** Runs one step, its output streamed, and counts what it says. */
export const runStep = async (step: Step): Promise<Outcome> => {
  if (step.counts === 'one') return countOne(await run(step.command, {}))
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'))
  const file = path.join(folder, 'report.json')
  try {
    if (step.counts === 'vitest') {
      const code = await run(
        [...step.command, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        {},
      )
      return readReport(file, readVitestReport, code)
    }
    const code = await run([...step.command, '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
    return readReport(file, readBrowserTests, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
