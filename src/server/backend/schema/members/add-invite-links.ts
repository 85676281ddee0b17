import { acceptInviteAnswers, inviteStandings } from '#contract/company-members.ts'
import type { SeenInvite } from '#server/backend/members/invite-links.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'

/** The link of an invitation. Whoever has it may look at it; it is accepted by whom it is for. */
export const addInviteLinks = (builder: Builder, { CompanyRole }: Enums): void => {
  const Standing = builder.enumType('InviteStanding', {
    values: inviteStandings,
    description: 'How the caller stands to an invitation.',
  })
  const Answer = builder.enumType('AcceptInviteAnswer', {
    values: acceptInviteAnswers,
    description:
      'ended: it is over; other_address: it is for another one; members_full, companies_full: the company, or the caller, has as many as there may be.',
  })
  const Invitation = builder.objectRef<SeenInvite>('CompanyInvitation').implement({
    fields: (t) => ({
      companyId: t.exposeID('companyId'),
      company: t.exposeString('company', { description: 'Its name.' }),
      role: t.field({ type: CompanyRole, resolve: ({ role }) => role }),
      email: t.exposeString('email', { description: 'Whom it is for.' }),
      invitedBy: t.exposeString('invitedBy', {
        nullable: true,
        description: 'Null: who has no profile yet.',
      }),
      expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => expiresAt }),
      standing: t.field({ type: Standing, resolve: ({ standing }) => standing }),
    }),
  })
  builder.objectRef<Objects['AcceptedInvite']>('AcceptedInvite').implement({
    fields: (t) => ({
      answer: t.field({ type: Answer, resolve: ({ answer }) => answer }),
      companyId: t.exposeID('companyId', {
        nullable: true,
        description: 'Of which the caller is a member; null: of none by this.',
      }),
    }),
  })
  builder.queryFields((t) => ({
    companyInvite: t.field({
      type: Invitation,
      nullable: true,
      description:
        'What a link is for; looking uses nothing up. Null: it is none, too old, used or withdrawn.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_, { token }, { services, identity, viewer }) =>
        services.inviteLinks.look(token, identity === null ? null : { ...identity, viewer }),
    }),
  }))
}
