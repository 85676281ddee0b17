import {
  acceptInviteSchema,
  changeRoleSchema,
  companyIdSchema,
  companyThingSchema,
  inviteMemberSchema,
} from '#contract/company-members.ts'
import { graphql } from '#operations/graphql.ts'
import { found } from '#server/backend/procedures/found.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { unlessLimited } from '#server/backend/procedures/unless-limited.ts'
import { account, ofArgument, whoMay } from '#server/domain/access-row.ts'

const managers = whoMay('manageMembers', ofArgument('company'), 'verified', 'second_factor')

export const inviteMember = procedure({
  name: 'inviteMember',
  actions: ['members.invite'],
  who: managers,
  input: inviteMemberSchema,
  types: { role: 'CompanyRole!' },
  answer: 'InviteAnswer!',
  run: ({ services, caller }, wanted) => found(services.invites.invite(caller.uid, wanted)),
})

export const resendInvite = procedure({
  name: 'resendInvite',
  actions: ['members.resendInvite'],
  who: managers,
  description: 'With another link; the one before is void.',
  input: companyThingSchema,
  answer: 'InviteAnswer!',
  run: ({ services, caller }, named) => found(services.invites.resend(caller.uid, named)),
})

export const revokeInvite = procedure({
  name: 'revokeInvite',
  actions: ['members.revokeInvite'],
  who: managers,
  description: 'False: there was none.',
  input: companyThingSchema,
  answer: 'Boolean!',
  run: ({ services, caller }, named) => found(services.invites.revoke(caller.uid, named)),
})

export const acceptInvite = procedure({
  name: 'acceptInvite',
  actions: ['members.acceptInvite'],
  // The enrolment of a second factor comes after: it is asked of members alone.
  who: account(['company'], 'email', 'verified'),
  input: acceptInviteSchema,
  answer: 'AcceptedInvite!',
  document: graphql(`
    mutation AcceptInvite($token: String!) {
      acceptInvite(token: $token) {
        answer
        companyId
      }
    }
  `),
  run: ({ services, addressedCaller }, { token }) => services.inviteLinks.accept(addressedCaller, token),
})

export const changeMemberRole = procedure({
  name: 'changeMemberRole',
  actions: ['members.changeRole'],
  who: managers,
  input: changeRoleSchema,
  types: { role: 'CompanyRole!' },
  answer: 'MemberChangeAnswer!',
  run: ({ services, caller }, { role, ...named }) =>
    found(unlessLimited(services.members.changeRole(caller.uid, named, role))),
})

export const removeMember = procedure({
  name: 'removeMember',
  actions: ['members.removeMember'],
  who: managers,
  input: companyThingSchema,
  answer: 'MemberChangeAnswer!',
  run: ({ services, caller }, named) => found(unlessLimited(services.members.remove(caller.uid, named))),
})

export const leaveCompany = procedure({
  name: 'leaveCompany',
  actions: ['members.leave'],
  who: whoMay('leaveCompany', ofArgument('company'), 'second_factor'),
  input: companyIdSchema,
  answer: 'MemberChangeAnswer!',
  run: ({ services, caller }, { company }) => found(services.members.leave(caller.uid, company)),
})

export const useCompany = procedure({
  name: 'useCompany',
  actions: ['members.useCompany'],
  who: whoMay('seeCompany', ofArgument('company'), 'second_factor'),
  description: 'Notes for which of their companies the caller acts: it is shown first from then on.',
  input: companyIdSchema,
  answer: 'Boolean!',
  run: ({ services, caller }, { company }) => services.members.use(caller.uid, company),
})
