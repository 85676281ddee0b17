import { asc, eq } from 'drizzle-orm'
import { companyRoles, type CompanyRole } from '#contract/account.ts'
import { companyStatuses, type CompanyStatus } from '#contract/codes/company.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Context } from '#server/backend/schema/context.ts'
import { requireViewer } from './require-role.ts'

type OwnCompany = { id: string; displayName: string; status: CompanyStatus; role: CompanyRole }

const find = async (context: Context): Promise<OwnCompany[]> => {
  if (context.identity === null) return []
  const { identity, viewer } = await requireViewer(context)
  if (viewer.kind !== 'company') return []
  return context.database
    .select({
      id: company.id,
      displayName: company.displayName,
      status: company.status,
      role: companyMember.role,
    })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(eq(companyMember.uid, identity.uid))
    .orderBy(asc(companyMember.id))
    .limit(50)
}

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
      resolve: (_parent, _args, context) => find(context),
    }),
  }))
}
