import { prefectures, regions } from '#contract/codes/prefectures.ts'
import { trimBoth } from '#contract/trim.ts'

/** What else the ad says of itself, which its title may repeat. */
export type TitleContext = {
  companyNames: readonly string[]
  workplaces: readonly { city: string }[]
}

const marks = /[★☆♪♫◎○●■□◆◇▲△▼▽※→⇒\p{Extended_Pictographic}\ufe0f\u200d]/gu
/** Words in these are set apart, and mostly are no part of the job's name. */
const brackets = /[【＜《≪［〔〈[<][^【】＜＞《》≪≫［］〔〕〈〉[\]<>]{1,80}[】＞》≫］〕〉\]>]/gu
const parentheses = /[（(]([^（）()]{1,80})[）)]/gu
/** `28卒`, `2028年3月卒業予定の方`, `2028年度新卒採用`, `28年4月入社`. */
const year =
  /(?:20)?\d{2}年?(?:度|\d{1,2}月)?(?:新?卒(?:業(?:予定|見込み?)?)?(?:採用)?|入社)(?:者|生)?(?:の方)?(?:対象|向け|歓迎|限定)?/gu
/** What is left of several: `27・`. */
const moreYears = /^(?:(?:20)?\d{2}年?[・、〜~])+/u

const regionNames = [...regions.flatMap((region) => region.split('・')), '首都圏', '関西', '東海', '全国']
const withoutEnd = (name: string, end: RegExp): string => (name.length > 2 ? name.replace(end, '') : name)
const placeNames = [
  ...regionNames,
  ...prefectures.flatMap(({ name }) => [name, withoutEnd(name, /[都府県]$/u)]),
]

const conditions = [
  /(?:不問|歓迎|優遇|充実|完備|支給|なし|無し|あり|有り|不要|OK|応相談|急募|対象|限定|以上|以内|開始)$/iu,
  /(?:勤務|リモート|ワーク|在宅|応募|転勤|相談|選択|から|でも|参加)可(?:能)?$/u,
  /(?:月給|月収|時給|日給|年収|年俸|初任給|給与)\D{0,3}\d/u,
  /^(?:賞与|昇給|残業|年間休日|完全週休|土日祝?休|駅チカ|駅近|徒歩\d|有給|無給|長期|短期|単発|日払い|週払い|締切|〆切)/u,
  /^(?:約|最大|全|各|定員|週|月|短期)?\d[\d,.〜~-]*(?:万円|円|名|日間?|days?|ヶ月|か月|時間|回|%)\S{0,4}$/iu,
  /^(?:通年|積極|大量|新卒|中途|定期|追加|夏|秋|冬|春)?(?:採用|募集)中?$/u,
  /^(?:正社員|契約社員|派遣社員|アルバイト|バイト|パート|新卒|既卒|第二新卒|修士|博士|大学院生|全学年|学生|文理|新着|注目|人気|オンライン)$/u,
  // A sentence calls; it names nothing.
  /(?:ます|です|ません|ください|ませんか\??|しよう)$/u,
] as const

const normal = (text: string): string => text.normalize('NFKC').replace(/\s/gu, '')
const edge = /[\s・、,／/|｜:：-]/u
const trimmed = (text: string): string => trimBoth(text, edge)
/** A word of Latin letters may have a mark of its own: Yahoo!. */
const shout = /(?<=[^\p{Script=Latin}\d!！])[!！]{1,5}/gu
/** Longer than the name of a job, and loud. */
const isSlogan = (part: string): boolean => /.{8}[^\p{Script=Latin}\d!！][!！]{1,5}$/u.test(part)

type Piece = { before: string; text: string }

/** The title of the job alone, as Google wants it: without year, company, place, pay, conditions and decoration. */
export const bareTitle = (title: string, { companyNames, workplaces }: TitleContext): string => {
  const companies = companyNames.flatMap((name) => [
    name,
    name.replace(/株式会社|有限会社|合同会社/gu, '').trim(),
  ])
  const companySet = new Set(companies.map(normal))
  const places = new Set([
    ...placeNames,
    ...workplaces.flatMap(({ city }) => [city, withoutEnd(city, /[市区町村]$/u)]),
  ])
  const isPlace = (part: string): boolean =>
    part.split('・').every((each) => {
      const bare = each.replace(/^勤務地:?/u, '').replace(/(?:周辺|エリア|本社)?(?:で)?(?:勤務|開催)?$/u, '')
      return (
        places.has(bare) ||
        (bare.startsWith('東京') && places.has(bare.slice(bare.startsWith('東京都') ? 3 : 2)))
      )
    })
  const isBeside = (part: string): boolean => {
    const bare = normal(
      trimmed(part.replace(marks, '').replace(year, '').replace(moreYears, '').replace(shout, '')),
    )
    return (
      bare === '' ||
      companySet.has(bare) ||
      isPlace(bare) ||
      conditions.some((condition) => condition.test(bare))
    )
  }

  const plain = (part: string): string => {
    const [place] = part.split('の', 1)
    const own = companies.find((name) => name !== '' && part.includes(`${name}の`))
    const named = own === undefined ? part : part.slice(part.lastIndexOf(`${own}の`) + own.length + 1)
    return trimmed(places.has(place ?? '') ? named.slice(named.indexOf('の') + 1) : named)
      .replace(year, '')
      .replace(moreYears, '')
      .replace(shout, '')
      .replace(/^[^の]{0,12}(?:歓迎|不問|OK|なし|あり)の/iu, '')
      .replace(/の?(?:大量)?(?:募集|求人)中?$/u, '')
  }

  /** A pair of parentheses without what is beside the job. */
  const within = (whole: string, inner: string): string => {
    const parts = inner.split(/[、,・]/u)
    const kept = parts.filter((each) => !isBeside(each))
    if (kept.length === parts.length) return whole
    return kept.length === 0 ? '' : `（${kept.join('、')}）`
  }

  /** What of a text is about the job, with the marks that stood between. */
  const aboutJob = (text: string): string => {
    const pieces = text.replace(parentheses, within).split(/([／/]|\s+)/u)
    const kept = pieces.flatMap((piece, index): Piece[] =>
      index % 2 === 1 || isBeside(piece) ? [] : [{ before: pieces[index - 1] ?? '', text: piece }],
    )
    const calm = kept.filter((piece) => !isSlogan(trimmed(piece.text)))
    return (calm.length === 0 ? kept : calm)
      .map(({ before, text: each }, index) => (index === 0 ? '' : before) + plain(each))
      .join('')
  }

  const candidates = [
    // Behind an upright line stands what calls; before it a company at most.
    ...title.replace(brackets, ' ').replace(marks, ' ').split(/[|｜]/u),
    ...Array.from(title.matchAll(brackets), ([whole]) => whole.slice(1, -1)),
  ]
  for (const candidate of candidates) {
    const said = trimmed(aboutJob(candidate))
    if (said !== '') return said
  }
  return title.trim()
}
