import { companyStatuses } from '#contract/codes/company.ts'
import type { Unanswered } from '#server/backend/applications/reply-deadlines.ts'
import type { OwnCompany } from '#server/backend/profiles/profiles.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import type { Context } from '#server/backend/schema/context.ts'

/** `unanswered`: asked for once for all of them, and only where a field wants it. */
type Own = OwnCompany & { unanswered: () => Promise<Unanswered> }

const ownCompanies = async (context: Context): Promise<Own[]> => {
  const { profiles, replyDeadlines } = context.services
  const own = await profiles.ownCompanies(callerOf(context).uid)
  const ids = own.map(({ id }) => id)
  let counts: ReturnType<typeof replyDeadlines.unanswered> | undefined
  return own.map((company) => ({
    ...company,
    unanswered: async () => {
      counts ??= replyDeadlines.unanswered(ids, context.now)
      return (await counts).get(company.id) ?? { waiting: 0, overdue: 0 }
    },
  }))
}

/** The companies the caller belongs to, in whatever state they are: `company` shows the public ones alone. */
export const addOwnCompanies = (builder: Builder, enums: Enums): void => {
  const Status = builder.enumType('CompanyStatus', { values: companyStatuses })
  const OwnCompany = builder.objectRef<Own>('OwnCompany').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      displayName: t.exposeString('displayName'),
      status: t.field({ type: Status, resolve: ({ status }) => status }),
      role: t.field({ type: enums.CompanyRole, resolve: ({ role }) => role }),
      usedAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the caller last chose to act for it.',
        resolve: ({ usedAt }) => usedAt,
      }),
      waiting: t.int({
        description: 'Applications that it has not answered.',
        resolve: async ({ unanswered }) => (await unanswered()).waiting,
      }),
      overdue: t.int({
        description: 'Of those, past the promised instant.',
        resolve: async ({ unanswered }) => (await unanswered()).overdue,
      }),
    }),
  })
  builder.queryFields((t) => ({
    ownCompanies: t.field({
      type: [OwnCompany],
      description: 'Empty for everybody who belongs to none.',
      resolve: (_parent, _args, context) => ownCompanies(context),
    }),
  }))
}
