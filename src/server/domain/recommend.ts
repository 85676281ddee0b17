import type { JobPostKind, Remote } from '#contract/codes/job-post.ts'
import { homeDistanceWords } from '#contract/home-stations.ts'
import {
  decisiveReasons,
  freshDays,
  nearKilometres,
  recommendationLimits,
  recommendationReasons,
  recommendationWeights,
  type RecommendationReason,
} from '#contract/recommendation.ts'

import { kilometresFrom } from './places/home-stations.ts'

/** What of a profile suggestions are made from. */
export type Wishes = {
  kinds: readonly JobPostKind[]
  occupations: readonly string[]
  /** JIS codes. */
  prefectures: readonly string[]
  /** The year of graduation; null: not told. */
  graduationYear: number | null
  /** よく使う駅: 13三鷹. They order what a wish found, and are none by themselves. */
  homeStations: readonly string[]
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
  /** Where its workplaces are; nothing counts of work that is done online. */
  place: { remote: Remote; stations: readonly string[]; lons: readonly number[]; lats: readonly number[] }
}

/** `value`: the code or word the reason is about; null where there is none (fresh). */
export type Reason = { kind: RecommendationReason; value: string | null }
export type Suggestion = { id: string; score: number; reasons: readonly Reason[] }

/** True when the profile says something that suggestions can be made from. */
export const hasWishes = ({ kinds, occupations, prefectures }: Wishes): boolean =>
  kinds.length + occupations.length + prefectures.length > 0

/** 三鷹駅から約4km（直線）, of the nearest of the student's stations; none where each is further than that. */
const nearOf = ({ place }: Candidate, homes: readonly string[]): string[] => {
  if (place.remote === 'full') return []
  const [nearest] = homes
    .map((station) => ({ station, kilometres: kilometresFrom(station, place) }))
    .filter(({ kilometres }) => kilometres <= nearKilometres)
    .toSorted((one, other) => one.kilometres - other.kilometres)
  const words = nearest === undefined ? null : homeDistanceWords([nearest])
  return words === null ? [] : [words]
}

const dayMilliseconds = 24 * 60 * 60 * 1000
const reasonsOf = (ad: Candidate, wishes: Wishes, now: Date): Reason[] => {
  const { kinds, occupations, prefectures, graduationYear, homeStations } = wishes
  const isFresh = now.getTime() - ad.publishAt.getTime() < freshDays * dayMilliseconds
  const named = graduationYear !== null && ad.graduationYears.includes(graduationYear)
  const found: Readonly<Record<RecommendationReason, readonly (string | null)[]>> = {
    occupation: occupations.filter((code) => code === ad.occupation),
    prefecture: prefectures.filter((code) => ad.prefectures.includes(code)),
    kind: kinds.filter((kind) => kind === ad.kind),
    near: nearOf(ad, homeStations),
    graduation: named ? [String(graduationYear)] : [],
    skill: ad.words,
    fresh: isFresh ? [null] : [],
  }
  return recommendationReasons.flatMap((kind) =>
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
