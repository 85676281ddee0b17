import type { CompanyRole } from '#contract/account.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'

type Colleague = { companyId: string; id: string; uid: string; name: string | null; role: CompanyRole }

export type ColleagueRef = ReturnType<typeof addColleagues>

/** The people of a company, as far as they are told who is in charge of what. */
export const addColleagues = (builder: Builder, enums: Enums) => {
  const Type = builder.objectRef<Colleague>('Colleague').implement({
    description: 'A member of the caller’s company.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Of the membership.' }),
      name: t.exposeString('name', { nullable: true, description: 'Null: they wrote no profile yet.' }),
      isSelf: t.boolean({
        description: 'Whether it is the caller.',
        resolve: ({ uid }, _, context) => callerOf(context).uid === uid,
      }),
      role: t.field({ type: enums.CompanyRole, resolve: ({ role }) => role }),
    }),
  })
  builder.queryFields((t) => ({
    colleagues: t.field({
      type: [Type],
      description: 'Whom ads and interviews of the company may be given to; those who joined first first.',
      args: { companyId: t.arg.id({ required: true }) },
      resolve: (_, { companyId }, { services }) => services.adAssignees.colleagues(companyId),
    }),
  }))
  return Type
}
