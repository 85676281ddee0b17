/**
 * `npm run audit`: known vulnerabilities of what a production install consists of. Fails from `high` on; a registry that answers no
 * audits is told as `skipped`.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const run = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  cwd: path.resolve(import.meta.dirname, '..'),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
type Report = {
  vulnerabilities?: Record<string, { severity: string; range: string }>
}
const parse = (text: string): Report => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
const { vulnerabilities } = parse(run.stdout)
if (vulnerabilities === undefined) {
  console.log('skipped: the registry in use answers no audit; nothing is known of vulnerabilities')
} else {
  for (const [name, { severity, range }] of Object.entries(vulnerabilities))
    console.log(`${severity}: ${name} ${range}`)
  console.log(`${Object.keys(vulnerabilities).length} packages with known vulnerabilities`)
  process.exitCode = run.status ?? 1
}
