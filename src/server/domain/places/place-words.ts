import { prefectures, type PrefectureCode } from '#contract/codes/prefectures.ts'
import { readMinutes } from '#contract/written-number.ts'

/** What stands around the name of a place in what people type. */
export type PlaceWords = {
  /** The name that is left, without a prefecture before it. */
  name: string
  /** The same with it: 北海道医療大学 is a station. */
  whole: string
  /** A prefecture that was named before it. */
  prefecture: PrefectureCode | null
  /** 駅, 周辺, 徒歩 and so on stood there: the place is meant, not a word that is spelt so. */
  marked: boolean
  /** 沿線, 沿い. */
  alongLine: boolean
  /** Minutes on foot. */
  minutes: number | null
  /** Kilometres as the crow flies. */
  km: number | null
  /** 周辺, 近く, 付近. */
  around: boolean
}

const upTo = '(?:以内|圏内|くらい|ぐらい|程度|ほど|まで)?'
const kanjiDigits = '一二三四五六七八九'
const minutes = `(?:\\d{1,2}|[${kanjiDigits}]?十?[${kanjiDigits}]?)`
/** More minutes than these from a station are a way by train, where nobody says 徒歩. */
const fewMinutes = `(?:1?\\d|20|十?[${kanjiDigits}]|二?十)`

/** What may stand at the end, and what each says. */
const endings: readonly (readonly [ending: RegExp, says: Partial<PlaceWords>])[] = [
  [
    new RegExp(
      `(?:駅から|駅より|駅の|駅|から|より|の)? ?徒歩(?:で)?(?:約)? ?(?<minutes>${minutes}) ?分${upTo}$`,
      'u',
    ),
    { marked: true },
  ],
  [
    new RegExp(`(?:駅から|駅より|駅まで)(?:約)? ?(?<minutes>${fewMinutes}) ?分${upTo}$`, 'u'),
    { marked: true },
  ],
  [
    new RegExp(
      `(?:駅から|駅より|駅の|駅|から|より|の)? ?(?:半径)? ?(?<km>\\d{1,2}) ?(?:km|キロ|きろ)(?:メートル|めとる)?${upTo}$`,
      'iu',
    ),
    { marked: true },
  ],
  [
    /の?(?:駅近く|駅近|駅チカ|駅ちか|駅前|駅周辺|周辺|近辺|付近|近く|近所|近郊|そば|界隈|エリア|あたり|辺り|圏内)$/u,
    { marked: true, around: true },
  ],
  [/の?(?:沿線|沿い|ぞい)$/u, { marked: true, alongLine: true }],
  // Not 西口 alone: 西宮北口 is a station, and 名駅 is what 名古屋 is called.
  [/(?:(?<!^名)駅|えき|停留場|停留所|電停|駅[東西南北]口|駅中央口)$/u, { marked: true }],
  [/(?:から|より|まで|で|に|の|が|は|、|。|,|・)$/u, {}],
]
const beginnings = [
  '最寄り駅は',
  '最寄駅は',
  '最寄りは',
  '最寄り駅が',
  '最寄り駅:',
  '最寄り駅',
  '最寄駅',
  '最寄り',
]

/** 「大阪府の日本橋」, 「福岡の天神」, 「東京都 府中」. */
const withPrefecture = (text: string): { name: string; prefecture: PrefectureCode | null } => {
  for (const { code, name } of prefectures) {
    const short = name.replace(/[都府県]$/u, '')
    const word = [name, `${short}の`, `${short} `].find((each) => text.startsWith(each))
    const rest = text
      .slice(word?.length ?? text.length)
      .replace(/^[の、, ]/u, '')
      .trim()
    if (rest !== '') return { name: rest, prefecture: code }
  }
  return { name: text, prefecture: null }
}

/** Minutes as they are written: 15, 十五; 0 where it is no number. */
export const minutesOf = (written: string): number => readMinutes(written) ?? 0

type Said = Omit<PlaceWords, 'name' | 'whole' | 'prefecture'>

/** Takes what stands at the end off, one ending after the other. */
const withoutEndings = (text: string, said: Said): Said & { whole: string } => {
  // Behind 駅 nothing is a particle: すすきの駅, えびの駅.
  const taken = said.marked ? endings.filter(([, says]) => says.marked) : endings
  const [found] = taken.flatMap(([ending, says]) => {
    const match = ending.exec(text)
    return match !== null && match.index > 0 ? [{ says, at: match.index, groups: match.groups ?? {} }] : []
  })
  if (found === undefined) return { whole: text, ...said }
  const { minutes: walk, km } = found.groups
  return withoutEndings(text.slice(0, found.at).trim(), {
    ...said,
    ...found.says,
    ...(walk !== undefined && { minutes: minutesOf(walk) }),
    ...(km !== undefined && { km: Number(km) }),
  })
}

/** Takes a typed place apart. The text is bounded by the caller. */
export const placeWords = (typed: string): PlaceWords => {
  const plain = typed
    .normalize('NFKC')
    .replaceAll(/[\s「」『』【】"]+/gu, ' ')
    .trim()
  const beginning = beginnings.find((word) => plain.startsWith(word)) ?? ''
  const said = withoutEndings(plain.slice(beginning.length).trim(), {
    marked: false,
    alongLine: false,
    minutes: null,
    km: null,
    around: false,
  })
  return { ...said, ...withPrefecture(said.whole) }
}
