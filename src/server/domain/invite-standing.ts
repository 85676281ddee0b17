import type { Viewer } from '#contract/account.ts'
import type { InviteStanding } from '#contract/company-members.ts'

type Invite = { email: string; companyId: string }
type Person = { email: string | null; emailVerified: boolean; viewer: Viewer }

/** An invitation is for one address: whoever else holds its link can do nothing with it. */
export const isInvited = ({ email }: Pick<Invite, 'email'>, address: string | null): boolean =>
  address?.toLowerCase() === email.toLowerCase()

/** How a person stands to an invitation; null: nobody is signed in. What can never be comes before what can be mended. */
export const inviteStanding = (invite: Invite, person: Person | null): InviteStanding => {
  if (person === null) return 'sign_up'
  const { viewer, email, emailVerified } = person
  if (viewer.kind === 'student' || viewer.kind === 'admin') return viewer.kind
  if (viewer.kind === 'company' && viewer.memberships.some((each) => each.companyId === invite.companyId))
    return 'member'
  if (!isInvited(invite, email)) return 'other_address'
  if (viewer.kind === 'none') return 'finish'
  return emailVerified ? 'accept' : 'verify'
}
