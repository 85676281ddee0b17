import type { LegalRule } from './finding.ts'
import { ownStandard, threeMinistries } from './sources.ts'

/** Internships, and programmes that are no employment. */
export const programmeRules = {
  internship_misnamed: {
    severity: 'block',
    field: 'title',
    rule: '「インターンシップ」の名称',
    source: threeMinistries,
    advice:
      'この種別の募集は「インターンシップ」と呼べません。オープン・カンパニー、長期有給就業などの名称に直してください。',
  },
  internship_too_short: {
    severity: 'block',
    field: 'termTo',
    rule: 'インターンシップの期間',
    source: threeMinistries,
    advice: '汎用的能力活用型は5日、専門活用型は2週間、高度専門型は2か月以上の期間にしてください。',
  },
  internship_work_unstated: {
    severity: 'warn',
    field: 'duties',
    rule: 'インターンシップの就業体験と指導',
    source: threeMinistries,
    advice: '日数の半分を超える職場での就業体験と、社員による指導や評価を、内容に書くことをおすすめします。',
  },
  internship_use_unstated: {
    severity: 'warn',
    field: 'duties',
    rule: 'インターンシップで得た学生情報の扱い',
    source: threeMinistries,
    advice: '得た学生情報を採用活動に使うかどうか、使うならいつからかを書くことをおすすめします。',
  },
  programme_dates_missing: {
    severity: 'block',
    field: 'termFrom',
    rule: '開催日',
    source: ownStandard,
    advice: '開催する期間の最初の日と最後の日を書いてください。',
  },
  programme_length_missing: {
    severity: 'block',
    field: 'duties',
    rule: '日数',
    source: ownStandard,
    advice: '一人が参加する日数または時間を、「5日間」「2時間」のように書いてください。',
  },
  programme_travel_missing: {
    severity: 'block',
    field: 'wageNote',
    rule: '報酬と交通費',
    source: ownStandard,
    advice: '報酬と交通費の有無を補足に書いてください。',
  },
  programme_audience_missing: {
    severity: 'block',
    field: 'graduationYears',
    rule: '対象',
    source: ownStandard,
    advice: '対象の卒業年を選ぶか、「対象：学年は問いません」のように内容に書いてください。',
  },
  programme_recruits: {
    severity: 'review',
    field: 'duties',
    rule: '採用選考につながる催し',
    source: threeMinistries,
    advice:
      'オープン・カンパニーとキャリア教育では、得た学生情報を採用活動に使えません。選考の優遇や内々定の約束は削除してください。',
  },
  unpaid_work: {
    severity: 'review',
    field: 'duties',
    rule: '無給の催しでの労働',
    source: '労働基準法9条、インターンシップにおける学生の労働者性（平成9年9月18日基発636号）',
    advice: '会社の利益になる作業をさせるなら労働です。雇用契約を結ぶ種別で、賃金を示して募集してください。',
  },
} as const satisfies Record<string, LegalRule>
