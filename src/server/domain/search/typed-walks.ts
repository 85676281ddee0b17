import { jobPostFilters } from '#contract/job-post-filters.ts'
import type { FilterValues } from '#contract/job-post-query.ts'
import { minutesOf } from '#server/domain/places/place-words.ts'

const isWalk = (minutes: number): boolean =>
  minutes >= jobPostFilters.walk.min && minutes <= jobPostFilters.walk.max

const read = ({
  minutes = '',
}: Record<string, string | undefined>): { filter: Partial<FilterValues> } | null => {
  const walk = minutesOf(minutes)
  return isWalk(walk) ? { filter: { walk } } : null
}

const anyWalk =
  /(?:駅|エキ)?(?:カラ|ヨリ|ノ)?徒歩(?:デ)?(?:約)? ?(?<minutes>\d{1,4}|[一二三四五六七八九]?十?[一二三四五六七八九]?) ?分(?:以内|圏内|クライ|程度|ホド|マデ)?/uy

/** Where a walk ends that begins at a place of a normalised text and is none that a list can ask for (徒歩99分); null: none begins there. */
export const farWalkAt = (text: string, at: number): number | null => {
  anyWalk.lastIndex = at
  const match = anyWalk.exec(text)
  const minutes = match?.groups?.['minutes'] ?? ''
  return match === null || minutes === '' || isWalk(minutesOf(minutes)) ? null : at + match[0].length
}

/** Minutes on foot from any station that an ad names. */
export const walkRules: readonly { pattern: RegExp; read: typeof read }[] = [
  {
    // 駅から徒歩10分, 徒歩十分.
    pattern:
      /(?:駅|エキ)?(?:カラ|ヨリ)?徒歩(?:デ)?(?:約)? ?(?<minutes>\d{1,2}|[一二三四五六七八九]?十?[一二三四五六七八九]?) ?分(?:以内|圏内|クライ|程度|ホド|マデ)?/uy,
    read,
  },
  {
    // 駅から5分: nobody says so of a way by train.
    pattern:
      /(?:最寄リ?)?駅(?:カラ|ヨリ|マデ)(?:約)? ?(?<minutes>1?\d|20|十?[一二三四五六七八九]|二?十) ?分(?:以内|圏内|クライ|程度|ホド|マデ)?/uy,
    read,
  },
]
