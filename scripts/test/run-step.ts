import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Count, readPlaywrightReport, readVitestReport } from './count.ts'

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

const readReport = (file: string, read: (report: unknown) => Count, code: number): Count => {
  const none: Count = { passed: 0, failed: 0, skipped: 0 }
  let count = none
  try {
    count = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    console.error('no report was written')
  }
  // A run that failed without a failed test (a broken configuration, an unhandled rejection) is a failure too.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** Runs one step, its output streamed, and counts what it says. */
export const runStep = async (step: Step): Promise<Count> => {
  if (step.counts === 'one') {
    const code = await run(step.command, {})
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
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
