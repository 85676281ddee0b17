import type { LegalRule } from './finding.ts'
import { equalOpportunity, fairSelection } from './sources.ts'

/** Whom an ad may ask for, and what may be asked of them. */
export const fairnessRules = {
  gendered_wording: {
    severity: 'review',
    field: 'duties',
    rule: '性別を限る表現',
    source: equalOpportunity,
    advice: '性別にかかわらず応募できることが分かる言葉に言い換えてください。',
  },
  unequal_treatment: {
    severity: 'review',
    field: 'duties',
    rule: '適性と能力に関係のない応募の条件',
    source: `職業安定法3条、${fairSelection}`,
    advice: '仕事に必要な技能や経験に言い換えるか、削除してください。',
  },
  unfair_question: {
    severity: 'review',
    field: 'questions',
    rule: '聞いてはならない質問',
    source: `職業安定法5条の5、${fairSelection}`,
    advice: '適性と能力に関係のない質問は削除してください。',
  },
  unfair_selection: {
    severity: 'review',
    field: 'selectionFlow',
    rule: '行ってはならない選考の方法',
    source: `職業安定法5条の5、${fairSelection}`,
    advice: '適性と能力に関係のない書類や調査を求めないでください。',
  },
  pressure_on_offers: {
    severity: 'review',
    field: 'selectionFlow',
    rule: '内定と引き換えの要求',
    source: '青少年雇用機会確保指針、政府による経済団体等への要請（就職・採用活動に関する要請事項）',
    advice: 'ほかの会社の辞退、就職活動の終了、保護者の同意を、内定や採用の条件にしないでください。',
  },
  questionnaire_demand: {
    severity: 'review',
    field: 'questions',
    rule: '性格や検査の結果の提出',
    source: `職業安定法5条の5、${fairSelection}、当サイトの利用規約`,
    advice:
      '性格診断や検査の結果、点数、タイプを学生に求めることはできません。自社で行う検査は、選考の流れに検査の名称だけを書いてください。',
  },
  unwise_condition: {
    severity: 'warn',
    field: 'duties',
    rule: '禁じられてはいないが、すすめない条件',
    source: fairSelection,
    advice: '法律は禁じていませんが、応募をためらわせます。理由を添えるか、言い換えることをおすすめします。',
  },
} as const satisfies Record<string, LegalRule>
