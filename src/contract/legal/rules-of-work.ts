import type { LegalRule } from './finding.ts'
import { guideline, mustState, ownStandard } from './sources.ts'

/** Work, places, and who is looking for people. */
export const workRules = {
  duties_missing: {
    severity: 'block',
    field: 'duties',
    rule: '仕事の内容',
    source: `${mustState}1号`,
    advice: '担当する仕事の内容を、具体的に書いてください。',
  },
  duties_range_missing: {
    severity: 'block',
    field: 'dutiesRange',
    rule: '仕事の内容の変更の範囲',
    source: `${mustState}1号（2024年4月施行）`,
    advice: '将来担当する可能性のある仕事の範囲を書いてください。変わらないときは「変更なし」と書きます。',
  },
  workplace_missing: {
    severity: 'block',
    field: 'workplaces',
    rule: '就業場所',
    source: `${mustState}3号`,
    advice: '採用時に働く場所を一つ以上書いてください。',
  },
  workplace_address_incomplete: {
    severity: 'block',
    field: 'workplaces',
    rule: '就業場所の所在地',
    source: `${mustState}3号、職業安定法5条の4`,
    advice: '市区町村と番地まで書いてください。',
  },
  workplaces_range_missing: {
    severity: 'block',
    field: 'workplacesRange',
    rule: '就業場所の変更の範囲',
    source: `${mustState}3号（2024年4月施行）`,
    advice: '転勤などで働く可能性のある場所の範囲を書いてください。変わらないときは「変更なし」と書きます。',
  },
  duties_range_vague: {
    severity: 'warn',
    field: 'dutiesRange',
    rule: '仕事の変更の範囲の具体性',
    source: `${mustState}1号、労働基準法施行規則5条`,
    advice:
      'どんな仕事に変わりうるのかが伝わりません。「営業、営業事務、商品企画」「本社の事務全般（人事、経理、総務）」のように、考えられる仕事を挙げてください。変わらないときは「変更なし」と書きます。',
  },
  workplaces_range_vague: {
    severity: 'warn',
    field: 'workplacesRange',
    rule: '就業場所の変更の範囲の具体性',
    source: `${mustState}3号、労働基準法施行規則5条`,
    advice:
      'どこで働くことになりうるのかが伝わりません。「東京都内の店舗」「東京本社と大阪支店」「国内のすべての事業所と在宅勤務」のように、考えられる場所を挙げてください。変わらないときは「変更なし」と書きます。',
  },
  recruiter_incomplete: {
    severity: 'block',
    field: 'recruiter',
    rule: '募集者の名称・所在地・連絡先',
    source: `${mustState}7号、職業安定法5条の4`,
    advice:
      '企業情報に登録してください。名称・所在地・連絡先・仕事の内容・就業場所・賃金の6項目は、募集そのものに表示します。',
  },
  selection_missing: {
    severity: 'block',
    field: 'selectionFlow',
    rule: '選考の流れ',
    source: ownStandard,
    advice: '応募してから結果が出るまでの段階を、順に一つ以上書いてください。',
  },
  dispatch_unstated: {
    severity: 'review',
    field: 'dispatch',
    rule: '派遣労働者としての募集の表示',
    source: `${mustState}8号`,
    advice: '派遣労働者として雇うときは、派遣の欄で「派遣」を選んでください。',
  },
  contracting_like_dispatch: {
    severity: 'review',
    field: 'duties',
    rule: '請負と派遣の区分',
    source: '労働者派遣法2条1号、派遣と請負の区分に関する基準（昭和61年労働省告示37号）',
    advice:
      '請負や業務委託では、取引先が働く人に直接指示することはできません。自社が指示するならそう書き、取引先が指示するなら派遣として募集してください。',
  },
  not_employment: {
    severity: 'review',
    field: 'duties',
    rule: '雇用契約によらない募集',
    source: '職業安定法4条5項・5条の4、労働基準法9条',
    advice: '掲載できるのは雇用契約を結ぶ仕事と、種別に定めた催しです。業務委託の募集は掲載できません。',
  },
  danger_signs: {
    severity: 'review',
    field: 'duties',
    rule: '闇バイトの募集に多い言い方',
    source: '職業安定法5条の4・63条2号、犯罪収益移転防止法28条',
    advice:
      '何を、だれのために、どのようにする仕事かを具体的に書き、応募と連絡はこのサイトの手順で受けてください。',
  },
  stated_elsewhere: {
    severity: 'review',
    field: 'duties',
    rule: '募集の外で伝える労働条件',
    source: `職業安定法5条の4、${guideline}`,
    advice: '労働条件は面接や別の連絡手段で伝えず、この募集に書いてください。',
  },
} as const satisfies Record<string, LegalRule>
