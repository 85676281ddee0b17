import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compiledFolder, digestSources, filesIn, stampFile } from './built.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))

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
  const files = filesIn(path.join(root, 'dist/client')).filter((file) =>
    /\.(?:css|js|mjs|svg|json|txt|xml|html|webmanifest|ico)$/.test(file),
  )
  for (const file of files) await pack(file)
  return files.length
}

/** Builds the site into `dist`, packs its client files, puts the server together and notes what it was all built from. */
export const build = async (): Promise<void> => {
  const digest = digestSources()
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
