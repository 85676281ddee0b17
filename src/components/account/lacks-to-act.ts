import type { Session } from '#contract/auth.ts'

/** What a person lacks for what asks for a second factor and a sign-in of the last `seconds`; null: nothing. The backend judges alike. */
export const lacksToAct = (
  { secondFactor, authTime }: Pick<Session, 'secondFactor' | 'authTime'>,
  now: Date,
  seconds: number,
): 'second_factor' | 'recent' | null => {
  if (!secondFactor) return 'second_factor'
  return now.getTime() - authTime.getTime() > seconds * 1000 ? 'recent' : null
}
