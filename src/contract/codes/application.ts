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
