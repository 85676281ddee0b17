/** The two sides of a thread. */
export const threadSides = ['student', 'company'] as const
export type ThreadSide = (typeof threadSides)[number]

/** Why nobody writes in a thread any more. `closed`: what a company is told when the student froze it. */
export const threadClosings = ['frozen', 'closed', 'withdrawn', 'suspended'] as const
export type ThreadClosing = (typeof threadClosings)[number]

/** Why a student freezes a thread and reports it. */
export const messageReportReasons = [
  'sexual',
  'threat',
  'private',
  'unfair_questions',
  'fraud',
  'other',
] as const
export type MessageReportReason = (typeof messageReportReasons)[number]
export const messageReportReasonNames = {
  sexual: '性的な発言や誘い（セクシュアルハラスメント）',
  threat: '威圧・暴言・人格の否定、内定や選考をたてにした要求',
  private: '選考に関係のない、私的な連絡や誘い',
  unfair_questions: '家族・思想・出身地など、採用に関係のない質問',
  fraud: '金銭の要求や、勧誘・詐欺の疑い',
  other: 'その他',
} as const satisfies Record<MessageReportReason, string>
