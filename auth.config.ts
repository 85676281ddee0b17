import type { AuthConfig } from '@auth/core'
import { authBasePath } from '#contract/auth.ts'

/**
 * What auth-astro knows at build time. Everything that depends on the environment, providers and secrets above all,
 * is given with each request by `src/server/auth/endpoints`.
 */
const config: AuthConfig & { prefix: string } = {
  prefix: authBasePath,
  basePath: authBasePath,
  trustHost: true,
  providers: [],
}

export default config
