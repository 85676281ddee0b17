import { fileURLToPath } from 'node:url'

/** The server as it is started: the site's own modules, Astro's output and the packages of both in a few files. */
export const bundledServer = fileURLToPath(new URL('../dist/host/main.mjs', import.meta.url))
