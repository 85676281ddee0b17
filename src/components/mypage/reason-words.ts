import { jobPostKindShortNames, jobPostKinds } from '#contract/codes/job-post.ts'
import { occupationName } from '#contract/codes/occupations.ts'
import { prefectureName } from '#contract/codes/prefectures.ts'
import type { RecommendationReason } from '#contract/recommendation.ts'

const kindName = (code: string): string => {
  const kind = jobPostKinds.find((each) => each === code)
  return kind === undefined ? code : jobPostKindShortNames[kind]
}

const words: Readonly<Record<RecommendationReason, (value: string) => string>> = {
  occupation: (code) => `希望の職種：${occupationName(code)}`,
  prefecture: (code) => `希望の勤務地：${prefectureName(code)}`,
  kind: (code) => `希望の募集：${kindName(code)}`,
  near: (way) => `登録した駅：${way}`,
  graduation: (year) => `${year}年卒が対象`,
  skill: (word) => `プロフィールの言葉：${word}`,
  fresh: () => '7日以内に掲載',
}

/** Why an ad is suggested, as it stands beside it. */
export const reasonWords = ({ kind, value }: { kind: RecommendationReason; value: string | null }): string =>
  words[kind](value ?? '')
