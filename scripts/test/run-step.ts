import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Outcome, readPlaywrightReport, readVitestReport } from './count.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A command of node_modules/.bin; what it counts tells how its result is read. */
export type Step = { name: string; command: readonly string[] } & (
  { counts: 'one' } | { counts: 'vitest' } | { counts: 'playwright' }
)

const run = (command: readonly string[], env: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const [program = 'node', ...args] = command
    const bin = path.join(root, 'node_modules/.bin')
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...env },
    })
    child.on('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    child.on('exit', (code) => resolve(code ?? 1))
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

/** Runs one step, its output streamed, and counts what it says. */
export const runStep = async (step: Step): Promise<Outcome> => {
  if (step.counts === 'one') {
    const code = await run(step.command, {})
    const failed = code === 0 ? 0 : 1
    return {
      count: { passed: 1 - failed, failed, skipped: 0 },
      failures: failed === 0 ? [] : [`ended with ${code}`],
    }
  }
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
    return readReport(file, readPlaywrightReport, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
