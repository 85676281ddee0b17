import type { LegalRule } from './finding.ts'
import { guideline, mustState, ownStandard } from './sources.ts'

/** Hours, breaks, overtime and holidays. */
export const hoursRules = {
  hours_missing: {
    severity: 'block',
    field: 'startsAt',
    rule: '始業と終業の時刻',
    source: `${mustState}4号`,
    advice:
      '始業と終業の時刻を書いてください。シフト制などで決まらないときは、時間帯と1日の時間を補足に書きます。',
  },
  hours_too_long: {
    severity: 'block',
    field: 'endsAt',
    rule: '1日の労働時間',
    source: '労働基準法32条2項',
    advice:
      '休憩を除いて1日8時間までにしてください。変形労働時間制のときは、勤務時間の制度で選んでください。',
  },
  weekly_hours_too_long: {
    severity: 'block',
    field: 'holidaysPerYear',
    rule: '週の労働時間',
    source: '労働基準法32条1項・32条の2〜32条の4、同法施行規則25条の2',
    advice:
      '1日の時間と年間休日から計算した週の平均が40時間を超えます。休日を増やすか1日の時間を短くしてください（常時10人未満の商業・接客業などは44時間）。',
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
    source: `${mustState}4号、労働基準法38条の3・38条の4、${guideline}`,
    advice: '1日に働いたものとみなす時間を書いてください。',
  },
  deemed_hours_without_system: {
    severity: 'block',
    field: 'deemedMinutes',
    rule: '裁量労働制でない募集のみなし労働時間',
    source: '職業安定法5条の4、労働基準法38条の3・38条の4',
    advice: 'みなし労働時間は裁量労働制のときだけ書きます。制度を選び直すか、削除してください。',
  },
  discretionary_consent_unstated: {
    severity: 'warn',
    field: 'hoursNote',
    rule: '裁量労働制の本人の同意',
    source: '労働基準法38条の3・38条の4、同法施行規則24条の2の2（2024年4月施行）',
    advice: '適用には本人の同意が要ること、同意しないときの働き方を補足に書くことをおすすめします。',
  },
  hours_system_unexplained: {
    severity: 'warn',
    field: 'hoursNote',
    rule: '勤務時間の制度の説明',
    source: '職業安定法5条の4',
    advice:
      'フレックスタイム制はコアタイムと清算期間、変形労働時間制は期間と週の平均、シフト制は決め方を補足に書くことをおすすめします。',
  },
  overtime_hours_missing: {
    severity: 'block',
    field: 'overtimeHours',
    rule: '時間外労働の時間',
    source: `${mustState}4号（時間数は${ownStandard}）`,
    advice: '時間外労働の月平均の時間を書いてください。',
  },
  overtime_over_limit: {
    severity: 'review',
    field: 'overtimeHours',
    rule: '時間外労働の上限',
    source: '労働基準法36条4項〜6項',
    advice:
      '時間外労働の上限は原則として月45時間です。月平均を見直すか、特別条項や適用の例外があるときは補足に書いてください。',
  },
  holidays_missing: {
    severity: 'block',
    field: 'holidays',
    rule: '休日',
    source: `${mustState}4号`,
    advice: '休みの曜日や決め方を書いてください。',
  },
  holidays_too_few: {
    severity: 'block',
    field: 'holidaysPerYear',
    rule: '週1日の休日',
    source: '労働基準法35条1項',
    advice: '休日は毎週1日以上、年に52日以上必要です。',
  },
  holidays_contradict: {
    severity: 'block',
    field: 'holidays',
    rule: '完全週休2日制の表示',
    source: '職業安定法5条の4',
    advice:
      '「完全週休2日制」は毎週2日の休みがある制度で、年に104日以上になります。年間休日に合わせて書き直してください。',
  },
  yearly_holidays_unstated: {
    severity: 'warn',
    field: 'holidaysPerYear',
    rule: '年間休日',
    source: '職業安定法5条の4',
    advice:
      '年間休日の日数を書くことをおすすめします。書かれていないため、賃金は休日が最も少ない年105日として計算しました。',
  },
} as const satisfies Record<string, LegalRule>
