import type { JobPostStatus } from '#contract/codes/job-post.ts'
import { endsSoonDays, type CompanyNeedKind } from '#contract/job-post-life.ts'

/** An ad of a company, as far as it may need its people. Instants are null where there is none. */
export type NeedyAd = {
  jobPostId: string
  title: string
  status: JobPostStatus
  validThrough: Date | null
  /** Of the operator's look at it. */
  dueAt: Date | null
  returnedAt: Date | null
}

/** `at`: when it was returned, when it ends, or until when the operator aims to have looked at it. */
export type CompanyNeed = { kind: CompanyNeedKind; at: Date } & Pick<NeedyAd, 'jobPostId' | 'title'>

/** Shown at most; the list of all ads has the rest. */
const needsMost = 5

const day = 86_400_000

/** Until when an ad's deadline counts as near. */
export const endsSoonUntil = (now: Date): Date => new Date(now.getTime() + endsSoonDays * day)

const needOf = ({ jobPostId, title, ...ad }: NeedyAd, now: Date): CompanyNeed[] => {
  if (ad.status === 'draft' && ad.returnedAt !== null)
    return [{ kind: 'returned', at: ad.returnedAt, jobPostId, title }]
  if (ad.status === 'in_review' && ad.dueAt !== null)
    return [{ kind: 'in_review', at: ad.dueAt, jobPostId, title }]
  const runs = ad.status === 'published' || ad.status === 'paused'
  if (runs && ad.validThrough !== null && ad.validThrough > now && ad.validThrough <= endsSoonUntil(now))
    return [{ kind: 'ends_soon', at: ad.validThrough, jobPostId, title }]
  return []
}

/** What has to be done first stands first; what only has to be waited for, last. */
const order = { returned: 0, ends_soon: 1, in_review: 2 } as const satisfies Record<CompanyNeedKind, number>

/** What the ads of a company need of its people now, the most pressing first, and how many more there are. */
export const companyNeeds = (ads: readonly NeedyAd[], now: Date): { needs: CompanyNeed[]; more: number } => {
  const all = ads
    .flatMap((ad) => needOf(ad, now))
    .toSorted(
      (one, other) =>
        order[one.kind] - order[other.kind] ||
        one.at.getTime() - other.at.getTime() ||
        one.jobPostId.localeCompare(other.jobPostId),
    )
  return { needs: all.slice(0, needsMost), more: Math.max(0, all.length - needsMost) }
}
