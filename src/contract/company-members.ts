import { idText } from './text-input.ts'
import * as z from 'zod/mini'
import { companyRoles } from './account.ts'
import { emailSchema } from './account-field.ts'
import { inviteTokenSchema } from './member-account.ts'

export const memberLimits = {
  /** People of one company. */
  members: 50,
  /** Invitations of one company that can still be accepted. */
  openInvites: 20,
  /** Invitations that a list holds, with those that ended. */
  listedInvites: 50,
  /** Companies of one person. */
  companies: 20,
  /** Days in which an invitation can be accepted. */
  inviteDays: 7,
  /** Days for which one that nobody accepted is kept after that, so that it can be sent again. */
  endedInviteDays: 7,
} as const

const roleSchema = z.enum(companyRoles, 'CHOOSE')
/** True for what can be the token of an invitation. */
export const isInviteToken = (text: string): boolean => inviteTokenSchema.safeParse(text).success

export const companyIdSchema = z.object({ company: idText })
export const inviteMemberSchema = z.object({ company: idText, email: emailSchema, role: roleSchema })
/** `id`: of an invitation, or of a membership. */
export const companyThingSchema = z.object({ company: idText, id: idText })
export const changeRoleSchema = z.object({ company: idText, id: idText, role: roleSchema })
export const acceptInviteSchema = z.object({ token: inviteTokenSchema })

/**
 * member: the address is a member's; invited: it has an invitation that is open; invites_full, members_full: the company has
 * as many as it may; limited: enough mails for now; not_active: only approved companies invite.
 */
export const inviteAnswers = [
  'sent',
  'member',
  'invited',
  'invites_full',
  'members_full',
  'limited',
  'not_active',
] as const
export type InviteAnswer = (typeof inviteAnswers)[number]

/** last_owner: the company would be left without one. */
export const memberChangeAnswers = ['done', 'last_owner'] as const
export type MemberChangeAnswer = (typeof memberChangeAnswers)[number]

/**
 * ended: the invitation is over; other_address: it is for another one; member: the person already belongs to the company;
 * members_full, companies_full: the company, or the person, has as many as there may be.
 */
export const acceptInviteAnswers = [
  'accepted',
  'ended',
  'other_address',
  'member',
  'members_full',
  'companies_full',
] as const
export type AcceptInviteAnswer = (typeof acceptInviteAnswers)[number]

/**
 * How somebody stands to an invitation. sign_up: nobody is signed in; finish: their account was not finished; verify: their
 * address is not verified; accept: they may; student, admin: such an account belongs to no company.
 */
export const inviteStandings = [
  'sign_up',
  'finish',
  'verify',
  'accept',
  'member',
  'other_address',
  'student',
  'admin',
] as const
export type InviteStanding = (typeof inviteStandings)[number]
