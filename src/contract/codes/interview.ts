/** Which of a company's interviews it is. */
export const interviewRounds = ['first', 'second', 'third', 'final', 'meeting'] as const
export type InterviewRound = (typeof interviewRounds)[number]
export const interviewRoundNames = {
  first: '一次面接',
  second: '二次面接',
  third: '三次面接',
  final: '最終面接',
  meeting: '面談',
} as const satisfies Record<InterviewRound, string>

export const interviewWays = ['place', 'online'] as const
export type InterviewWay = (typeof interviewWays)[number]
export const interviewWayNames = {
  place: '対面',
  online: 'オンライン',
} as const satisfies Record<InterviewWay, string>

/**
 * `offered`: the student is asked to choose. `booked`: chosen. `released`: was booked, and one can choose again. `ended`:
 * nothing comes of it any more.
 */
export const interviewStates = ['offered', 'booked', 'released', 'ended'] as const
export type InterviewState = (typeof interviewStates)[number]
