import { glob } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kind, print, type DocumentNode } from 'graphql'

const folder = path.resolve(import.meta.dirname, '../../operations')

const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === Kind.DOCUMENT &&
  'definitions' in value &&
  Array.isArray(value.definitions) &&
  value.definitions.some((definition: { kind?: unknown }) => definition.kind === Kind.OPERATION_DEFINITION)

/** Every operation that a file of src/operations exports, printed. Runs in the host, where the sources are at hand. */
export const loadKnownOperations = async (): Promise<ReadonlySet<string>> => {
  const documents = new Set<string>()
  for await (const file of glob('**/*.ts', { cwd: folder })) {
    if (file.endsWith('.d.ts') || file.endsWith('.test.ts')) continue
    const exports: Record<string, unknown> = await import(pathToFileURL(path.join(folder, file)).href)
    for (const value of Object.values(exports)) if (isOperation(value)) documents.add(print(value))
  }
  return documents
}
