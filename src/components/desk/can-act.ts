import { lacksToAct } from '#components/account/lacks-to-act.ts'
import type { Session } from '#contract/auth.ts'
import { deskSignInSeconds } from '#contract/desk.ts'

/** What a person lacks to act at the desk; null: nothing. */
export const canActAtDesk = (session: Pick<Session, 'secondFactor' | 'authTime'>, now: Date) =>
  lacksToAct(session, now, deskSignInSeconds)
