import type { Meaning } from './meaning.ts'

/** Who is wanted or kept out for what is no matter of ability. */
export const unequalMeanings: readonly Meaning[] = [
  {
    example: '障害のある方は応募できません',
    about: ['disability'],
    relation: 'excluded',
    unless: /運転免許|法令/,
    reason: '障害や病気を理由に応募を断ることはできません（障害者雇用促進法34条）。',
    instead: '仕事の中身と、配慮できること',
  },
  {
    example: '外国籍の方はご遠慮ください',
    about: ['foreigners'],
    relation: 'excluded',
    unless: /在留資格|就労資格|資格外活動|就労ビザ|国籍(?:は|を)?(?:不問|問い)/,
    reason: '国籍を理由に応募を断ることはできません（職業安定法3条）。',
    instead: '「就労できる在留資格のある方」',
  },
  {
    example: '小さいお子さんのいる方は難しい',
    about: ['family'],
    relation: 'excluded',
    unless: /お客様|同伴|預か|場合は(?:ご相談|配慮)/,
    reason:
      '結婚、妊娠・出産、家族を理由に応募を断ることはできません（男女雇用機会均等法5条・9条、職業安定法3条）。',
    instead: '勤務の曜日と時間',
  },
  {
    example: '独身で身軽な方を優先',
    about: ['family', 'looks'],
    relation: 'preferred',
    unless: /寮|住まい|引っ越し|引越|歓迎しない|お客様|商品|衣装/,
    reason: '家族や容姿は、仕事をする力と関係がありません（職業安定法3条、公正な採用選考の基本）。',
    instead: '仕事に要る技能や経験',
  },
]

/** Who is wanted or kept out for their sex (男女雇用機会均等法5条). */
export const genderedMeanings: readonly Meaning[] = [
  {
    example: '体力的に女性には難しい仕事です',
    about: ['women'],
    relation: 'excluded',
    unless: /お客様|専用|トイレ|更衣室|サロン|フロア|向けの(?:商品|服|雑誌|サービス)/,
    reason: '性別を理由に応募を断ることはできません（男女雇用機会均等法5条）。',
    instead: '仕事の中身（持つ物の重さなど）',
  },
  {
    example: '男性はご遠慮いただいています',
    about: ['men'],
    relation: 'excluded',
    unless: /お客様|専用|トイレ|更衣室|サロン|フロア|向けの(?:商品|服|雑誌|サービス)/,
    reason: '性別を理由に応募を断ることはできません（男女雇用機会均等法5条）。',
    instead: '「性別は問いません」',
  },
  {
    example: '男性2名、女性1名の採用を予定',
    about: ['women', 'men'],
    relation: 'counted',
    unless: /お客様|在籍|構成|比率|現在|うち|ペア|ご利用|実績|取得|復帰/,
    reason: '男女別の人数を決めて募集することはできません（男女雇用機会均等法5条）。',
    instead: '男女を分けない人数',
  },
]

/** What is asked of people before they are hired. */
export const pressureMeanings: readonly Meaning[] = [
  {
    example: '内定後は他社を辞退する誓約書を提出',
    about: ['otherEmployers'],
    relation: 'demanded',
    beside: ['offer'],
    across: true,
    unless: /自由|必要は(?:あり|ない)|求め(?:ません|ることは)|妨げ|かまいません|構いません|続けて/,
    reason:
      'ほかの会社の辞退や就職活動の終了を内定の条件にすることは、職業の選択の自由を損ないます（若者雇用促進法に基づく指針、経済団体等への政府の要請）。',
    instead: null,
  },
  {
    example: '就活を続ける方に内定は出しません',
    about: ['otherEmployers'],
    relation: 'excluded',
    beside: ['offer'],
    unless: /自由|必要は(?:あり|ない)|求め(?:ません|ることは)|妨げ|かまいません|構いません/,
    reason:
      'ほかの会社の辞退や就職活動の終了を内定の条件にすることは、職業の選択の自由を損ないます（若者雇用促進法に基づく指針、経済団体等への政府の要請）。',
    instead: null,
  },
  {
    example: '就職活動を終えることが内定の条件',
    about: ['offer'],
    relation: 'demanded',
    beside: ['otherEmployers'],
    unless: /自由|必要は(?:あり|ない)|求め(?:ません|ることは)|妨げ|かまいません|構いません|続けて/,
    reason:
      'ほかの会社の辞退や就職活動の終了を内定の条件にすることは、職業の選択の自由を損ないます（若者雇用促進法に基づく指針、経済団体等への政府の要請）。',
    instead: null,
  },
  {
    example: '親の同意書が必要です',
    about: ['parents'],
    relation: 'consents',
    unless: /未成年|18歳未満|高校生|お客様|対応|説明|求めて(?:い|お)り?ません/,
    reason: '成年に達した人の採用に、保護者の同意は要りません（公正な採用選考の基本）。',
    instead: '「18歳未満の方は保護者の同意が必要です」',
  },
]

/** What may not be asked or looked into. */
export const questionMeanings: readonly Meaning[] = [
  {
    example: '結婚や出産のあとも働き続けるつもりですか',
    about: ['privateMatters'],
    relation: 'named',
    unless:
      /留学(?:経験|の経験)|在留|語学|資格外|配慮|アレルギー|緊急連絡先|SNS(?:の)?(?:運用|投稿|広告|発信|活用)|家族(?:手当|寮|向け)|配信|きっかけ|知った|結婚式|式場|接する|関わる|公式アカウント/,
    reason:
      '家族、結婚・出産、病歴、国籍などは、仕事をする力と関係がなく、聞けません（職業安定法5条の5、男女雇用機会均等法5条）。',
    instead: '仕事に要る技能や経験についての質問',
  },
]
