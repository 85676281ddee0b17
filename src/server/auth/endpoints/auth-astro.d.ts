/**
 * auth-astro's sources do not type-check, so the route imports its handler by this name; astro.config.mjs says which
 * file it is.
 */
declare module 'auth:server' {
  import type { createAstroEngine } from '#server/auth/endpoints/astro-engine.ts'
  export const AstroAuth: Parameters<typeof createAstroEngine>[0]
}

declare module 'auth:config' {
  import type { AuthConfig } from '@auth/core'
  const config: AuthConfig & { prefix: string }
  export default config
}
