/**
 * auth-astro's sources do not type-check, so the route imports its handler by this name; astro.config.mjs says which
 * file it is.
 */
declare module 'auth:server' {
  export const AstroAuth: Parameters<typeof import('./astro-engine.ts').createAstroEngine>[0]
}

declare module 'auth:config' {
  const config: typeof import('../../../../auth.config.ts').default
  export default config
}
