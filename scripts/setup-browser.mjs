/**
 * Finds a Chromium for the browser tests: the one named by CHROMIUM_PATH, the one found last time, an installed one,
 * Playwright's download, Debian's package. Its path is kept in `.tools/chromium`. Built-ins only, like setup.mjs.
 */
import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Renders a page: a binary that prints its version may still lack a library. */
const works = (file) => {
  if (!isExecutable(file)) return false
  const profile = mkdtempSync(path.join(tmpdir(), 'chromium-'))
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run']
  const run = spawnSync(
    file,
    [...flags, `--user-data-dir=${profile}`, '--dump-dom', 'data:text/html,<p>ready'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 60_000,
    },
  )
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  return run.status === 0 && run.stdout.includes('ready')
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isExecutable)

const installed = () => {
  const found = [...names.map(onPath), ...places].filter((file) => file !== undefined)
  return found.find(works) ?? null
}

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    .status === 0

const fromPlaywright = ({ root, say, node }) => {
  say('no Chromium found; downloading Playwright’s (about 100 MB) …')
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  if (!run(node, [cli, 'install', 'chromium'], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }))
    return null
  const ask = `import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))`
  const file = spawnSync(node, ['--input-type=module', '-e', ask], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim()
  return works(file) ? file : null
}

const fromDebian = ({ say }) => {
  const apt = onPath('apt-get')
  if (apt === undefined) return null
  const root = process.getuid?.() === 0
  const sudo = onPath('sudo')
  if (!root && (sudo === undefined || spawnSync(sudo, ['-n', 'true'], { stdio: 'ignore' }).status !== 0))
    return null
  say('installing Debian’s Chromium and Japanese fonts with apt-get …')
  const aptGet = (...args) => {
    const command = ['DEBIAN_FRONTEND=noninteractive', apt, '-qq', ...args]
    return root ? run('env', command) : run(sudo, ['-n', 'env', ...command])
  }
  aptGet('update')
  return aptGet('install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk') ? installed() : null
}

const advice =
  'no Chromium that works was found for the browser tests, and none could be installed. Install one ' +
  '(Debian and Ubuntu: apt-get install chromium fonts-noto-cjk; macOS: Google Chrome), or name one in CHROMIUM_PATH, then run the command again.'

/** Answers null when a browser is ready, otherwise what a person has to do. */
export const findChromium = async (context) => {
  const tools = path.join(context.root, '.tools')
  const record = path.join(tools, 'chromium')
  const keep = (file) => {
    mkdirSync(tools, { recursive: true })
    writeFileSync(record, `${file}\n`)
    context.say(`the browser tests use ${file}`)
    return null
  }

  const last = existsSync(record) ? readFileSync(record, 'utf8').trim() : ''
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (named === last && isExecutable(last)) return null
    return works(named) ? keep(named) : `CHROMIUM_PATH names ${named}, which does not run as a browser.`
  }
  if (last !== '' && isExecutable(last)) return null

  const file = installed() ?? fromPlaywright(context) ?? fromDebian(context)
  return file === null ? advice : keep(file)
}
