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
/**
 * `offered`: the company wants the person, in whatever words its ad's kind has (`src/contract/application-words.ts`).
 * `declined`: the student turned that down. `not_selected`: the company decided against.
 */
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Who moved an application on; `site` is a task of ours. */
export const applicationActors = ['student', 'company', 'operator', 'site'] as const
export type ApplicationActor = (typeof applicationActors)[number]

/**
 * Why a company decided against somebody, for its own records; none names what may not be asked (公正な採用選考の基本).
 * `other` goes with a note or with the words to the student.
 */
export const declineReasons = ['filled', 'requirements', 'conditions', 'selection', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]
