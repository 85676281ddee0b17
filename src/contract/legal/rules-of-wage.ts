import type { LegalRule } from './finding.ts'
import { guideline, mustState, ownStandard } from './sources.ts'

/** Pay, fixed overtime, and what is promised of either. */
export const wageRules = {
  wage_missing: {
    severity: 'block',
    field: 'wageMin',
    rule: '賃金の額',
    source: `${mustState}5号`,
    advice: '手当や固定残業代を除いた基本給の額を書いてください。',
  },
  below_minimum_wage: {
    severity: 'block',
    field: 'wageMin',
    rule: '地域別最低賃金',
    source: '最低賃金法4条、同法施行規則2条',
    advice:
      '就業場所の都道府県の最低賃金以上の額にしてください。就業場所が複数あるときは最も高い額を基準にします。',
  },
  minimum_wage_unsure: {
    severity: 'warn',
    field: 'wageMin',
    rule: '新しい地域別最低賃金',
    source: '最低賃金法4条・12条',
    advice:
      '当サイトの最低賃金の表はその後の改定をまだ含みません。都道府県労働局が公示する最新の額以上であることを確かめてください。',
  },
  fixed_overtime_incomplete: {
    severity: 'block',
    field: 'fixedOvertimeAmount',
    rule: '固定残業代の4項目',
    source: `${mustState}5号、${guideline}`,
    advice: '固定残業代は、名称・時間数・金額・超過分を追加で支払うことの4つをすべて書いてください。',
  },
  fixed_overtime_excess_unpaid: {
    severity: 'block',
    field: 'fixedOvertimeExcessPaid',
    rule: '固定残業代を超える時間の割増賃金',
    source: `労働基準法37条、${guideline}`,
    advice: '定めた時間を超えた分の割増賃金は追加で支払わなければなりません。支払うことを明示してください。',
  },
  fixed_overtime_too_low: {
    severity: 'block',
    field: 'fixedOvertimeAmount',
    rule: '固定残業代の額と時間数',
    source: '労働基準法37条、同法施行規則19条、割増賃金令',
    advice:
      '基本給を月の所定労働時間で割った額に1.25と固定残業の時間数をかけた額以上にするか、時間数を減らしてください。',
  },
  fixed_overtime_over_45: {
    severity: 'review',
    field: 'fixedOvertimeHours',
    rule: '月45時間を超える固定残業代',
    source: '労働基準法36条4項',
    advice: '時間外労働の上限は原則として月45時間です。固定残業代の時間数を45時間以内にしてください。',
  },
  fixed_overtime_hidden: {
    severity: 'block',
    field: 'fixedOvertimeAmount',
    rule: '文章の中の固定残業代',
    source: `職業安定法5条の4、${guideline}`,
    advice: '給与に含まれる固定残業代は、固定残業代の欄に名称・時間数・金額を分けて書いてください。',
  },
  fixed_overtime_without_overtime: {
    severity: 'block',
    field: 'overtime',
    rule: '固定残業代と時間外労働の有無',
    source: '職業安定法5条の4',
    advice: '固定残業代があるときは、時間外労働を「あり」にするか、固定残業代をなくしてください。',
  },
  wage_includes_allowances: {
    severity: 'review',
    field: 'wageNote',
    rule: '手当を含む賃金の表示',
    source: `${mustState}5号、${guideline}`,
    advice: '基本給と手当を分け、手当は手当の欄に名称と額を書いてください。',
  },
  training_pay_lower: {
    severity: 'review',
    field: 'wageNote',
    rule: '研修中の賃金',
    source: `最低賃金法4条、${mustState}5号`,
    advice:
      '研修中も最低賃金以上の額にしてください。募集の賃金より低い額の期間があるときは、賃金の欄の下限をその額にするか、試用期間の条件に期間と額を書いてください。',
  },
  wage_too_good: {
    severity: 'review',
    field: 'wageMin',
    rule: '著しく高い賃金',
    source: '職業安定法5条の4・63条2号',
    advice:
      '学生を対象とする募集としては著しく高い額です。単位に誤りがないか確かめ、額の根拠を補足に書いてください。',
  },
  wage_range_too_wide: {
    severity: 'warn',
    field: 'wageMax',
    rule: '賃金の幅',
    source: '職業安定法5条の4',
    advice: '上限が下限の1.5倍を超えます。どの場合にどの額になるかを補足に書くか、幅を狭くしてください。',
  },
  promise_without_figures: {
    severity: 'review',
    field: 'duties',
    rule: '数字のない約束',
    source: '職業安定法5条の4',
    advice: '実績の数字と時点を書くか、その言葉を削除してください。',
  },
  unlawful_condition: {
    severity: 'review',
    field: 'duties',
    rule: '法に反する条件',
    source: '労働基準法16条・24条・27条・34条・35条・37条・39条・89条、健康保険法161条、職業安定法39条',
    advice: '法に反する条件は募集に書かず、実際の取り扱いも見直してください。',
  },
  empty_phrase: {
    severity: 'warn',
    field: 'duties',
    rule: '中身の伝わらない言葉',
    source: ownStandard,
    advice: '学生が知りたいのは事実です。人数、制度、実例などに置きかえることをおすすめします。',
  },
} as const satisfies Record<string, LegalRule>
