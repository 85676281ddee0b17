import type { Wording } from './wording.ts'

const name = '一方の性を表す職種名です。'
const oneSex = '募集で一方の性を優先することはできません（均等法5条）。'
const roles = '性別による役割や能力の決めつけを含みます。'
const anyone = '「性別を問いません」'
/** Applicants, not customers or goods: what follows says that people are looked for. */
const wanted =
  '(?:の方|の皆さん|スタッフ|社員)?を?(?:大歓迎|歓迎|限定|のみ|募集|急募|求む|(?<=を)求め(?!られ)|優遇|優先|採用)'
/** Who works there is told so that others like them come. 「女性が活躍する会社」 tells what a company does for them. */
const many =
  '(?:の方|スタッフ|社員|メンバー|従業員)?が?(?:多数|大)?(?:活躍中|在籍中|多数(?:在籍|活躍|(?=です|[。、!)】」]|の職場|$)))'
const ending = '(?=[。!)】」]|を?(?:募集|急募|大?歓迎|求む|採用)|$)'
/** The last words of a phrase that names an occupation, or whoever has left a school, by the sex. */
const occupationOf = (sex: string): RegExp =>
  new RegExp(
    `(?:短大|大学?|高校?|専門(?:学校)?|新|既)卒の?${sex}(?:の方|スタッフ|社員)?${ending}|${sex}の?(?:事務員?|秘書|受付|店員|販売員|運転手|ドライバー|作業員)${ending}`,
    'm',
  )
const notGoods =
  '(?!の?(?:商品|サービス|プラン|フロア|ジム|サロン|施設|車両|ルーム|イベント|企画|ブランド|アパート|マンション|物件|専門店))'

/**
 * Wording that prefers one gender in an ad: 男女雇用機会均等法5条, 指針「労働者に対する性別を理由とする差別の禁止等に関する規定に
 * 定める事項に関し、事業主が適切に対処するための指針」.
 */
