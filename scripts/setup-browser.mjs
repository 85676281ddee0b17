/**
 * Finds the browsers for the browser tests: the one named by CHROMIUM_PATH, those found last time, installed ones,
 * Playwright's downloads, Debian's packages. Built-ins only, like setup.mjs.
 *
 * There are two, for the reason in docs/decisions/2026-11-23-most-browser-tests-without-a-window.md: a whole Chromium, whose path is
 * kept in `.tools/chromium`, and one without windows, in `.tools/chromium-headless-shell`. Where the second is not to be had, the
 * first stands in for it.
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

/** What it is called on a machine, what Playwright's command line takes for it alone, what Debian calls it. */
const whole = {
  title: 'a Chromium',
  names: [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
  ],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  only: '--no-shell',
  megabytes: 190,
  pathOf: `import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))`,
  packages: ['chromium', 'fonts-noto-cjk'],
}
const shell = {
  title: 'a Chromium without windows',
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  places: [],
  only: '--only-shell',
  megabytes: 120,
  // Playwright tells the path of the whole one alone, but starts this one where nothing else is asked for.
  pathOf: `import('@playwright/test').then(async ({ chromium }) => {
    const server = await chromium.launchServer()
    console.log(server.process().spawnfile)
    await server.close()
  })`,
  packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
}

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

const installed = ({ names, places }) => {
  const found = [...names.map(onPath), ...places].filter((file) => file !== undefined)
  return found.find(works) ?? null
}

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    .status === 0

const fromPlaywright = ({ title, only, megabytes, pathOf }, { root, say, node }) => {
  say(`${title} is not installed; downloading Playwright’s (about ${megabytes} MB) …`)
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  if (!run(node, [cli, 'install', only, 'chromium'], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }))
    return null
  const file = spawnSync(node, ['--input-type=module', '-e', pathOf], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim()
  return works(file) ? file : null
}

const fromDebian = (browser, { say }) => {
  const apt = onPath('apt-get')
  if (apt === undefined) return null
  const root = process.getuid?.() === 0
  const sudo = onPath('sudo')
  if (!root && (sudo === undefined || spawnSync(sudo, ['-n', 'true'], { stdio: 'ignore' }).status !== 0))
    return null
  say(`installing Debian’s ${browser.packages.join(' and ')} with apt-get …`)
  const aptGet = (...args) => {
    const command = ['DEBIAN_FRONTEND=noninteractive', apt, '-qq', ...args]
    return root ? run('env', command) : run(sudo, ['-n', 'env', ...command])
  }
  aptGet('update')
  return aptGet('install', '-y', '--no-install-recommends', ...browser.packages) ? installed(browser) : null
}

const find = (browser, context) =>
  installed(browser) ?? fromPlaywright(browser, context) ?? fromDebian(browser, context)

const advice =
  'no Chromium that works was found for the browser tests, and none could be installed. Install one ' +
  '(Debian and Ubuntu: apt-get install chromium fonts-noto-cjk; macOS: Google Chrome), or name one in CHROMIUM_PATH, then run the command again.'

/** Answers null when the browsers are ready, otherwise what a person has to do. */
export const findBrowsers = async (context) => {
  const tools = path.join(context.root, '.tools')
  const record = (name) => path.join(tools, name)
  const last = (name) => {
    const file = existsSync(record(name)) ? readFileSync(record(name), 'utf8').trim() : ''
    return isExecutable(file) ? file : null
  }
  const keep = (name, file) => {
    mkdirSync(tools, { recursive: true })
    writeFileSync(record(name), `${file}\n`)
  }

  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    // For this run alone: nothing of it is kept (tests/e2e/setup/chromium.ts reads the variable first).
    if (!works(named)) return `CHROMIUM_PATH names ${named}, which does not run as a browser.`
    context.say(`the browser tests use ${named}`)
    return null
  }

  const chromium = last('chromium') ?? find(whole, context)
  if (chromium === null) return advice
  if (chromium !== last('chromium')) {
    keep('chromium', chromium)
    context.say(`the browser tests use ${chromium}`)
  }
  if (last('chromium-headless-shell') === null) {
    const windowless = find(shell, context)
    keep('chromium-headless-shell', windowless ?? chromium)
    context.say(
      windowless === null
        ? `all browser tests run in ${chromium}, which takes longer: one without windows could not be had. Delete ${record('chromium-headless-shell')} to look for one again.`
        : `most browser tests use ${windowless}`,
    )
  }
  return null
}
