import {
  companyAddressSchema,
  companyBusinessSchema,
  companyContactSchema,
  companyNamesSchema,
  withdrawCompanyRenameSchema,
} from '#contract/company-input.ts'
import { companyGaps } from '#contract/company-gaps.ts'
import { companyYouthSchema, youthInfoOf } from '#contract/company-youth.ts'
import type { CompanyDecision } from '#server/backend/companies/company-decisions.ts'
import { companySaveAnswers } from '#server/backend/companies/company-profiles.ts'
import type { CompanyRow } from '#server/backend/companies/company-rows.ts'
import type { CompanyRename } from '#server/backend/companies/rename-rows.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Refs } from '#server/backend/schema/job-post.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import { companyStandings, standingOf } from '#server/domain/company-standing.ts'
import { gapsOf } from '#server/domain/company-gaps.ts'
import { unlessLimited } from '#server/backend/schema/unless-limited.ts'
import { addCompanyInputs } from './company-inputs.ts'

/** A company as its members see it, in whatever state it is, and what its owners write of it, section by section. */
export const addCompanyAccount = (builder: Builder, refs: Refs) => {
  const Standing = builder.enumType('CompanyStanding', {
    values: companyStandings,
    description: 'refused: turned away before it ever was active; suspended: it was active once.',
  })
  const Gap = builder.enumType('CompanyGap', { values: companyGaps })
  const Answer = builder.enumType('SaveCompanyAnswer', {
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

  const inputs = addCompanyInputs(builder)
  builder.queryFields((t) => ({
    ownCompany: t.field({
      type: Account,
      nullable: true,
      description: 'A company of the caller’s, in whatever state it is.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) => context.services.companyProfiles.own(id),
    }),
  }))
  builder.mutationFields((t) => ({
    saveCompanyNames: t.field({
      type: Answer,
      args: { company: t.arg.id({ required: true }), input: t.arg({ type: inputs.Names, required: true }) },
      resolve: (_, { company, input }, context) =>
        unlessLimited(
          context.services.companyProfiles.saveSection(
            callerOf(context).uid,
            company,
            'names',
            parseInput(companyNamesSchema, input),
          ),
        ),
    }),
    withdrawCompanyRename: t.boolean({
      description: 'Takes back names and number that wait for the operator. False: none do.',
      args: { company: t.arg.id({ required: true }) },
      resolve: (_, args, context) => {
        const { company } = parseInput(withdrawCompanyRenameSchema, args)
        return context.services.companyProfiles.withdrawRename(callerOf(context).uid, company)
      },
    }),
    saveCompanyAddress: t.field({
      type: Answer,
      args: { company: t.arg.id({ required: true }), input: t.arg({ type: inputs.Address, required: true }) },
      resolve: (_, { company, input }, context) =>
        unlessLimited(
          context.services.companyProfiles.saveSection(
            callerOf(context).uid,
            company,
            'address',
            parseInput(companyAddressSchema, input),
          ),
        ),
    }),
    saveCompanyContact: t.field({
      type: Answer,
      args: { company: t.arg.id({ required: true }), input: t.arg({ type: inputs.Contact, required: true }) },
      resolve: (_, { company, input }, context) =>
        unlessLimited(
          context.services.companyProfiles.saveSection(
            callerOf(context).uid,
            company,
            'contact',
            parseInput(companyContactSchema, input),
          ),
        ),
    }),
    saveCompanyBusiness: t.field({
      type: Answer,
      args: {
        company: t.arg.id({ required: true }),
        input: t.arg({ type: inputs.Business, required: true }),
      },
      resolve: (_, { company, input }, context) =>
        unlessLimited(
          context.services.companyProfiles.saveSection(
            callerOf(context).uid,
            company,
            'business',
            parseInput(companyBusinessSchema, input),
          ),
        ),
    }),
    saveCompanyYouth: t.field({
      type: Answer,
      description: 'With nothing written the company has no such part.',
      args: { company: t.arg.id({ required: true }), input: t.arg({ type: inputs.Youth, required: true }) },
      resolve: (_, { company, input }, context) =>
        unlessLimited(
          context.services.companyProfiles.saveSection(callerOf(context).uid, company, 'youth', {
            youthInfo: youthInfoOf(parseInput(companyYouthSchema, input)),
          }),
        ),
    }),
  }))
  return Account
}

export type CompanyAccountRef = ReturnType<typeof addCompanyAccount>
