import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown, type Plugin } from 'rolldown'
import { bundledServer } from './bundled-server.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const folder = path.dirname(bundledServer)
const operations = path.join(root, 'src/operations')

/** They have native code or files of their own beside them. */
const packagesAsTheyAre = [
  '@electric-sql/pglite',
  '@google-cloud/firestore',
  '@resvg/resvg-js',
  'firebase-tools',
  'pdfkit',
  'pg-native',
  'sharp',
]

/** What a module finds beside itself (tables, threads, migrations) stays where its source is. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform: {
    filter: { id: /\/(?:src|dist\/server)\/.*\.m?ts$|\/dist\/server\/.*\.mjs$/, code: 'import.meta.' },
    handler: (code, id) => {
      const place = JSON.stringify(path.relative(folder, id).split(path.sep).join('/'))
      return {
        code: code
          .replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`)
          .replaceAll(
            'import.meta.dirname',
            `decodeURI(new URL('.', new URL(${place}, import.meta.url)).pathname)`,
          ),
        // The lines stay as they are.
        map: null,
      }
    },
  },
}

const environment = 'process.env.NODE_ENV'

/** The modules of src/operations by name, instead of a look into the folder at each start. */
const operationsByName: Plugin = {
  name: 'operations-by-name',
  resolveId: { filter: { id: /^all-operations$/ }, handler: (id) => id },
  load: {
    filter: { id: /^all-operations$|\/src\/server\/gateway\/operation-modules\.ts$/ },
    handler: async (id) => {
      if (id !== 'all-operations')
        return "export const loadOperationModules = async () => (await import('all-operations')).modules"
      const files = (await readdir(operations, { recursive: true })).filter(
        (file) => file.endsWith('.ts') && !/\.(?:d|test)\.ts$/.test(file),
      )
      const imports = files
        .toSorted()
        .map(
          (file, index) => `import * as module${index} from ${JSON.stringify(path.join(operations, file))}`,
        )
      return [
        ...imports,
        `export const modules = [${files.map((_, index) => `module${index}`).join(', ')}]`,
      ].join('\n')
    },
  },
}

/**
 * Writes the server into `dist/host`: a start reads a few files instead of three thousand. Nothing is made shorter, so that a
 * frame of an error names a line, which the map beside the file leads back to the source.
 */
export const bundleServer = async (): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  const bundle = await rolldown({
    cwd: root,
    input: { main: path.join(root, 'src/server/host/main.ts') },
    platform: 'node',
    external: packagesAsTheyAre.map((name) => new RegExp(`^${name}(?:/|$)`)),
    // Packages as they run in public, whatever the environment says: React brings itself twice, with checks for developers too.
    transform: { define: { [environment]: '"production"' } },
    plugins: [placesOfSources, operationsByName],
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(`The server cannot be put together: ${log.message}`)
    },
  })
  try {
    const { output } = await bundle.write({
      dir: folder,
      format: 'esm',
      sourcemap: true,
      sourcemapExcludeSources: true,
      comments: false,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    })
    for (const file of output)
      if (file.type === 'chunk' && file.code.includes(environment))
        throw new Error(`${file.fileName} asks for the environment when it runs`)
  } finally {
    await bundle.close()
  }
}
