import { formatInstant, formatDayOfYear } from '#contract/format/time.ts'
import { routes } from '#contract/routes.ts'
import { nameOf, subjectOf, titleOf, type NewsWords } from './words.ts'

/** An ad, to those who wrote it. */
type OwnAd = { jobPostId: string; companyId: string; title: string }

const ofOwn = ({ jobPostId, companyId }: OwnAd, text: string): NewsWords => ({
  kind: 'job_post_state',
  text,
  href: routes.editJobPost(companyId, jobPostId, 'publish'),
  subject: subjectOf.jobPost(jobPostId),
})

/** `validThrough`: the instant (RFC 3339) of its deadline. */
type ClosingAd = { jobPostId: string; title: string; company: string; validThrough: string }

/** Told once to a person of an ad. */
export const closingSoonKey = (jobPostId: string): string => `closing-soon ${jobPostId}`

/** The address of a list with the newest ads first. */
const newestFirst = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}sort=newest`

/** The life of ads, to those who wrote them and to those who may want them. */
export const jobPostNews = {
  /** `publishAt`: the instant (RFC 3339) of its publication; null: it went back to its company. `isUnread`: it is read later. */
  reviewed: (
    ad: OwnAd,
    { publishAt, isUnread }: { publishAt: string | null; isUnread: boolean },
  ): NewsWords => {
    const decided = isUnread ? '公開が決まりました' : '審査が終わりました'
    return ofOwn(
      ad,
      publishAt === null
        ? `${titleOf(ad.title)}は、このままでは掲載できないため下書きに戻しました。理由をご確認ください。`
        : `${titleOf(ad.title)}の${decided}。公開は${formatInstant(publishAt)}です。`,
    )
  },

  tooLate: (ad: OwnAd): NewsWords =>
    ofOwn(ad, `${titleOf(ad.title)}は、締切を過ぎていたため公開せず、下書きに戻しました。`),

  removed: ({ jobPostId, companyId, title }: OwnAd): NewsWords => ({
    kind: 'operator',
    text: `${titleOf(title)}の掲載を、運営者が取りやめました。`,
    href: routes.companyAds(companyId),
    subject: subjectOf.jobPost(jobPostId),
  }),

  closingSoon: (ad: ClosingAd): NewsWords => ({
    kind: 'closing_soon',
    text: `保存した${titleOf(ad.title)}（${nameOf(ad.company)}）の締切は${formatDayOfYear(ad.validThrough)}です。`,
    href: routes.jobPost(ad.jobPostId),
    subject: subjectOf.jobPost(ad.jobPostId),
    key: closingSoonKey(ad.jobPostId),
  }),

  /** `address`: of the list; `since`: up to when its new ads were told before. */
  foundBySearch: (
    search: { id: string; name: string; address: string; since: Date },
    total: number,
  ): NewsWords => ({
    kind: 'saved_search',
    text: `保存した検索条件${titleOf(search.name)}に合う新しい求人が${total}件あります。`,
    href: newestFirst(search.address),
    subject: subjectOf.search(search.id),
    key: `saved-search ${search.id} ${search.since.getTime()}`,
  }),
} as const
