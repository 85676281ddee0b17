/// <reference types="astro/client" />

import type { Session } from '#contract/auth.ts'
import type { DrawnResult } from '#contract/questionnaires/drawn-result.ts'
import type { Resume, ResumeGaps } from '#contract/resume.ts'
import type { Auth } from '#server/auth/auth.ts'
import type { LocalInbox } from '#server/composition/inbox.ts'
import type { Execute } from '#server/gateway/gateway.ts'
import type { Site } from '#server/platform/site.ts'
import type { Card } from '#server/services/card/card-svg.ts'
import type { Drawn } from '#server/services/drawing/drawing-pool.ts'

declare global {
  namespace App {
    interface Locals {
      /** Also in the answer's `x-request-id` and on every error page. */
      requestId: string
      /** Reads and writes through the one door to the backend, with this request's identity. Throws GatewayError. */
      execute: Execute
      /** The public door for browsers: GraphQL over HTTP, with the bearer token the request brought. Never throws. */
      graphql: (request: Request) => Promise<Response>
      /** Answers a call of the session endpoints. Never throws. */
      answerAuth: Auth['handle']
      /** The signed-in person; null on pages for everyone, whoever asks. */
      session: Session | null
      /** The mark that forms of this page carry; null for guests and on pages for everyone. */
      formOwner: string | null
      /** The same for what the page's scripts send; null on pages that people see without signing in. */
      personMark: string | null
      /** Mails and codes that would have been sent; null outside embedded mode. */
      inbox: LocalInbox | null
      /** What pages may know of the configuration: names and addresses, never a secret. */
      site: Site
      /** An address that says what was done (`?done=`), for who does it now: told once. Others stay as they are. */
      sealed: (to: string) => string
      /** Tells the browser whether pages with lists are to be made for its person alone, since they hide something. */
      keepOwnLists: (hides: boolean) => void
      /** Resolves when the visitor has taken what a streamed answer wrote so far. */
      drained: () => Promise<void>
      /** Draws the picture a shared link shows, beside this thread. */
      drawCard: (card: Card) => Promise<Drawn>
      /** Draws a résumé as PDF, beside this thread. */
      drawResume: (resume: Resume) => Promise<Drawn>
      /** Letters of a résumé that it does not print as they are written. */
      resumeGaps: (profile: Resume['profile'], today: string) => ResumeGaps
      /** Draws the result of a questionnaire as a picture or PDF, beside this thread. */
      drawResult: (result: DrawnResult, format: 'png' | 'pdf') => Promise<Drawn>
      /** The clock of this process; tests set it. */
      now: () => Date
    }
  }
}
