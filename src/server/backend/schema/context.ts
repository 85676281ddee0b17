import type { Viewer } from '#contract/account.ts'
import type { TokenScope } from '#contract/company-api.ts'
import type { FactorPolicy } from '#contract/second-factor.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { VerifiedIdentity } from '#server/ports/identity.ts'
import type { Loaders } from '#server/backend/loaders/loaders.ts'
import type { FacetCache } from '#server/backend/search/facet-cache.ts'
import type { BackendServices } from '#server/backend/services.ts'

/** What every resolver has; made anew for each request. */
export type Context = {
  database: Database
  /** The instant of the request: one request sees one time. */
  now: Date
  /** Null: nobody is signed in. */
  identity: VerifiedIdentity | null
  /** The same as the provider has it at this moment; null: nobody, or no longer. Throws when it can't be reached. */
  proveNow: () => Promise<VerifiedIdentity | null>
  /** What the caller is here; of nobody nothing. */
  viewer: Viewer
  /** What the token opens with which a system of the caller's company asks; null: the caller asks. */
  token: TokenScope | null
  /** Of whom a second factor is asked. */
  factorPolicy: FactorPolicy
  requestId: string
  /** Network of the person who asks, as the gateway saw it: what limits count by. */
  client: string
  loaders: Loaders
  facetCache: FacetCache
  services: BackendServices
}
