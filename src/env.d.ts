/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Also in the answer's `x-request-id` and on every error page. */
    requestId: string
    /** Reads and writes through the one door to the backend, with this request's identity. Throws GatewayError. */
    execute: import('#server/gateway/gateway.ts').Execute
    /** What pages may know of the configuration: names and addresses, never a secret. */
    site: import('#server/platform/site.ts').Site
    /** The clock of this process; tests set it. */
    now: () => Date
  }
}
