import module, { type ResolveHookSync } from 'node:module'

const inPackage = '/node_modules/drizzle-orm/'

/**
 * Finds the modules of drizzle-orm without reading its package.json each time. That names every file of it, 179 KB, and Node takes
 * it apart anew for each module that is imported from the package or within it, some hundreds of times.
 */
export const createResolution = (): ResolveHookSync => {
  const known = new Map<string, ReturnType<ResolveHookSync>>()
  return (specifier, context, next) => {
    const { parentURL } = context
    if (parentURL?.includes(inPackage) && /^\.{1,2}\/.*\.js$/.test(specifier))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!/^drizzle-orm(?:\/|$)/.test(specifier)) return next(specifier, context)
    const answer = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    known.set(specifier, answer)
    return answer
  }
}

/** For everything that is imported afterwards. Node knows such hooks from 22.15 on; without them a start takes longer. */
export const resolveDrizzleOnce = (): void => {
  if (Object.hasOwn(module, 'registerHooks')) module.registerHooks({ resolve: createResolution() })
}
