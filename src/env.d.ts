/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Also in the answer's `x-request-id` and on every error page. */
    requestId: string
    /** What the composition offers. Pages use the narrower fields below. */
    services: import('#server/compose.ts').Services
    /** Reads and writes through the one door to the backend, with this request's identity. Throws GatewayError. */
    execute: import('#server/gateway/gateway.ts').Execute
    /** The public door for browsers: GraphQL over HTTP, with the bearer token the request brought. Never throws. */
    graphql: (request: Request) => Promise<Response>
    /** The signed-in person; null on pages for everyone, whoever asks. */
    session: import('#contract/auth.ts').Session | null
    /** Mails and codes that would have been sent; null outside embedded mode. */
    inbox: import('#server/compose.ts').LocalInbox | null
    /** What pages may know of the configuration: names and addresses, never a secret. */
    site: import('#server/platform/site.ts').Site
    /** Resolves when the visitor has taken what a streamed answer wrote so far. */
    drained: () => Promise<void>
    /** Draws the picture a shared link shows. */
    drawCard: import('#server/services/card/cards.ts').Cards['draw']
    /** The clock of this process; tests set it. */
    now: () => Date
  }
}
