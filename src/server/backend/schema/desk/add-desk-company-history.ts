import type { CompanyEvent } from '#server/backend/companies/company-events.ts'
import type { ListedCompany } from '#server/backend/companies/company-lists.ts'
import type { Builder } from '#server/backend/schema/builder.ts'

export type DeskCompanyTalk = {
  kind: 'question' | 'appeal'
  text: string
  at: Date
  answer: string | null
  granted: boolean | null
}

/** What happened to a company, what it was asked, and what it asks for. */
export const addDeskCompanyHistory = (builder: Builder) => {
  const Event = builder.objectRef<CompanyEvent>('DeskCompanyEvent').implement({
    description: 'A line of the audit log.',
    fields: (t) => ({
      at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
      action: t.exposeString('action'),
      by: t.string({ description: 'admin, member, command or site.', resolve: ({ by }) => by.kind }),
      admin: t.string({
        nullable: true,
        description: 'The address of an operator.',
        resolve: ({ by }) => (by.kind === 'admin' ? by.email : null),
      }),
      detail: t.field({
        type: ['String'],
        description: 'Names and values by turns.',
        resolve: ({ detail }) =>
          Object.entries(detail).flatMap(([name, value]) =>
            value === null || value === '' ? [] : [name, String(value)],
          ),
      }),
    }),
  })
  const Talk = builder.objectRef<DeskCompanyTalk>('DeskCompanyTalk').implement({
    description: 'A question or an appeal, with what became of it.',
    fields: (t) => ({
      kind: t.string({ description: 'question or appeal.', resolve: ({ kind }) => kind }),
      text: t.exposeString('text'),
      at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
      answer: t.exposeString('answer', { nullable: true }),
      granted: t.exposeBoolean('granted', { nullable: true }),
    }),
  })
  const Rename = builder.objectRef<NonNullable<ListedCompany['rename']>>('DeskCompanyRename').implement({
    fields: (t) => ({
      legalName: t.exposeString('legalName'),
      kana: t.exposeString('kana'),
      displayName: t.exposeString('displayName'),
      corporateNumber: t.exposeString('corporateNumber', { nullable: true }),
      askedAt: t.field({ type: 'DateTime', resolve: ({ askedAt }) => askedAt }),
      heldBy: t.exposeID('heldBy', {
        nullable: true,
        description: 'The company that is or was active under the new number.',
      }),
    }),
  })
  return { Event, Rename, Talk }
}
