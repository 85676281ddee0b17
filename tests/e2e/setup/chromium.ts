import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The browser that CHROMIUM_PATH names for this run, or the one that was found and kept. */
const readPath = (name: string): string => {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') return named
  const record = path.resolve(import.meta.dirname, '../../../.tools', name)
  if (!existsSync(record)) throw new Error('No browser is set up: run node scripts/setup.mjs --test')
  return readFileSync(record, 'utf8').trim()
}

/** The whole Chromium that `node scripts/setup.mjs --test` found, if none is named; throws words when it has not run. */
export const chromiumPath = (): string => readPath('chromium')

/**
 * The one without windows, or the whole one where that is not to be had.
 * docs/decisions/2026-11-23-most-browser-tests-without-a-window.md
 */
export const windowlessPath = (): string => readPath('chromium-headless-shell')

/** What every Chromium is started with here: as root and in containers alike, without a card that draws. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
]
