import type { LegalRule } from './finding.ts'
import { guideline, mustState } from './sources.ts'

const ageLimits = '労働施策総合推進法9条、同法施行規則1条の3第1項'

/** Term, probation, insurance, smoking and age. */
export const contractRules = {
  term_missing: {
    severity: 'block',
    field: 'termTo',
    rule: '契約期間',
    source: `${mustState}2号`,
    advice: '契約の始まりの日と終わりの日を書いてください。',
  },
  term_too_long: {
    severity: 'review',
    field: 'termTo',
    rule: '契約期間の上限',
    source: '労働基準法14条1項',
    advice:
      '期間を定める契約は3年までです。高度の専門知識などの特例（5年まで）に当たるときは、理由を補足に書いてください。',
  },
  renewal_missing: {
    severity: 'block',
    field: 'renewalCriteria',
    rule: '契約の更新の基準と上限',
    source: `${mustState}（2024年4月施行）`,
    advice:
      '更新するかどうかを決める基準と、更新の回数または通算の期間の上限を書いてください。更新しないとき、上限がないときも、その旨を書きます。',
  },
  probation_conditions_missing: {
    severity: 'block',
    field: 'probationConditions',
    rule: '試用期間中の条件',
    source: mustState,
    advice: '試用期間中の給与と条件を書いてください。同じときは「変わりません」と書きます。',
  },
  probation_difference_unstated: {
    severity: 'block',
    field: 'probationConditions',
    rule: '試用期間中に異なる条件',
    source: `${mustState}、${guideline}`,
    advice: '試用期間中の給与や条件が異なるときは、何がどう異なるかを額や時間で書いてください。',
  },
  probation_below_minimum_wage: {
    severity: 'block',
    field: 'probationConditions',
    rule: '試用期間中の最低賃金',
    source: '最低賃金法4条・7条',
    advice: '試用期間中も最低賃金以上の額にしてください。減額には都道府県労働局長の許可が要ります。',
  },
  probation_too_long: {
    severity: 'warn',
    field: 'probationMonths',
    rule: '試用期間の長さ',
    source: '民法90条（名古屋地判昭和59年3月23日）',
    advice: '必要を超えて長い試用期間は無効とされることがあります。6か月までを目安にしてください。',
  },
  insurance_missing: {
    severity: 'block',
    field: 'insurance',
    rule: '労災保険',
    source: `${mustState}6号、労働者災害補償保険法3条`,
    advice: '雇用する人には労災保険が適用されます。加入する保険に労災保険を選んでください。',
  },
  employment_insurance_missing: {
    severity: 'block',
    field: 'insurance',
    rule: '雇用保険',
    source: `${mustState}6号、雇用保険法5条・6条`,
    advice:
      '週20時間以上、31日以上の見込みで雇うときは雇用保険が適用されます（昼間の学生を除く）。雇用保険を選んでください。',
  },
  social_insurance_missing: {
    severity: 'block',
    field: 'insurance',
    rule: '健康保険と厚生年金保険',
    source: `${mustState}6号、健康保険法3条1項、厚生年金保険法6条・12条`,
    advice:
      '法人が、通常の社員の4分の3以上（週30時間以上）働く人を2か月を超えて雇うときは、健康保険と厚生年金保険が適用されます。両方を選んでください。',
  },
  smoking_unexplained: {
    severity: 'block',
    field: 'smokingNote',
    rule: '受動喫煙を防止する措置',
    source: `${mustState}9号、健康増進法30条`,
    advice: '就業場所により異なるときは、場所ごとの措置を書いてください。',
  },
  smoking_with_minors: {
    severity: 'warn',
    field: 'smokingNote',
    rule: '喫煙できる場所での20歳未満の就業',
    source: '健康増進法33条5項・35条7項',
    advice:
      '喫煙できる場所に20歳未満の人を立ち入らせることはできません。どう分けるかを補足に書いてください。',
  },
  age_limit_without_exception: {
    severity: 'block',
    field: 'ageLimitException',
    rule: '年齢制限の例外事由',
    source: ageLimits,
    advice: '年齢の上限をなくすか、当てはまる例外事由を選び、理由を書いてください。',
  },
  age_limit_exception_misused: {
    severity: 'block',
    field: 'ageLimitException',
    rule: '年齢制限の例外事由の要件',
    source: ageLimits,
    advice:
      '1号は定年（60歳以上）を上限とする期間の定めのない契約、3号のイは期間の定めのない契約で経験を求めない募集、3号のロは30歳から49歳までの範囲の期間の定めのない契約に限られます。',
  },
  age_limit_in_text: {
    severity: 'review',
    field: 'duties',
    rule: '文章の中の年齢制限',
    source: ageLimits,
    advice: '年齢で応募を限る言葉を削除するか、例外事由に当たるときは年齢の欄に書いてください。',
  },
} as const satisfies Record<string, LegalRule>
