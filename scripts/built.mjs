// @ts-check
// Plain JavaScript: a start reads it (scripts/start.mjs).
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundledServer } from './bundled-server.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
/** What the build in `dist` was made of. */
export const stampFile = path.join(root, 'dist/.sources')
/** What Node has compiled of this build; ends with it. */
export const compiledFolder = path.join(root, 'dist/compiled')
/**
 * What a build is made of: files, and folders with all that is in them.
 * @type {readonly string[]}
 */
export const sources = [
  'astro.config.mjs',
  'auth.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'public',
  'content',
  'src',
  'scripts/bundle-server.ts',
  'scripts/bundled-server.mjs',
]

/** @param {string} folder */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/**
 * A digest of every source by name and content, tests aside. Read in one go: nothing else runs meanwhile, and a promise for each
 * of some thousands of small files takes six times the CPU.
 */
export const digestSources = () => {
  const names = sources
    .map((each) => path.join(root, each))
    .filter((each) => existsSync(each))
    .flatMap((each) => (path.extname(each) === '' ? filesIn(each) : [each]))
  const digest = createHash('sha256')
  for (const name of names.filter((each) => !/\.test\.tsx?$/.test(each)).toSorted())
    digest.update(path.relative(root, name)).update('\0').update(readFileSync(name)).update('\0')
  return digest.digest('hex')
}

/** True when `dist` was built from exactly these sources. */
export const isBuilt = () =>
  existsSync(stampFile) && existsSync(bundledServer) && readFileSync(stampFile, 'utf8') === digestSources()
