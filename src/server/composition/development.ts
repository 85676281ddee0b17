import { compose } from './compose.ts'
import type { Composition } from './composition.ts'
import { configOrExit } from '#server/platform/environment.ts'
import { createLog } from '#server/platform/log.ts'

const developmentKey = Symbol.for('michishirube.development-composition')
type Holder = { [developmentKey]?: Promise<Composition> }

/** `astro dev` has no host, and loads this module anew after each change: the first composition stays. */
export const composeForDevelopment = (): Promise<Composition> => {
  const holder: typeof globalThis & Holder = globalThis
  holder[developmentKey] ??= (async () => {
    const config = configOrExit()
    return compose(config, createLog(config.logLevel).log)
  })()
  return holder[developmentKey]
}
