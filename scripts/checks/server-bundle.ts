import { isAscii } from 'node:buffer'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Reads the server that the build put together (`dist/host`) and names every file that is not in ASCII, and a missing map of
 * the first one; what comes from no source has none. Answers a problem when there is no build at all.
 */
export const findUnfinishedServer = (root: string): string[] => {
  const host = path.join(root, 'dist/host')
  const files = existsSync(host) ? readdirSync(host).filter((file) => file.endsWith('.mjs')) : []
  if (!files.includes('main.mjs')) return ['dist/host: there is no build']
  return [
    ...files
      .filter((file) => !isAscii(readFileSync(path.join(host, file))))
      .toSorted()
      .map((file) => `dist/host/${file}: characters beyond ASCII`),
    ...(existsSync(path.join(host, 'main.mjs.map')) ? [] : ['dist/host/main.mjs: no map beside it']),
  ]
}
