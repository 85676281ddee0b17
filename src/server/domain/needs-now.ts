import type { ApplicationStatus } from '#contract/codes/application.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import type { InterviewState } from '#contract/codes/interview.ts'
import { deadlineDays, needKinds, needsMax, type NeedKind } from '#contract/needs.ts'
import { isOverdue, isUnderWay } from './application-life.ts'
import { tomorrowOf } from './interview-slots.ts'

/** An ad of which something may be due. */
export type AdFacts = {
  jobPostId: string
  /** Null: the ad was taken down. */
  title: string | null
  company: string
  /** When one can apply no longer; null: one cannot apply now. */
  openUntil: Date | null
}

export type ApplicationFacts = AdFacts & {
  jobPostKind: JobPostKind
  applicationId: string
  status: ApplicationStatus
  replyDueAt: Date | null
  /** The end of the day until which an answer to its offer is asked for; null: no day was named. */
  offerUntil: Date | null
  answeredAt: Date | null
  /** The ad's revision that the student saw, and the one that stands. */
  seenRevision: number
  revision: number
  updatedAt: Date
}

/** An interview that a student is asked to choose a time for, or has chosen one. */
export type InterviewNeedFacts = Pick<AdFacts, 'jobPostId' | 'title' | 'company'> & {
  applicationId: string
  state: InterviewState
  /** Of what is booked, or was last. */
  startsAt: Date | null
  /** When the student asked for other times; null: they did not. */
  requestedAt: Date | null
  /** False: the company is suspended, or its ad was taken down. */
  goesOn: boolean
}

export type NeedsFacts = {
  emailVerified: boolean
  /** Null: no profile was written yet. */
  profile: { hasSchool: boolean; hasWishes: boolean; hasIntroduction: boolean } | null
  /** Drafts and what is under way. */
  applications: readonly ApplicationFacts[]
  bookmarks: readonly AdFacts[]
  interviews: readonly InterviewNeedFacts[]
}

/** One thing to do; `at` is when it is due or was. The ad's part is null where it is about the account or the profile. */
export type Need = {
  kind: NeedKind
  at: Date | null
  applicationId: string | null
  /** Of the ad of an application whose words depend on it. */
  jobPostKind: JobPostKind | null
  ad: Pick<AdFacts, 'jobPostId' | 'title' | 'company'> | null
}

const dayMilliseconds = 24 * 60 * 60 * 1000

const isNear = ({ openUntil }: AdFacts, now: Date): boolean =>
  openUntil !== null &&
  openUntil > now &&
  openUntil.getTime() - now.getTime() <= deadlineDays * dayMilliseconds

const ofAd = (
  kind: NeedKind,
  { jobPostId, title, company }: AdFacts,
  at: Date | null,
  applicationId: string | null,
  jobPostKind: JobPostKind | null = null,
): Need => ({ kind, at, applicationId, jobPostKind, ad: { jobPostId, title, company } })

const ofDraft = (draft: ApplicationFacts, now: Date): Need[] => {
  // One whose ad has ended can't be sent; nothing is to be done about it now.
  if (draft.openUntil === null || draft.openUntil <= now) return []
  const { applicationId, openUntil, updatedAt } = draft
  const kind = isNear(draft, now) ? 'deadline_draft' : 'unfinished_draft'
  return [ofAd(kind, draft, kind === 'deadline_draft' ? openUntil : updatedAt, applicationId)]
}

const ofApplication = (application: ApplicationFacts, now: Date): Need[] => {
  const { applicationId, status, replyDueAt } = application
  if (status === 'draft') return ofDraft(application, now)
  if (status === 'offered')
    return [ofAd('answer_offer', application, application.offerUntil, applicationId, application.jobPostKind)]
  if (isOverdue(application, now)) return [ofAd('reply_overdue', application, replyDueAt, applicationId)]
  return isUnderWay(status) && application.revision > application.seenRevision
    ? [ofAd('ad_changed', application, null, applicationId)]
    : []
}

/** Today's and tomorrow's interviews, and times to be chosen. Who asked for other times waits for the company. */
const ofInterview = (interview: InterviewNeedFacts, now: Date): Need[] => {
  const { applicationId, state, startsAt, requestedAt, jobPostId, title, company } = interview
  const ad = { jobPostId, title, company }
  if (!interview.goesOn) return []
  if (state === 'booked')
    return startsAt !== null && startsAt > now && startsAt < tomorrowOf(now).until
      ? [{ kind: 'interview_soon', at: startsAt, applicationId, jobPostKind: null, ad }]
      : []
  return state === 'ended' || requestedAt !== null
    ? []
    : [{ kind: 'choose_interview', at: null, applicationId, jobPostKind: null, ad }]
}

const ofPerson = (kind: NeedKind): Need => ({
  kind,
  at: null,
  applicationId: null,
  jobPostKind: null,
  ad: null,
})

/** The one next step of a profile: only the names are asked for, so the rest is offered one by one. */
const ofProfile = (profile: NeedsFacts['profile']): Need[] => {
  if (profile === null) return [ofPerson('create_profile')]
  if (!profile.hasSchool) return [ofPerson('profile_school')]
  if (!profile.hasWishes) return [ofPerson('profile_wishes')]
  return profile.hasIntroduction ? [] : [ofPerson('profile_introduction')]
}

const urgency = new Map(needKinds.map((kind, index) => [kind, index]))
const rank = ({ kind }: Need) => urgency.get(kind) ?? needKinds.length
/** What is due first comes first; what has no date comes after what has one. */
const timeOf = ({ at }: Need) => at?.getTime() ?? Number.MAX_SAFE_INTEGER

/** What needs the student now, most pressing first, at most `needsMax`; `more` is how many were left out. */
export const needsNow = (facts: NeedsFacts, now: Date): { needs: Need[]; more: number } => {
  const taken = new Set(facts.applications.map(({ jobPostId }) => jobPostId))
  const all = [
    ...(facts.emailVerified ? [] : [ofPerson('verify_email')]),
    ...facts.applications.flatMap((application) => ofApplication(application, now)),
    ...facts.interviews.flatMap((interview) => ofInterview(interview, now)),
    ...facts.bookmarks
      // Whoever has begun to apply is told of the application.
      .filter((ad) => isNear(ad, now) && !taken.has(ad.jobPostId))
      .map((ad) => ofAd('deadline_bookmark', ad, ad.openUntil, null)),
    ...ofProfile(facts.profile),
  ].toSorted((one, other) => rank(one) - rank(other) || timeOf(one) - timeOf(other))
  return { needs: all.slice(0, needsMax), more: Math.max(0, all.length - needsMax) }
}
