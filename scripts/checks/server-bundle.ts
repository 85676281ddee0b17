import { existsSync } from 'node:fs'
import path from 'node:path'

/** Looks for the server that the build puts together (`dist/host`) and for the map beside it. */
export const findUnfinishedServer = (root: string): string[] => {
  const server = 'dist/host/main.mjs'
  if (!existsSync(path.join(root, server))) return ['dist/host: there is no build']
  return existsSync(path.join(root, `${server}.map`)) ? [] : [`${server}: no map beside it`]
}
