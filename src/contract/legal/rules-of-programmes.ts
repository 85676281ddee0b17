import type { LegalRule } from './finding.ts'
import { ownStandard, threeMinistries } from './sources.ts'

/** Internships, and programmes that are no employment. */
export const programmeRules = {
  internship_misnamed: {
    severity: 'block',
    field: 'title',
    rule: '「インターンシップ」の名称',
    source: `${threeMinistries}、${ownStandard}`,
    advice:
      'この種別の募集は「インターンシップ」と呼べません。オープン・カンパニー、長期有給就業などの名称に直してください。',
  },
  internship_too_short: {
    severity: 'block',
    field: 'eventDays',
    rule: 'インターンシップの期間',
    source: `${threeMinistries}、${ownStandard}`,
    advice: '汎用的能力活用型は5日、専門活用型は2週間以上の期間にしてください。',
  },
  research_internship_short: {
    severity: 'review',
    field: 'termTo',
    rule: '高度専門型インターンシップの期間',
    source: `${threeMinistries}、ジョブ型研究インターンシップ実施方針（文部科学省）`,
    advice:
      '博士課程向け（ジョブ型研究インターンシップ）は、原則2か月以上です。短くするときや修士課程向けの試行のときは、対象と期間の理由を内容に書いてください。',
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
  programme_content_missing: {
    severity: 'block',
    field: 'duties',
    rule: 'プログラムの内容',
    source: ownStandard,
    advice: 'プログラムの内容を具体的に書いてください。',
  },
  programme_venue_missing: {
    severity: 'block',
    field: 'workplaces',
    rule: '会場',
    source: ownStandard,
    advice: '会場（オンラインだけのときは主催する事業所の所在地）を書いてください。',
  },
  programme_times_missing: {
    severity: 'block',
    field: 'startsAt',
    rule: 'はじまる時刻とおわる時刻',
    source: ownStandard,
    advice: 'はじまる時刻とおわる時刻を書いてください。',
  },
  programme_steps_missing: {
    severity: 'block',
    field: 'selectionFlow',
    rule: '参加までの流れ',
    source: ownStandard,
    advice: '参加までの流れを書いてください。',
  },
  programme_dates_missing: {
    severity: 'block',
    field: 'eventDates',
    rule: '開催日',
    source: ownStandard,
    advice: '開催する日または期間を書いてください。',
  },
  programme_length_missing: {
    severity: 'block',
    field: 'eventDays',
    rule: '日数',
    source: ownStandard,
    advice: '一人が参加する日数を書いてください。1日に満たないときは1日です。',
  },
  programme_travel_missing: {
    severity: 'block',
    field: 'travelCosts',
    rule: '交通費',
    source: ownStandard,
    advice: '交通費の有無を書いてください。支給しないときもその旨を書きます。',
  },
  programme_audience_missing: {
    severity: 'block',
    field: 'participants',
    rule: '対象',
    source: ownStandard,
    advice: '対象の学校や学年を書いてください。限らないときは「学年は問いません」のように書きます。',
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
  programme_burdens: {
    severity: 'review',
    field: 'duties',
    rule: '参加する学生への負担や拘束',
    source:
      '労働基準法16条・61条、最低賃金法4条、男女雇用機会均等法13条、インターンシップの推進に当たっての基本的考え方',
    advice: '参加する学生に、費用、商品の購入、ほかの就職活動の制限などを求めないでください。',
  },
} as const satisfies Record<string, LegalRule>
