import { expect, it, vi } from 'vitest'
import { runStep } from '../../scripts/test/run-step.ts'

/** A step that ends so. What is written as its report comes after `--`, which keeps Node from reading it. */
const ends = (code: number, report: unknown = null) => {
  const write = `const at = process.argv.find((each) => each.startsWith('--outputFile.json='))
    if (${report !== null}) require('node:fs').writeFileSync(at.split('=')[1], ${JSON.stringify(JSON.stringify(report))})
    process.exit(${code})`
  return [process.execPath, '--eval', write, '--']
}

it('counts a command as one', async () => {
  expect(await runStep({ name: 'lint', command: ends(0), counts: 'one' })).toEqual({
    count: { passed: 1, failed: 0, skipped: 0 },
    failures: [],
  })
  expect(await runStep({ name: 'lint', command: ends(3), counts: 'one' })).toEqual({
    count: { passed: 0, failed: 1, skipped: 0 },
    failures: ['ended with 3'],
  })
  const killed = [process.execPath, '--eval', `process.kill(process.pid, 'SIGKILL')`]
  expect((await runStep({ name: 'lint', command: killed, counts: 'one' })).count.failed).toBe(1)
})

it('counts a run that fails without a failed test as a failure', async () => {
  const command = ends(1, { numPassedTests: 4 })
  expect(await runStep({ name: 'unit', command, counts: 'vitest' })).toEqual({
    count: { passed: 4, failed: 1, skipped: 0 },
    failures: ['ended with 1, without a failed test'],
  })
})

it('counts the failed tests alone where there are some', async () => {
  const command = ends(1, { numPassedTests: 4, numFailedTests: 2 })
  expect((await runStep({ name: 'unit', command, counts: 'vitest' })).count.failed).toBe(2)
})

it.each(['vitest', 'playwright'] as const)('says that %s wrote no report', async (counts) => {
  expect((await runStep({ name: 'unit', command: ends(1), counts })).count.failed).toBe(1)
  expect(console.error).toHaveBeenCalledWith('no report was written')
  vi.mocked(console.error).mockClear()
})
