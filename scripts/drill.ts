import process from 'node:process'
import { build } from './build.ts'
import { isBuilt } from './built.mjs'
import { startCluster } from './cluster/start-cluster.ts'
import { drills } from './drill/drills.ts'
import { isBad, runDrill, type Outcome } from './drill/run-drill.ts'

// npm run drill [-- NAME …]: breaks a cluster of three nodes on purpose while visitors read and write; without a name every
// drill runs. Ends with 1 where one went badly.

const say = (line: string) => process.stdout.write(`${line}\n`)

const names = process.argv.slice(2)
const unknown = names.filter((name) => !drills.some((drill) => drill.name === name))
if (unknown.length > 0) {
  process.stderr.write(
    `No such drill: ${unknown.join(', ')}. Drills: ${drills.map(({ name }) => name).join(', ')}\n`,
  )
  process.exit(2)
}

const columns: readonly [string, (outcome: Outcome) => string][] = [
  ['requests', ({ requests }) => String(requests)],
  ['served', ({ served }) => String(served)],
  ['told to wait', ({ toldToWait }) => String(toldToWait)],
  ['failed', ({ failed }) => String(failed)],
  ['p95, ms', ({ p95 }) => p95.toFixed(0)],
  ['well after, s', ({ secondsUntilWell }) => secondsUntilWell.toFixed(1)],
  ['messages', ({ messages }) => String(messages)],
  ['applications', ({ applications }) => String(applications)],
  ['lost', ({ lost }) => String(lost)],
  ['doubled', ({ doubled }) => String(doubled)],
  ['mails sent after, s', ({ secondsUntilSent }) => secondsUntilSent.toFixed(0)],
  ['crashed', ({ crashed }) => String(crashed)],
]

if (!isBuilt()) await build()
const cluster = await startCluster({ nodes: 3, port: 0 })
try {
  say(`| drill | ${columns.map(([title]) => title).join(' | ')} |`)
  say(`| --- |${' ---: |'.repeat(columns.length)}`)
  for (const drill of names.length === 0 ? drills : drills.filter(({ name }) => names.includes(name))) {
    const outcome = await runDrill(cluster, drill)
    say(`| ${drill.name} | ${columns.map(([, cell]) => cell(outcome)).join(' | ')} |`)
    if (isBad(outcome)) process.exitCode = 1
  }
} finally {
  await cluster.stop()
}
