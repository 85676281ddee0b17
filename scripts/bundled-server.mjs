// @ts-check
// Plain JavaScript: a start reads it (scripts/start.mjs).
import { fileURLToPath } from 'node:url'

/** The server as it is started: the site's own modules, Astro's output and the packages of both in a few files. */
export const bundledServer = fileURLToPath(new URL('../dist/host/main.mjs', import.meta.url))

/** What `npm run serve` gives Node: the young generation of V8 grows to 8 MB a half instead of 16 or more. */
export const serverFlags = ['--max-semi-space-size=8']
