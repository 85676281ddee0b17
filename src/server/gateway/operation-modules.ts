import { glob } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = path.resolve(import.meta.dirname, '../../operations')

/** Every module of src/operations. The build puts one in place of this that names them (scripts/bundle-server.ts). */
export const loadOperationModules = async (): Promise<readonly Record<string, unknown>[]> => {
  const modules: Record<string, unknown>[] = []
  for await (const file of glob('**/*.ts', { cwd: folder })) {
    if (file.endsWith('.d.ts') || file.endsWith('.test.ts')) continue
    modules.push(await import(pathToFileURL(path.join(folder, file)).href))
  }
  return modules
}
