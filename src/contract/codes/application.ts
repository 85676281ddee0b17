/** How far an application has come. The moves between them are a table in `src/server/domain/application-life.ts`. */
export const applicationStatuses = [
  'draft',
  'submitted',
  'viewed',
  'screening',
  'interview',
  'offered',
  'accepted',
  'declined',
  'not_selected',
  'withdrawn',
  'closed_no_reply',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** `declined`: the student turned the offer down. `not_selected`: the company decided against. */
export const applicationStatusNames = {
  draft: '下書き',
  submitted: '応募済み',
  viewed: '企業が確認済み',
  screening: '選考中',
  interview: '面接',
  offered: '内定',
  accepted: '承諾済み',
  declined: '辞退（内定）',
  not_selected: '見送り',
  withdrawn: '取り下げ',
  closed_no_reply: '返信なしで終了',
} as const satisfies Record<ApplicationStatus, string>

/** Who moved an application on; `site` is a task of ours. */
export const applicationActors = ['student', 'company', 'operator', 'site'] as const
export type ApplicationActor = (typeof applicationActors)[number]

/**
 * Why a company decided against somebody, for its own records; none names what may not be asked (公正な採用選考の基本).
 * `other` goes with a note or with the words to the student.
 */
export const declineReasons = ['filled', 'requirements', 'conditions', 'selection', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]
export const declineReasonNames = {
  filled: '募集人数に達した',
  requirements: '募集要件と合わない',
  conditions: '勤務できる条件が合わない',
  selection: '書類や面接での選考の結果',
  other: 'その他',
} as const satisfies Record<DeclineReason, string>
