import { companyIdSchema, inviteAnswers, memberChangeAnswers } from '#contract/company-members.ts'
import type { CompanyMembers } from '#server/backend/members/member-lists.ts'
import type { Invite } from '#server/backend/members/invite-rows.ts'
import type { Member } from '#server/backend/members/member-rows.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'

/** The people of a company, and whom its owners asked to join. */
export const addMembers = (builder: Builder, { CompanyRole }: Enums): void => {
  builder.enumType('InviteAnswer', {
    values: inviteAnswers,
    description:
      'member: a member has the address; invited: it has an open invitation; invites_full, members_full: there are as many as there may be; limited: enough mails for now; not_active: only approved companies invite.',
  })
  builder.enumType('MemberChangeAnswer', {
    values: memberChangeAnswers,
    description: 'last_owner: the company would be left without one, so nothing changed.',
  })
  const Member = builder.objectRef<Member & { own: boolean }>('CompanyMember').implement({
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Of the membership.' }),
      own: t.boolean({ description: 'The caller’s.', resolve: ({ own }) => own }),
      role: t.field({ type: CompanyRole, resolve: ({ role }) => role }),
      name: t.exposeString('name', { nullable: true, description: 'Null: the person wrote no profile yet.' }),
      title: t.exposeString('title', { nullable: true }),
      email: t.exposeString('email'),
      since: t.field({ type: 'DateTime', resolve: ({ since }) => since }),
    }),
  })
  const Invite = builder.objectRef<Invite>('CompanyInvite').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      email: t.exposeString('email'),
      role: t.field({ type: CompanyRole, resolve: ({ role }) => role }),
      invitedBy: t.exposeString('invitedBy', { nullable: true }),
      expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => expiresAt }),
      ended: t.boolean({
        description: 'Too old to be accepted; it can be sent again.',
        resolve: ({ expiresAt }, _args, { now }) => expiresAt <= now,
      }),
    }),
  })
  const Members = builder.objectRef<CompanyMembers>('CompanyMembers').implement({
    fields: (t) => ({
      company: t.exposeString('company', { description: 'Its name.' }),
      members: t.field({
        type: [Member],
        description: 'Those who joined first first; 50 at the most.',
        resolve: ({ members }, _args, context) =>
          members.map((member) => ({ ...member, own: member.uid === callerOf(context).uid })),
      }),
      invites: t.field({
        type: [Invite],
        description: 'Those that hold longest first, with those that ended in the last week; 50 at the most.',
        resolve: ({ invites }) => [...invites],
      }),
    }),
  })
  builder.queryFields((t) => ({
    companyMembers: t.field({
      type: Members,
      args: { company: t.arg.id({ required: true }) },
      resolve: (_parent, args, { services }) =>
        services.memberLists.of(parseInput(companyIdSchema, args).company),
    }),
  }))
}
