import type { Session } from '#contract/auth.ts'
import { deskSignInSeconds } from '#contract/desk.ts'

/** What a person lacks to act at the desk; null: nothing. The backend judges by the same rule. */
export const canActAtDesk = (
  { secondFactor, authTime }: Pick<Session, 'secondFactor' | 'authTime'>,
  now: Date,
): 'second_factor' | 'recent' | null => {
  if (!secondFactor) return 'second_factor'
  return now.getTime() - authTime.getTime() > deskSignInSeconds * 1000 ? 'recent' : null
}
