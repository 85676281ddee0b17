import { companyRoles } from '#contract/account.ts'
import { companyStatuses } from '#contract/codes/company.ts'
import type { OwnCompany } from '#server/backend/profiles/profiles.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'

/** The companies the caller belongs to, in whatever state they are: `company` shows the public ones alone. */
export const addOwnCompanies = (builder: Builder): void => {
  const Status = builder.enumType('CompanyStatus', { values: companyStatuses })
  const Role = builder.enumType('CompanyRole', { values: companyRoles })
  const OwnCompany = builder.objectRef<OwnCompany>('OwnCompany').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      displayName: t.exposeString('displayName'),
      status: t.field({ type: Status, resolve: ({ status }) => status }),
      role: t.field({ type: Role, resolve: ({ role }) => role }),
    }),
  })
  builder.queryFields((t) => ({
    ownCompanies: t.field({
      type: [OwnCompany],
      description: 'Empty for everybody who belongs to none.',
      resolve: (_parent, _args, context) => context.services.profiles.ownCompanies(callerOf(context).uid),
    }),
  }))
}
