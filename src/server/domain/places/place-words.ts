import { prefectures, type PrefectureCode } from '#contract/codes/prefectures.ts'

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
  /** 周辺, 近く, 付近. */
  around: boolean
}

/** What may stand at the end, and what each says. */
const endings: readonly (readonly [ending: RegExp, says: Partial<PlaceWords>])[] = [
  [
    /(?:駅から|駅より|駅の|駅|から|より|の)? ?徒歩(?:で)?(?:約)? ?\d{1,2} ?分(?:以内|圏内|くらい|ぐらい|程度|ほど|まで)?$/u,
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

type Said = Omit<PlaceWords, 'name' | 'whole' | 'prefecture'>

/** Takes what stands at the end off, one ending after the other. */
const withoutEndings = (text: string, said: Said): Said & { whole: string } => {
  const [found] = endings.flatMap(([ending, says]) => {
    const at = text.search(ending)
    return at > 0 ? [{ says, at }] : []
  })
  if (found === undefined) return { whole: text, ...said }
  const minutes = /\d{1,2}/u.exec(text.slice(found.at))?.[0]
  return withoutEndings(text.slice(0, found.at).trim(), {
    ...said,
    ...found.says,
    ...(minutes !== undefined && { minutes: Number(minutes) }),
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
    around: false,
  })
  return { ...said, ...withPrefecture(said.whole) }
}
