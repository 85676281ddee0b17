import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bundledServer } from './bundled-server.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const stampFile = path.join(root, 'dist/.sources')
/** What Node has compiled of this build; ends with it. */
export const compiledFolder = path.join(root, 'dist/compiled')
/** What a build is made of: files, and folders with all that is in them. */
export const sources: readonly string[] = [
  'astro.config.mjs',
  'auth.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'public',
  'content',
  'src',
  'scripts/bundle-server.ts',
  'scripts/bundled-server.ts',
  'scripts/remember-digests.ts',
  'scripts/in-ascii.ts',
  'scripts/needless-rules.ts',
  'scripts/needless-scopes.ts',
  'scripts/one-sheet.ts',
  'scripts/page-words.ts',
  'scripts/short-names.ts',
  'scripts/short-properties.ts',
]

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/** A digest of every source by name and content, tests aside. */
const digestSources = async (): Promise<string> => {
  const names: string[] = []
  for (const source of sources.map((each) => path.join(root, each))) {
    if (!existsSync(source)) continue
    names.push(...(path.extname(source) === '' ? await filesIn(source) : [source]))
  }
  const digest = createHash('sha256')
  for (const name of names.filter((each) => !/\.test\.tsx?$/.test(each)).toSorted())
    digest
      .update(path.relative(root, name))
      .update('\0')
      .update(await readFile(name))
      .update('\0')
  return digest.digest('hex')
}

const pack = async (file: string): Promise<void> => {
  const body = await readFile(file)
  const brotli = await promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
  const gzipped = await promisify(gzip)(body, { level: 9 })
  // What does not shrink is sent as it is.
  if (brotli.length < body.length) await writeFile(`${file}.br`, brotli)
  if (gzipped.length < body.length) await writeFile(`${file}.gz`, gzipped)
}

/** Writes a .br and a .gz beside every client file of text. */
const packClientFiles = async (): Promise<number> => {
  const files = (await filesIn(path.join(root, 'dist/client'))).filter((file) =>
    /\.(?:css|js|mjs|svg|json|txt|xml|html|webmanifest|ico)$/.test(file),
  )
  for (const file of files) await pack(file)
  return files.length
}

/** True when `dist` was built from exactly these sources. */
export const isBuilt = async (): Promise<boolean> => {
  if (!existsSync(stampFile) || !existsSync(bundledServer)) return false
  return (await readFile(stampFile, 'utf8')) === (await digestSources())
}

/** Builds the site into `dist`, packs its client files, puts the server together and notes what it was all built from. */
export const build = async (): Promise<void> => {
  const digest = await digestSources()
  await rm(compiledFolder, { recursive: true, force: true })
  const { build: buildSite } = await import('astro')
  await buildSite({ root, logLevel: 'warn' })
  await packClientFiles()
  const { bundleServer } = await import('./bundle-server.ts')
  await bundleServer()
  await writeFile(stampFile, digest)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now()
  await build()
  process.stdout.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`)
}
