import { readFileSync } from 'node:fs'
import path from 'node:path'
import { layersOf, mayImport } from '../layers.ts'
import { sourceFiles } from './walk.ts'

/** `from '…'`, `import '…'` and `import('…')`, wherever they stand. */
const specifiers = /\b(?:from\s+|import\s*\(\s*|import\s+)(['"])([^'"\n]+)\1/g

/**
 * Every import of `src` follows the table of layers. oxlint's no-restricted-imports reads the same table, but sees neither
 * a type query, `import('…').Name`, nor what a `declare module` imports.
 */
export const findForbiddenImports = (root: string): string[] =>
  sourceFiles(root, 'src')
    .filter((file) => /\.(?:tsx?|astro)$/.test(file))
    .flatMap((file) => {
      const content = readFileSync(path.join(root, file), 'utf8')
      return layersOf(file).flatMap((layer) =>
        Array.from(content.matchAll(specifiers), ({ 2: specifier = '', index }) => ({ specifier, index }))
          .filter(({ specifier }) => !mayImport(layer, specifier))
          .map(({ specifier, index }) => {
            const line = content.slice(0, index).split('\n').length
            return `${file}:${line}: ${specifier} is not for the layer ${layer.name} (scripts/layers.ts)`
          }),
      )
    })
