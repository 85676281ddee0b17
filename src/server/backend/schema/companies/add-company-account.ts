import { companyGaps } from '#contract/company-gaps.ts'
import type { CompanyDecision } from '#server/backend/companies/company-decisions.ts'
import { companySaveAnswers } from '#server/backend/companies/company-profiles.ts'
import type { CompanyRow } from '#server/backend/companies/company-rows.ts'
import type { CompanyRename } from '#server/backend/companies/rename-rows.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Refs } from '#server/backend/schema/job-post.ts'
import { companyStandings, standingOf } from '#server/domain/company-standing.ts'
import { gapsOf } from '#server/domain/company-gaps.ts'

/** A company as its members see it, in whatever state it is. */
export const addCompanyAccount = (builder: Builder, refs: Refs) => {
  const Standing = builder.enumType('CompanyStanding', {
    values: companyStandings,
    description: 'refused: turned away before it ever was active; suspended: it was active once.',
  })
  const Gap = builder.enumType('CompanyGap', { values: companyGaps })
  builder.enumType('SaveCompanyAnswer', {
    values: companySaveAnswers,
    description:
      'waits: names and number wait for the operator; corporate_number_taken: it is another company’s; corporate_number_kept: a listed corporation keeps its own.',
  })
  const Decision = builder.objectRef<CompanyDecision>('CompanyDecision').implement({
    fields: (t) => ({
      at: t.expose('at', { type: 'DateTime' }),
      reason: t.exposeString('reason', { description: 'Empty where nothing was said.' }),
    }),
  })
  const Rename = builder.objectRef<CompanyRename>('CompanyRename').implement({
    description: 'Names and number that wait for the operator; those of the profile are public until then.',
    fields: (t) => ({
      legalName: t.exposeString('legalName'),
      kana: t.exposeString('kana'),
      displayName: t.exposeString('displayName'),
      corporateNumber: t.exposeString('corporateNumber', { nullable: true }),
      askedAt: t.expose('askedAt', { type: 'DateTime' }),
    }),
  })
  const Account = builder.objectRef<CompanyRow>('CompanyAccount').implement({
    description: 'A company as its members see it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      standing: t.field({ type: Standing, resolve: standingOf }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      decision: t.field({
        type: Decision,
        nullable: true,
        description: 'What the operator decided last; null: nothing yet.',
        resolve: ({ id }, _, { services }) => services.companyProfiles.decision(id),
      }),
      gaps: t.field({
        type: [Gap],
        description: 'What students look for and do not find yet.',
        resolve: async (row, _, { loaders }) =>
          gapsOf({ ...row, photos: (await loaders.companyPhotos.load(row.id)).length }),
      }),
      rename: t.field({
        type: Rename,
        nullable: true,
        description: 'Null: nothing waits for the operator.',
        resolve: ({ id }, _, { services }) => services.companyProfiles.rename(id),
      }),
      profile: t.field({ type: refs.Company, resolve: (row) => row }),
    }),
  })

  builder.queryFields((t) => ({
    ownCompany: t.field({
      type: Account,
      nullable: true,
      description: 'A company of the caller’s, in whatever state it is.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) => context.services.companyProfiles.own(id),
    }),
  }))
  return { Account, Standing }
}

export type CompanyAccountRef = ReturnType<typeof addCompanyAccount>['Account']
