import type { MailAbout, OutgoingMail } from '#server/ports/mails.ts'

/** What each kind of work in the background is given; it lies in the database as JSON until it is done. */
export type TaskData = {
  /** One mail to one address. */
  'send-mail': MailTask
  /** A mail whose link only the identity provider can make. */
  'send-link': LinkTask
  /** Makes the person of a sign-up at the provider and sends the mail with the code, or tells the owner of the address. */
  'send-sign-up': { browser: string; former: string | null }
  /** The mail with our own link to a change of e-mail: to the new address, or to the old one, which undoes it. */
  'send-email-change': { changeId: string; to: 'new address' | 'old address' }
  /** The mail with the link of an invitation to a company. */
  'send-company-invite': { inviteId: string }
  /** The mail that tells of the new ads of a saved search. */
  'send-digest': { searchId: string }
  /** The mail that gathers what a person was told and has not read. */
  'send-notification-digest': { uid: string }
  /** Rings one browser, where something that its person has not read came. The key is the subscription. */
  'send-push': { subscriptionId: string }
  /** The search rows of a company's ads, in order of id behind `after`. */
  'index-company': { companyId: string; after: string | null }
  /** The search rows of every ad, in order of id behind `after`. */
  'index-all': { after: string | null }
  /** An account whose deletion was asked for, when it is due. */
  'delete-account': { uid: string }
  /** A second factor that the operator takes away, when it is due. */
  'remove-second-factor': { removalId: string }
  /** A file that waits to be looked at for malware. */
  'scan-file': { id: string }
  /** The bytes of a file that has no row any more, or was refused. */
  'remove-file': { id: string }
  /** What is told of a company's replies, counted anew. */
  'count-replies': { companyId: string }
  /** Applicants of an ad whose material conditions changed to this revision, in order of application behind `after`. */
  'tell-applicants': { jobPostId: string; revision: number; after: string | null }
  /** Applicants of an ad that was closed or taken down, in order of application behind `after`. */
  'tell-ad-ended': { jobPostId: string; after: string | null }
  /** Letters to several applicants that a member had sent, one after the other. */
  'bulk-decline': { bulkReplyId: string }
  /** The document that a person's open pages listen to. */
  'publish-live': { uid: string }
  /** Pages with these tags go from the CDN in front. */
  'purge-cdn': { tags: readonly string[] }
  /** One of the sweeps, which find what is due by the clock of the application. */
  sweep: { name: string }
}

/**
 * `id` is the mail's own and stays the same however often it is tried: its Message-ID is made of it. `about`: of mails
 * that their reader may stop. `unlessRead`: the line of news, by its id, that the mail says again: once read it needs none.
 */
export type MailTask = { id: string; mail: OutgoingMail; about?: MailAbout; unlessRead?: string }

/**
 * `continueUrl`: where to go on, absolute and on this site. `browser`: where the code beside the link is typed, a session or a
 * sign-up that waits; null: in any session of the person.
 */
export type LinkMail = { email: string; continueUrl: string } & (
  { mode: 'signIn' | 'resetPassword' } | { mode: 'verifyEmail'; browser: string | null }
)

/** `id`: of the mail, as above. Each try makes a link of its own. */
export type LinkTask = { id: string } & LinkMail

export type TaskName = keyof TaskData

export type TaskPolicy = {
  /** Tries in all; then it is put to the failed ones, which the operator sees. */
  attempts: number
  /** Seconds before the second try; doubled each time, up to `retrySecondsMax`. */
  retrySeconds: number
  retrySecondsMax: number
  /** Seconds a try may take. A process that dies holds its task for so long; then another one tries. */
  limitSeconds: number
  /** Tasks of the kind that one process works on at a time. */
  atOnce: number
  /**
   * What becomes of a second task with the same key: `kept` beside the first (and none needs a key), dropped while the
   * first `waits` (one that runs may have read before what this one is about), or dropped while the first is `open`.
   */
  doubles: 'kept' | 'dropped while one waits' | 'dropped while one is open'
}

const minute = 60
const hour = 60 * minute

