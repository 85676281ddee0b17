import type { CompanyApi } from '#server/api/company-api.ts'
import type { Auth } from '#server/auth/auth.ts'
import type { OperatorAnswer } from '#server/backend/operator/answer.ts'
import type { composeSentForms } from './forms.ts'
import type { LocalInbox } from './inbox.ts'
import type { Measures } from './measures.ts'
import type { Gateway } from '#server/gateway/gateway.ts'
import type { FileDoor } from '#server/host/files/file-door.ts'
import type { FlashAddresses } from '#server/host/flash-addresses.ts'
import type { Readiness } from '#server/host/health.ts'
import type { MailHook } from '#server/host/mail-hook.ts'
import type { LiveDoor } from '#server/host/live/live-door.ts'
import type { OperatorCall } from '#server/host/operator-socket.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { Site } from '#server/platform/site.ts'
import type { CacheInvalidation } from '#server/ports/invalidation.ts'
import type { SharedWindows } from '#server/ports/shared-windows.ts'
import type { ViewCount } from '#server/ports/view-counts.ts'
import type { Drawings } from '#server/services/drawing/drawings.ts'

/** What Astro's side gets of the composition: the middleware takes it and gives each page its share. */
export type Services = {
  site: Site
  now: Clock
  log: Log
  gateway: Gateway
  auth: Auth
  drawings: Drawings
  flashes: FlashAddresses
  sentForms: ReturnType<typeof composeSentForms>
  inbox: LocalInbox | null
}

export type Composition = {
  services: Services
  /** For systems of companies; null: their ads are kept elsewhere. */
  api: CompanyApi | null
  /** What people send and read that is no page. */
  files: FileDoor
  /** What changes for people whose pages are open. */
  live: LiveDoor
  invalidation: CacheInvalidation
  /** Requests that nodes count together; null: each counts by itself. */
  sharedWindows: SharedWindows | null
  readiness: Readiness
  measures: Measures
  /** Stops the mails that a link is about, for the one click in a mail program. False: the token is none of ours. */
  stopMails: (token: string) => Promise<boolean>
  /** Hears of mails that were not delivered; null: nobody may tell. */
  mailHook: MailHook | null
  /** Adds views that the host counted. */
  addViews: (counts: readonly ViewCount[]) => Promise<void>
  /** `host:port` of the embedded identity provider while it serves; null: there is none. */
  emulatorHost: (() => string | null) | null
  /** Carries out a command that came to this process. */
  command: (call: OperatorCall) => Promise<OperatorAnswer>
  /** Takes no more work from the line; what runs gets `milliseconds`. What is cut off is done again later. */
  close: (milliseconds: number) => Promise<void>
}
