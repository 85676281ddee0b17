import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const record = path.resolve(import.meta.dirname, '../../../.tools/chromium')

/** The browser that `node scripts/setup.mjs --test` found; throws words when it has not run. */
export const chromiumPath = (): string => {
  if (!existsSync(record)) throw new Error('No browser is set up: run node scripts/setup.mjs --test')
  return readFileSync(record, 'utf8').trim()
}