export const genderedWordings: readonly Wording[] = [
  {
    example: 'レディーススタッフ募集',
    pattern: /(?:レディース|メンズ)(?:スタッフ|クルー|メンバー|社員|アルバイト)/,
    reason: '性別で募集を分けることはできません（男女雇用機会均等法5条）。',
    instead: '「スタッフ」',
  },
  {
    example: '営業マン',
    pattern: /(?:営業|セールス)マン(?!ション|スリー|パワー)/,
    reason: name,
    instead: '「営業職」',
  },
  {
    example: 'セールスレディ',
    pattern: /(?:セールス|テレフォン|宅配)レディ(?!ー)/,
    reason: name,
    instead: '「営業職」「販売員」',
  },
  {
    example: 'カメラマン',
    pattern: /カメラマン(?!バッグ|(?:さん)?(?:の手配|を手配|への|との|に依頼|による))/,
    reason: name,
    instead: '「撮影スタッフ」「フォトグラファー」',
  },
  {
    example: 'ガードマン',
    pattern: /(?:ガード|ドア|サービス)マン(?!ション)/,
    reason: name,
    instead: '「警備員」「ドアスタッフ」「サービススタッフ」',
  },
  {
    example: 'ウェイター、ウェイトレス',
    pattern:
      /ウ[ェエ]イ(?:ター|トレス)(?!(?:・?ウ[ェエ]イトレス)?(?:向け|用|さん|の(?:制服|衣装|服|方々|経験)))/,
    reason: name,
    instead: '「ホールスタッフ」',
  },
  { example: 'スチュワーデス', pattern: /スチュワー(?:デス|ド)/, reason: name, instead: '「客室乗務員」' },
  { example: '看護婦', pattern: /看護婦/, reason: name, instead: '「看護師」' },
  { example: '保母', pattern: /保母/, reason: name, instead: '「保育士」' },
  { example: '保健婦', pattern: /保健婦/, reason: name, instead: '「保健師」' },
  { example: '助産婦', pattern: /助産婦/, reason: name, instead: '「助産師」' },
  { example: '家政婦', pattern: /家政婦/, reason: name, instead: '「家事代行スタッフ」' },
  { example: '掃除婦', pattern: /掃除婦/, reason: name, instead: '「清掃員」' },
  { example: '寮母', pattern: /寮母/, reason: name, instead: '「寮の管理人」' },
  {
    example: '女中、仲居さん（女性）',
    pattern: /女中|仲居さん\(女性\)/,
    reason: name,
    instead: '「客室係」',
  },
  {
    example: '女将候補',
    pattern: /(?:若?女将|若旦那)(?:候補|(?:を)?募集)/,
    reason: name,
    instead: '「旅館の支配人候補」',
  },
  { example: '看板娘', pattern: /看板(?:娘|息子)/, reason: name, instead: '「店頭スタッフ」' },
  { example: '受付嬢', pattern: /受付嬢/, reason: name, instead: '「受付スタッフ」' },
  {
    example: 'キャンペーンガール',
    pattern: /(?:キャンペーン|イベント|ラウンド)ガール|ベルボーイ/,
    reason: name,
    instead: '「キャンペーンスタッフ」「ベルスタッフ」',
  },
  {
    example: '主婦歓迎',
    pattern:
      /(?<!主夫[・/、と(])主婦(?![・/、と]?\(?主?夫)(?:の方|さん|の皆さん|層)?(?:大歓迎|歓迎|募集|限定|活躍中|に人気|に最適)|(?<!主婦[・/、と(])主夫(?![・/、と]?\(?主?婦)(?:の方|さん)?(?:大歓迎|歓迎|限定|募集)/,
    reason: oneSex,
    instead: '「主婦・主夫の方も歓迎」',
  },
  {
    example: 'ママさん歓迎',
    pattern: /ママ(?:さん)?(?:スタッフ)?(?:大歓迎|歓迎|限定|(?:を)?募集)/,
    reason: oneSex,
    instead: '「子育て中の方も歓迎」',
  },
  {
    example: 'お姉さん募集',
    pattern: /お(?:姉|兄)さん(?:を)?(?:大歓迎|歓迎|限定|大?募集)/,
    reason: oneSex,
    instead: anyone,
  },
  {
    example: '男性限定、男性歓迎',
    pattern: new RegExp(`(?<!女性[・/、と]|女性も)男性${wanted}${notGoods}`),
    reason: oneSex,
    instead: anyone,
  },
  {
    example: '男子学生のみ',
    pattern: new RegExp(`(?<!女子[・/、と]|女子学生[・/、と])男子(?:学生|大生)?${wanted}`),
    reason: oneSex,
    instead: '「学生」',
  },
  {
    example: '若手男性',
    pattern: /若手の?(?:男性|女性)(?:の方)?(?=[。!)】」]|$)/m,
    reason: oneSex,
    instead: anyone,
  },
  {
    example: '男性が活躍中、男性スタッフ多数',
    pattern: new RegExp(`(?<!女性[・/、と]|女性も)男性${many}`, 'm'),
    reason: oneSex,
    instead: anyone,
  },
  {
    example: '男手が足りない',
    pattern: /(?<!長)男手(?:が|も|を)?(?:足り|不足|ほし|欲し|必要|募集|求め)/,
    reason: oneSex,
    instead: '実際に行う動作（「10kgの荷物を運ぶことがあります」など）',
  },
  {
    example: '大卒男性、男性ドライバー',
    pattern: occupationOf('(?:男性|男子)'),
    reason: oneSex,
    instead: anyone,
  },
  {
    example: '男性5名を採用',
    pattern: /(?:男性|女性|男子|女子)\s?\d+\s?(?:名|人)(?:程度)?を?(?:募集|採用(?!実績|した|しました))/,
    reason: '男女別に採用の人数を決めることはできません（均等法5条）。',
    instead: '男女を分けない人数',
  },
  {
    example: '男性が望ましい',
    pattern: /(?:男性|女性)の?(?:方)?が(?:望ましい|好ましい|向いて)/,
    reason: oneSex,
    instead: anyone,
  },
  {
    example: '男性向けの仕事',
    pattern: /(?:男性|女性)向けの?(?:お?仕事|求人|職場|職種|募集)/,
    reason: oneSex,
    instead: anyone,
  },
  {
    example: '女性らしい、男らしい',
    pattern: /(?:女性?らし|男性?らし)[いくさ](?!.{0,8}(?:商品|デザイン|服|コスメ|着こなし))/,
    reason: roles,
    instead: '求める行動や技能',
  },
  {
    example: '女性ならでは',
    pattern:
      /(?:女性|男性)(?:ならでは|特有)(?!.{0,8}(?:商品|病気|疾患|健康|悩み))|女性の(?:感性|視点|きめ細か[いな]\S{0,6})を(?:生|活)か/,
    reason: roles,
    instead: '求める行動や技能',
  },
]

/**
 * Preferring women is lawful where an employer mends that few women hold such jobs (均等法8条): these pass in an ad that
 * names the article or the share of women.
 */
export const womenPreferredWordings: readonly Wording[] = [
  {
    example: '女性限定、女性歓迎',
    pattern: new RegExp(`(?<!男性[・/、と]|男性も)女性${wanted}${notGoods}`),
    reason: oneSex,
    instead: `${anyone}、女性が4割に満たない職種で女性を優先するときは「女性の割合が◯%のため、均等法8条の措置として女性を優先します」`,
  },
  {
    example: '女性が活躍中、女性スタッフ多数',
    pattern: new RegExp(`(?<!男性[・/、と]|男性も)女性${many}`, 'm'),
    reason: oneSex,
    instead: anyone,
  },
  {
    example: '短大卒の女性、女性事務員',
    pattern: occupationOf('(?:女性|女子)'),
    reason: oneSex,
    instead: anyone,
  },
  {
    example: '女子学生のみ',
    pattern: new RegExp(`(?<!男子[・/、と]|男子学生[・/、と]|男子大生[・/、と])女子(?:学生|大生)?${wanted}`),
    reason: oneSex,
    instead: '「学生」',
  },
]

/** How an ad says that it is such a measure. */
export const positiveAction =
  /均等法(?:第)?8条|雇用機会均等法(?:第)?8条|ポジティブ・?アクション|女性(?:社員|従業員|労働者|管理職)?の?(?:割合|比率)(?:が|は)?\s?\d/

/**
 * Work that has to be done by one of the sexes: plays and films, modesty, safety (指針 第2の14(2)イ). Where it is said why, the
 * wording is lawful.
 */
export const sexIsNeeded =
  /俳優|声優|演じ(?:る|て)|(?:更衣室|浴室|浴場|入浴|下着の(?:採寸|試着)|同性(?:の)?介助)[^。\n]{0,24}(?:ため|ので)/
