import type { IdentityClient } from '#contract/account-identity.ts'

/** Origins that the identity SDK talks to; an emulator is reached through this site's own. */
export const identityOrigins = ({ emulated }: IdentityClient): string =>
  emulated ? '' : ' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com'
