import type { IdentityClient } from '#contract/account-identity.ts'
import { originsOf } from '#contract/external-services.ts'

/** Origins that the identity SDK talks to; an emulator is reached through this site's own. */
export const identityOrigins = ({ emulated }: IdentityClient): string =>
  emulated
    ? ''
    : originsOf(['identity'])
        .connect.map((origin) => ` ${origin}`)
        .join('')
