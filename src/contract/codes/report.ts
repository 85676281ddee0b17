/** Why an ad was reported: what the reporter ticks, the operator reads and the company is told. */
export const reportReasons = [
  'false_terms',
  'discrimination',
  'unlawful_terms',
  'already_closed',
  'fraud',
  'unfair_questions',
  'pressure',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]
export const reportReasonNames = {
  false_terms: '内容が虚偽、または実際の条件と違う',
  discrimination: '差別的な表現がある',
  unlawful_terms: '法律に反する条件がある（罰金・最低賃金・年齢の制限など）',
  already_closed: '募集が終わっているのに載っている',
  fraud: '詐欺、または勧誘や販売が目的の疑いがある',
  unfair_questions: '家族・思想・性格検査など、採用に関係のないことを求められた',
  pressure: '他社の辞退や保護者の同意を求められた、承諾をせかされた',
  other: 'その他',
} as const satisfies Record<ReportReason, string>

/** What became of a report. */
export const reportOutcomes = ['removed', 'ended', 'corrected', 'warned', 'no_problem'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]
/** As both sides are told it. */
export const reportOutcomeNames = {
  removed: '求人の掲載を取りやめました',
  ended: '求人の募集は終わっています',
  corrected: '求人の内容が改められました',
  warned: '会社に改善を求めました',
  no_problem: '問題は確認できませんでした',
} as const satisfies Record<ReportOutcome, string>
