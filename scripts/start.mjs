// @ts-check
// Plain JavaScript, like all that a start reads of the scripts: what takes the types out of a TypeScript file stays in memory
// for as long as the process runs, 17 MB.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { enableCompileCache, flushCompileCache } from 'node:module'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundledServer } from './bundled-server.mjs'
import { compiledFolder, isBuilt } from './built.mjs'

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`)

/** In a process of its own: the compiler's memory goes back before the server starts. */
const buildApart = async () => {
  say('Building the site (the sources changed or it is the first time) …')
  const child = spawn(process.execPath, [fileURLToPath(new URL('build.ts', import.meta.url))], {
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) {
    process.stderr.write('The build failed; its message stands above. Nothing was started.\n')
    process.exit(1)
  }
}

if (!isBuilt()) {
  // Before the long step, so that a mistake in the configuration is told at once; the server looks itself.
  const { configOrExit } = await import('#server/platform/environment.ts')
  configOrExit()
  await buildApart()
}

// What is imported from here on is compiled once for each build; where nothing can be written it is compiled each time.
enableCompileCache(compiledFolder)
/** @type {{ running: typeof import('#server/host/main.ts').running }} */
const { running } = await import(pathToFileURL(bundledServer).href)
say('')
say(`  ${running.site.name} is running: ${running.site.origin}`)
say(
  `  Database: ${running.database === 'pglite' ? `embedded, in ${running.dataDir}` : 'the server of DATABASE_URL'}`,
)
if (running.demo) say('  Demo data is loaded; delete the data folder to begin anew.')
if (running.site.embedded)
  say('  Embedded mode: for this machine only. docs/production/install.md tells how to go public.')
say('  Ctrl+C stops it.')
say('')
flushCompileCache()
