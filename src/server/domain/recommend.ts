import type { JobPostKind } from '#contract/codes/job-post.ts'
import {
  decisiveReasons,
  freshDays,
  recommendationLimits,
  recommendationWeights,
  type RecommendationReason,
} from '#contract/recommendation.ts'

/** What of a profile suggestions are made from. */
export type Wishes = {
  kinds: readonly JobPostKind[]
  occupations: readonly string[]
  /** JIS codes. */
  prefectures: readonly string[]
  /** The year of graduation; null: not told. */
  graduationYear: number | null
}

/** An open ad that meets one of the wishes. */
export type Candidate = {
  id: string
  kind: JobPostKind
  occupation: string
  prefectures: readonly string[]
  /** Empty: open to every year. */
  graduationYears: readonly number[]
  publishAt: Date
  /** The student's words that the ad's text holds. */
  words: readonly string[]
}

/** `value`: the code or word the reason is about; null where there is none (fresh). */
export type Reason = { kind: RecommendationReason; value: string | null }
export type Suggestion = { id: string; score: number; reasons: readonly Reason[] }

/** True when the profile says something that suggestions can be made from. */
export const hasWishes = ({ kinds, occupations, prefectures }: Wishes): boolean =>
  kinds.length + occupations.length + prefectures.length > 0

const dayMilliseconds = 24 * 60 * 60 * 1000
const reasonsOf = (ad: Candidate, wishes: Wishes, now: Date): Reason[] => {
  const { kinds, occupations, prefectures, graduationYear } = wishes
  const isFresh = now.getTime() - ad.publishAt.getTime() < freshDays * dayMilliseconds
  const named = graduationYear !== null && ad.graduationYears.includes(graduationYear)
  const found: Readonly<Record<RecommendationReason, readonly (string | null)[]>> = {
    occupation: occupations.filter((code) => code === ad.occupation),
    prefecture: prefectures.filter((code) => ad.prefectures.includes(code)),
    kind: kinds.filter((kind) => kind === ad.kind),
    graduation: named ? [String(graduationYear)] : [],
    skill: ad.words,
    fresh: isFresh ? [null] : [],
  }
  const reasons: RecommendationReason[] = ['occupation', 'prefecture', 'kind', 'graduation', 'skill', 'fresh']
  return reasons.flatMap((kind) =>
    found[kind].slice(0, recommendationWeights[kind].times).map((value) => ({ kind, value })),
  )
}

/** An ad for other years is nobody's chance. */
const isForYear = ({ graduationYears }: Candidate, { graduationYear }: Wishes): boolean =>
  graduationYear === null || graduationYears.length === 0 || graduationYears.includes(graduationYear)

/**
 * The suggestions among these ads, best first and then the newest, at most `recommendationLimits.shown`. Only what meets
 * a wish for an occupation, a place or a kind is one.
 */
export const recommend = (ads: readonly Candidate[], wishes: Wishes, now: Date): Suggestion[] =>
  ads
    .filter((ad) => isForYear(ad, wishes))
    .map((ad) => ({ ad, reasons: reasonsOf(ad, wishes, now) }))
    .filter(({ reasons }) => reasons.some(({ kind }) => decisiveReasons.some((each) => each === kind)))
    .map(({ ad, reasons }) => ({
      ad,
      reasons,
      score: reasons.reduce((sum, { kind }) => sum + recommendationWeights[kind].points, 0),
    }))
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        other.ad.publishAt.getTime() - one.ad.publishAt.getTime() ||
        other.ad.id.localeCompare(one.ad.id),
    )
    .slice(0, recommendationLimits.shown)
    .map(({ ad, reasons, score }) => ({ id: ad.id, score, reasons }))
