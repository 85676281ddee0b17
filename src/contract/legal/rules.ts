import type { LegalRule } from './finding.ts'

const anzenho = '職業安定法5条の3、同法施行規則4条の2第3項'

/** Every rule by its code; `src/server/domain/legal-check.ts` finds what breaks it. */
export const legalRules = {
  duties_missing: {
    severity: 'block',
    field: 'duties',
    rule: '仕事の内容',
    source: `${anzenho}1号`,
    advice: '担当する仕事の内容を、具体的に書いてください。',
  },
  duties_range_missing: {
    severity: 'block',
    field: 'dutiesRange',
    rule: '仕事の内容の変更の範囲',
    source: `${anzenho}1号（2024年4月施行）`,
    advice: '将来担当する可能性のある仕事の範囲を書いてください。変わらないときは「変更なし」と書きます。',
  },
  workplace_missing: {
    severity: 'block',
    field: 'workplaces',
    rule: '就業場所',
    source: `${anzenho}3号`,
    advice: '採用時に働く場所を一つ以上書いてください。',
  },
  workplace_address_incomplete: {
    severity: 'block',
    field: 'workplaces',
    rule: '就業場所の所在地',
    source: `${anzenho}3号、同法5条の4`,
    advice: '市区町村と番地まで書いてください。',
  },
  workplaces_range_missing: {
    severity: 'block',
    field: 'workplacesRange',
    rule: '就業場所の変更の範囲',
    source: `${anzenho}3号（2024年4月施行）`,
    advice: '転勤などで働く可能性のある場所の範囲を書いてください。変わらないときは「変更なし」と書きます。',
  },
  term_missing: {
    severity: 'block',
    field: 'termTo',
    rule: '契約期間',
    source: `${anzenho}2号`,
    advice: '契約の始まりの日と終わりの日を書いてください。',
  },
  renewal_missing: {
    severity: 'block',
    field: 'renewalCriteria',
    rule: '契約の更新の基準と上限',
    source: `${anzenho}（2024年4月施行）`,
    advice:
      '更新するかどうかを決める基準と、更新の回数または通算の期間の上限を書いてください。更新しないときはその旨を書きます。',
  },
  probation_conditions_missing: {
    severity: 'block',
    field: 'probationConditions',
    rule: '試用期間中の条件',
    source: anzenho,
    advice: '試用期間中の給与と条件を書いてください。同じときは「変わりません」と書きます。',
  },
  hours_missing: {
    severity: 'block',
    field: 'startsAt',
    rule: '始業と終業の時刻',
    source: `${anzenho}4号`,
    advice:
      '始業と終業の時刻を書いてください。シフト制などで決まらないときは、時間帯と1日の時間を補足に書きます。',
  },
  break_too_short: {
    severity: 'block',
    field: 'breakMinutes',
    rule: '休憩時間',
    source: '労働基準法34条1項',
    advice: '1日6時間を超えるときは45分以上、8時間を超えるときは60分以上の休憩を設けてください。',
  },
  deemed_hours_missing: {
    severity: 'block',
    field: 'deemedMinutes',
    rule: '裁量労働制のみなし労働時間',
    source: `${anzenho}4号、労働基準法38条の3・38条の4`,
    advice: '1日に働いたものとみなす時間を書いてください。',
  },
  overtime_hours_missing: {
    severity: 'block',
    field: 'overtimeHours',
    rule: '時間外労働の時間',
    source: `${anzenho}4号（時間数は当サイトの掲載基準）`,
    advice: '時間外労働の月平均の時間を書いてください。',
  },
  holidays_missing: {
    severity: 'block',
    field: 'holidays',
    rule: '休日',
    source: `${anzenho}4号`,
    advice: '休みの曜日や決め方を書いてください。',
  },
  wage_missing: {
    severity: 'block',
    field: 'wageMin',
    rule: '賃金の額',
    source: `${anzenho}5号`,
    advice: '手当や固定残業代を除いた基本給の額を書いてください。',
  },
  below_minimum_wage: {
    severity: 'block',
    field: 'wageMin',
    rule: '地域別最低賃金',
    source: '最低賃金法4条',
    advice: '就業場所の都道府県の最低賃金以上の額にしてください。複数あるときは最も高い額を基準にします。',
  },
  insurance_missing: {
    severity: 'block',
    field: 'insurance',
    rule: '労災保険',
    source: `${anzenho}6号、労働者災害補償保険法3条`,
    advice: '雇用する人には労災保険が適用されます。加入する保険に労災保険を選んでください。',
  },
  recruiter_incomplete: {
    severity: 'block',
    field: 'recruiter',
    rule: '募集者の名称・所在地・連絡先',
    source: `${anzenho}7号、同法5条の4`,
    advice: '企業情報に、名称、番地までの所在地、連絡先を登録してください。',
  },
  age_limit_without_exception: {
    severity: 'block',
    field: 'ageLimitException',
    rule: '年齢制限の例外事由',
    source: '労働施策総合推進法9条、同法施行規則1条の3第1項',
    advice: '年齢の上限をなくすか、当てはまる例外事由を選び、理由を書いてください。',
  },
  age_limit_exception_misused: {
    severity: 'block',
    field: 'ageLimitException',
    rule: '年齢制限の例外事由の要件',
    source: '労働施策総合推進法9条、同法施行規則1条の3第1項',
    advice: '選んだ例外事由の要件に合いません。年齢の上限をなくすか、募集の条件を見直してください。',
  },
  gendered_wording: {
    severity: 'review',
    field: 'duties',
    rule: '性別を限る表現',
    source: '男女雇用機会均等法5条',
    advice: '性別にかかわらず応募できることが分かる言葉に言い換えてください。',
  },
  unfair_question: {
    severity: 'review',
    field: 'questions',
    rule: '聞いてはならない質問',
    source: '職業安定法5条の5、公正な採用選考の基本（厚生労働省）',
    advice: '適性と能力に関係のない質問は削除してください。',
  },
  unfair_selection: {
    severity: 'review',
    field: 'selectionFlow',
    rule: '行ってはならない選考の方法',
    source: '職業安定法5条の5、公正な採用選考の基本（厚生労働省）',
    advice: '適性と能力に関係のない書類や調査を求めないでください。',
  },
  internship_misnamed: {
    severity: 'block',
    field: 'title',
    rule: '「インターンシップ」の名称',
    source: '三省合意（2022年改正）',
    advice:
      'この種別の募集は「インターンシップ」と呼べません。オープン・カンパニー、長期有給就業などの名称に直してください。',
  },
  internship_too_short: {
    severity: 'block',
    field: 'termTo',
    rule: 'インターンシップの期間',
    source: '三省合意（2022年改正）',
    advice: '汎用的能力活用型は5日、専門活用型は2週間、高度専門型は2か月以上の期間にしてください。',
  },
} as const satisfies Record<string, LegalRule>

export type LegalCode = keyof typeof legalRules
