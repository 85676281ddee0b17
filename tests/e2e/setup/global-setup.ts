import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, startSite } from './server.ts'

/**
 * Lines of the log at level error (50) or above, and what Astro writes of a page that fails to load: whatever a visitor
 * sends, the site itself must not fail.
 */
const errorsIn = (log: string): string[] =>
  log.split('\n').filter((line) => /"level":(?:[5-9]\d|"(?:error|fatal)")| \[ERROR\] /.test(line))

/** One site for all tests. Answers the teardown, which fails the run when the site logged an error meanwhile. */
const globalSetup = async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'e2e-data-'))
  const identityPort = await freePort()
  const site = await startSite(dataDir, path.resolve('test-results/site.log'), {
    AUTH_EMULATOR_PORT: String(identityPort),
  })
  process.env.E2E_ORIGIN = site.origin
  process.env.E2E_DATA = dataDir
  process.env.E2E_IDENTITY = `http://127.0.0.1:${identityPort}`
  return async () => {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
    const errors = errorsIn(site.log())
    if (errors.length > 0)
      throw new Error(`The site logged ${errors.length} errors:\n${errors.slice(0, 5).join('\n')}`)
  }
}

export default globalSetup
