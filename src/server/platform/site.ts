import type { IdentityClient } from '#contract/account-identity.ts'
import type { FactorPolicy } from '#contract/second-factor.ts'

/** What pages may know of the configuration. */
export type Site = {
  /** Brand, shown in titles and the header. */
  name: string
  /** Canonical origin without a trailing slash. */
  origin: string
  /** True when everything runs embedded: demo accounts, /dev/inbox. */
  embedded: boolean
  operator: {
    name: string
    representative: string
    address: string
    email: string
    registration: string
    telecom: string | null
  }
  /** Container id of the tag manager, when one is configured. */
  tagManagerId: string | null
  /** How browsers reach the identity provider. */
  identity: IdentityClient
  /** Origins that pages admit which listen to live documents; empty: they follow streams. */
  liveOrigins: readonly string[]
  /** Public key that browsers subscribe with, in base64url; null: nothing is pushed. Derived when the site is composed. */
  pushKey: string | null
  /** Whether systems of companies are answered at `/api/v1`: a backend elsewhere knows no tokens. */
  companyApi: 'served' | 'none'
  /** Who has to have a second factor. */
  factorPolicy: FactorPolicy
}
