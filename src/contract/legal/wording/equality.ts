import { phraseEnd, type Wording } from './wording.ts'

const equal = '国籍や信条などを理由に応募を断ることはできません（職業安定法3条、労働基準法3条）。'
const disabled = '障害を理由に応募を断ることはできません（障害者雇用促進法34条）。'
const looks = '容姿は仕事の適性と能力に関係がありません。'
const body =
  '身長、体重、体力の条件は、合理的な理由がなければ間接差別に当たります（均等法7条、同法施行規則2条1号）。'
const family = '婚姻、妊娠、家族の状況を理由に応募を断ることはできません（均等法5条・9条）。'

/** Conditions that have nothing to do with being able to do the work. */
export const unequalWordings: readonly Wording[] = [
  {
    example: '日本人のみ',
    pattern: /日本(?:人|国籍)(?:の方|を有する方)?(?:のみ|限定|に限)/,
    reason: equal,
    instead: '「就労できる在留資格のある方」「日本語で業務の打ち合わせができる方」',
  },
  {
    example: '日本人の方、日本国籍の方',
    pattern: new RegExp(
      `日本(?:人の|国籍(?:の|を有する|を持つ|をお持ちの))(?:方|人)(?![、・/](?:外国|留学))(?:(?:が|を)?(?:対象|募集|歓迎|希望|優遇|優先)|${phraseEnd})`,
      'm',
    ),
    reason: equal,
    instead: '「就労できる在留資格のある方」「日本語で業務の打ち合わせができる方」',
  },
  {
    example: '外国人不可',
    pattern: /外国(?:人|籍)(?:の方)?は?(?:不可|NG|お断り|ご遠慮)/,
    reason: equal,
    instead: '「就労できる在留資格のある方」',
  },
  {
    example: '健常者のみ',
    pattern:
      /健常者(?:の方)?(?:のみ|限定|に限)|障(?:害|がい)者(?:の方)?は?(?:不可|NG|お断り|ご遠慮)|五体満足/,
    reason: disabled,
    instead: '仕事に必要な動作や技能',
  },
  {
    example: '心身ともに健康な方',
    pattern: /心身(?:とも)?に?健(?:康|全)な(?:方|人|者)|持病の(?:ない|無い)(?:方|人)/,
    reason: disabled,
    instead: '仕事に必要な動作や技能',
  },
  {
    example: '独身の方のみ',
    pattern: /(?:独身|未婚|既婚)(?:の?方|者)?(?:のみ|限定|歓迎|に限|不可)/,
    reason: family,
    instead: null,
  },
  {
    example: '妊娠中の方は不可',
    pattern:
      /妊娠(?:中|の予定|の可能性)[^。\n]{0,8}(?:不可|ない方|お断り|ご遠慮)|妊娠して(?:い)?ない(?:方|人|女性|こと)|お子さ[んま]の(?:い?ない方|いる方は不可)/,
    reason: family,
    instead: null,
  },
  {
    example: '容姿端麗',
    pattern:
      /容姿端麗|ルックス(?:重視|に自信)|(?:イケメン|(?<!八方)美人)(?:歓迎|限定|募集|揃い|ぞろい|多数|が多数|が多い)/,
    reason: looks,
    instead: null,
  },
  {
    example: '身長170cm以上',
    pattern:
      /身長\s?\d{3}\s?(?:cm|センチ)\s?(?:以上|以下|まで)の方|身長\s?\d{3}\s?(?:cm|センチ)\s?以上(?=[。、!)】」\n]|$)/m,
    reason: body,
    instead: '実際に行う動作（「10kgの荷物を運ぶことがあります」など）',
  },
  {
    example: '体力に自信のある方',
    pattern: /(?:体力|腕力|筋力)(?:に自信)?の?(?:が)?ある方(?:限定|のみ|に限)/,
    reason: body,
    instead: '実際に行う動作',
  },
]

/** Ages in the words of an ad that names no limit in its fields (労働施策総合推進法9条). */
export const ageWordings: readonly Wording[] = [
  {
    example: '35歳以下の方、18歳〜25歳の方',
    pattern: new RegExp(
      `(?:(?:1[5-9]|[2-5]\\d)(?:歳|才)?(?:[〜~ー–-]|から)[2-5]\\d(?:歳|才)(?:くらい|程度)?(?:まで)?の(?:方|人)|[2-5]\\d(?:歳|才)(?:くらい|程度)?(?:以下|まで|未満)(?:の方|の人)?)(?:に限|のみ|限定|を?募集|を?大?歓迎|が対象|の?応募|を?採用|${phraseEnd})(?!.{0,4}不可)`,
      'm',
    ),
    reason: '年齢で応募を限ることはできません。',
    instead: '仕事に必要な技能や経験',
  },
  {
    example: '20代限定、20代歓迎',
    pattern: /[2-5]0代(?:前半|後半|まで)?(?:の方|の人)?(?:に限|のみ|限定|を?(?:募集|急募)|大?歓迎)/,
    reason: '年代で応募を限ることも年齢制限です。',
    instead: '仕事に必要な技能や経験',
  },
  {
    example: '若い方歓迎',
    pattern:
      /(?:若い|若手の?)(?:方|人)(?:に限|のみ|限定|を?募集|大?歓迎)|若者(?:限定|のみ)|高齢者?の?(?:方)?は?不可/,
    reason: '若さを条件にすることも年齢制限です。',
    instead: '「経験は問いません」',
  },
]
