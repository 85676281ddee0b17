import process from 'node:process'
import { parseArgs } from 'node:util'
import { build } from './build.ts'
import { isBuilt } from './built.mjs'
import { startCluster } from './cluster/start-cluster.ts'

// npm run cluster [-- --nodes 3]: several nodes and a worker on this machine, as many machines would run them.

const say = (line: string) => process.stdout.write(`${line}\n`)

const { values } = parseArgs({ options: { nodes: { type: 'string', default: '3' } } })
const nodes = Number(values.nodes)
if (!Number.isInteger(nodes) || nodes < 1 || nodes > 9) {
  process.stderr.write('--nodes has to be a number from 1 to 9\n')
  process.exit(2)
}
if (!isBuilt()) await build()
say(`Starting a database, an identity emulator, ${nodes} nodes and a worker …`)
const cluster = await startCluster({ nodes, port: Number(process.env['PORT'] ?? 4321) })
let ending = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (ending) return
    ending = true
    say('Stopping …')
    void cluster.stop().then(() => process.exit(0))
  })
say('')
say(`  The site is at ${cluster.balancer.origin}`)
for (const [index, { port }] of cluster.nodes.entries())
  say(`  Node ${index + 1} alone: http://localhost:${port}`)
say(`  Logs: ${cluster.folder}. All data is deleted at the end.`)
say('  Ctrl+C stops it.')
say('')