export const taskPolicies = {
  // A mail server that is away for a day loses nothing: 15 tries take 24 to 29 hours.
  'send-mail': {
    attempts: 15,
    retrySeconds: 30,
    retrySecondsMax: 4 * hour,
    limitSeconds: 2 * minute,
    atOnce: 2,
    doubles: 'kept',
  },
  // A link that comes much later than it was asked for helps nobody: 5 tries take three to five minutes.
  'send-link': {
    attempts: 5,
    retrySeconds: 10,
    retrySecondsMax: 2 * minute,
    limitSeconds: minute,
    atOnce: 2,
    doubles: 'kept',
  },
  // Somebody looks at the page that waits for it.
  'send-sign-up': {
    attempts: 5,
    retrySeconds: 10,
    retrySecondsMax: 2 * minute,
    limitSeconds: minute,
    atOnce: 2,
    doubles: 'kept',
  },
  // The way back must reach its owner as long as it is good.
  'send-email-change': {
    attempts: 12,
    retrySeconds: 30,
    retrySecondsMax: 4 * hour,
    limitSeconds: minute,
    atOnce: 2,
    doubles: 'kept',
  },
  // Good for days: a mail server that is away for some hours loses none.
  'send-company-invite': {
    attempts: 12,
    retrySeconds: 30,
    retrySecondsMax: 4 * hour,
    limitSeconds: minute,
    atOnce: 2,
    doubles: 'kept',
  },
  // What is told late is still news; the next one comes by itself.
  'send-digest': {
    attempts: 8,
    retrySeconds: minute,
    retrySecondsMax: hour,
    limitSeconds: 2 * minute,
    atOnce: 2,
    doubles: 'dropped while one is open',
  },
  'send-notification-digest': {
    attempts: 8,
    retrySeconds: minute,
    retrySecondsMax: hour,
    limitSeconds: minute,
    atOnce: 2,
    doubles: 'dropped while one is open',
  },
  // A push service that is away is asked again by a task of its own, so that none is ever put to the failed ones for it.
  'send-push': {
    attempts: 3,
    retrySeconds: 20,
    retrySecondsMax: 5 * minute,
    limitSeconds: minute,
    atOnce: 4,
    doubles: 'dropped while one waits',
  },
  'index-company': {
    attempts: 10,
    retrySeconds: 5,
    retrySecondsMax: 10 * minute,
    limitSeconds: 5 * minute,
    atOnce: 1,
    doubles: 'dropped while one waits',
  },
  'index-all': {
    attempts: 10,
    retrySeconds: 5,
    retrySecondsMax: 10 * minute,
    limitSeconds: 5 * minute,
    atOnce: 1,
    doubles: 'dropped while one waits',
  },
  'delete-account': {
    attempts: 20,
    retrySeconds: 5 * minute,
    retrySecondsMax: 6 * hour,
    limitSeconds: 2 * minute,
    atOnce: 1,
    doubles: 'dropped while one is open',
  },
  'remove-second-factor': {
    attempts: 20,
    retrySeconds: minute,
    retrySecondsMax: hour,
    limitSeconds: minute,
    atOnce: 1,
    doubles: 'dropped while one is open',
  },
  // A scanner that is away for a day refuses nobody: 15 tries take about a day, and a sweep begins again.
  'scan-file': {
    attempts: 15,
    retrySeconds: 15,
    retrySecondsMax: 4 * hour,
    limitSeconds: 3 * minute,
    atOnce: 2,
    doubles: 'dropped while one is open',
  },
  'remove-file': {
    attempts: 10,
    retrySeconds: 30,
    retrySecondsMax: hour,
    limitSeconds: minute,
    atOnce: 2,
    doubles: 'dropped while one is open',
  },
  'count-replies': {
    attempts: 10,
    retrySeconds: 5,
    retrySecondsMax: 10 * minute,
    limitSeconds: minute,
    atOnce: 1,
    doubles: 'dropped while one waits',
  },
  'tell-applicants': {
    attempts: 15,
    retrySeconds: 30,
    retrySecondsMax: hour,
    limitSeconds: minute,
    atOnce: 1,
    doubles: 'kept',
  },
  'tell-ad-ended': {
    attempts: 15,
    retrySeconds: 30,
    retrySecondsMax: hour,
    limitSeconds: minute,
    atOnce: 1,
    doubles: 'kept',
  },
  // 500 letters take seconds. What is continued after a stop may meet one that is just stopping.
  'bulk-decline': {
    attempts: 15,
    retrySeconds: 30,
    retrySecondsMax: hour,
    limitSeconds: 10 * minute,
    atOnce: 1,
    doubles: 'dropped while one waits',
  },
  // What comes later is put right by the next change, and by whoever opens a page.
  'publish-live': {
    attempts: 10,
    retrySeconds: 2,
    retrySecondsMax: 10 * minute,
    limitSeconds: minute,
    atOnce: 4,
    doubles: 'dropped while one waits',
  },
  // A CDN that is away for hours still drops what was closed meanwhile: 30 tries take three hours or more.
  'purge-cdn': {
    attempts: 30,
    retrySeconds: 2,
    retrySecondsMax: 10 * minute,
    limitSeconds: minute,
    atOnce: 1,
    doubles: 'kept',
  },
  // The next one comes by itself.
  sweep: {
    attempts: 1,
    retrySeconds: minute,
    retrySecondsMax: minute,
    limitSeconds: 10 * minute,
    atOnce: 1,
    doubles: 'dropped while one is open',
  },
} as const satisfies Record<TaskName, TaskPolicy>
