import {
  jobPostKindNames,
  jobPostKindShortNames,
  jobPostKinds,
  type JobPostKind,
} from '#contract/codes/job-post.ts'
import { prefectures, type PrefectureCode } from '#contract/codes/prefectures.ts'
import { prefectureReadings, regionPrefectures } from '#server/domain/tables/prefecture-readings.ts'
import { normalise } from './normalise.ts'

/** What a typed word means when it names a filter. */
export type Understood =
  | { filter: 'prefecture'; codes: readonly PrefectureCode[] }
  | { filter: 'kind'; kinds: readonly JobPostKind[] }
  | { filter: 'year'; year: number }

const internships = ['internship_general', 'internship_special', 'internship_advanced'] as const

/** What students call the kinds; the legal names are added below. */
const kindWords: readonly (readonly [words: readonly string[], kinds: readonly JobPostKind[]])[] = [
  [['新卒', '新卒採用', '新卒求人', '本選考'], ['new_grad']],
  [['インターン', 'インターンシップ', 'intern', 'internship'], internships],
  [['長期インターン', '有給インターン', '長期有給就業', '長期就業', '実務就業'], ['paid_internship']],
  [
    ['オープンカンパニー', '会社説明会', 'ワンデー', '1day', '1dayインターン', '1day仕事体験'],
    ['open_company'],
  ],
  [['キャリア教育'], ['career_education']],
  [['アルバイト', 'バイト', 'パート', '学生バイト', 'パートアルバイト'], ['part_time']],
]

const dictionary = new Map<string, Understood>()
for (const { code, name } of prefectures) {
  const meaning: Understood = { filter: 'prefecture', codes: [code] }
  const [kana, romaji] = prefectureReadings[code]
  const short = code === '01' ? name : name.slice(0, -1)
  const suffix = { 都: 'と', 府: 'ふ', 県: 'けん', 道: '' }[name.slice(-1)] ?? ''
  for (const word of [name, short, kana, kana + suffix, romaji]) dictionary.set(normalise(word), meaning)
}
for (const [region, codes] of Object.entries(regionPrefectures)) {
  dictionary.set(normalise(region), { filter: 'prefecture', codes })
  dictionary.set(normalise(`${region}地方`), { filter: 'prefecture', codes })
}
for (const kind of jobPostKinds)
  for (const name of [jobPostKindNames[kind], jobPostKindShortNames[kind]])
    dictionary.set(normalise(name), { filter: 'kind', kinds: [kind] })
for (const [words, kinds] of kindWords)
  for (const word of words) dictionary.set(normalise(word), { filter: 'kind', kinds })

/** 28卒, 2028卒, 2028年卒, 28年3月卒業: two digits are of this century. */
const graduation = /^(20)?(\d{2})年?(?:3月)?卒業?(?:予定)?$/

/** The filter a normalised word names, if it names one. */
export const understand = (word: string): Understood | undefined => {
  const year = graduation.exec(word)?.[2]
  return year === undefined ? dictionary.get(word) : { filter: 'year', year: 2000 + Number(year) }
}
