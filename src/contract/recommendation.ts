/** Why an ad is suggested to a student; each is something the student wrote in the profile, or the ad's own date. */
export const recommendationReasons = [
  'occupation',
  'prefecture',
  'kind',
  'near',
  'graduation',
  'skill',
  'fresh',
] as const
export type RecommendationReason = (typeof recommendationReasons)[number]

/** Kilometres as the crow flies within which an ad is near a station of the student's. */
export const nearKilometres = 5

/**
 * The whole of how suggestions are ordered, as the page shows it: points for each reason, at most `times` of it. Nothing
 * else counts: not what a person looked at, nor what a company pays.
 */
export const recommendationWeights = {
  occupation: { points: 4, times: 1, rule: '希望の職種の求人' },
  prefecture: { points: 3, times: 1, rule: '希望の勤務地がある求人' },
  kind: { points: 3, times: 1, rule: '希望の募集の種類（新卒・インターンなど）の求人' },
  near: {
    points: 2,
    times: 1,
    rule: `登録した駅（よく使う駅）から直線で${nearKilometres}km以内の求人（フルリモートなどを除く）`,
  },
  graduation: { points: 2, times: 1, rule: '卒業年を名指しで募集している求人' },
  skill: { points: 1, times: 3, rule: 'スキル・資格・語学の言葉が書かれている求人（1語ごと）' },
  fresh: { points: 1, times: 1, rule: '掲載から7日以内の求人' },
} as const satisfies Record<RecommendationReason, { points: number; times: number; rule: string }>

/** Days after its publication in which an ad is fresh. */
export const freshDays = 7

/** Suggestions that are shown, and the ads among which they are chosen. */
export const recommendationLimits = { shown: 20, newest: 2000, ofOccupation: 100, scored: 300 } as const

/** Reasons that make a suggestion by themselves; the others only order what one of these found. */
export const decisiveReasons = [
  'occupation',
  'prefecture',
  'kind',
] as const satisfies readonly RecommendationReason[]
