import { companyThingSchema, inviteAnswers, inviteMemberSchema } from '#contract/company-members.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import { found } from './found.ts'

/** Whom owners ask to join. */
export const addInvites = (builder: Builder, { CompanyRole }: Enums): void => {
  const Answer = builder.enumType('InviteAnswer', {
    values: inviteAnswers,
    description:
      'member: a member has the address; invited: it has an open invitation; invites_full, members_full: there are as many as there may be; limited: enough mails for now; not_active: only approved companies invite.',
  })
  builder.mutationFields((t) => ({
    inviteMember: t.field({
      type: Answer,
      args: {
        company: t.arg.id({ required: true }),
        email: t.arg.string({ required: true }),
        role: t.arg({ type: CompanyRole, required: true }),
      },
      resolve: (_, args, context) =>
        found(context.services.invites.invite(callerOf(context).uid, parseInput(inviteMemberSchema, args))),
    }),
    resendInvite: t.field({
      type: Answer,
      description: 'With another link; the one before is void.',
      args: { company: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
      resolve: (_, args, context) =>
        found(context.services.invites.resend(callerOf(context).uid, parseInput(companyThingSchema, args))),
    }),
    revokeInvite: t.boolean({
      description: 'False: there was none.',
      args: { company: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
      resolve: (_, args, context) =>
        found(context.services.invites.revoke(callerOf(context).uid, parseInput(companyThingSchema, args))),
    }),
  }))
}
