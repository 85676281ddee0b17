import { companyGaps } from '#contract/company-gaps.ts'
import { companyTalkAnswers } from '#contract/company-talk.ts'
import type { CompanyDecision } from '#server/backend/companies/company-decisions.ts'
import { companySaveAnswers } from '#server/backend/companies/company-profiles.ts'
import type { CompanyRow } from '#server/backend/companies/company-rows.ts'
import type {
  CompanyAppealRow,
  CompanyQuestionRow,
  CompanyTalk,
} from '#server/backend/companies/company-talk.ts'
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
      'waits: names and number wait for the operator; corporate_number_taken: it is another company’s; corporate_number_kept: a listed corporation keeps its own; dangerous: a text has signs of crime; harassment_desk_kept: open ads need it.',
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
      harassmentDeskDueAt: t.expose('harassmentDeskDueAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Until when ads are published without a desk for harassment; null: they are not.',
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

  builder.enumType('CompanyTalkAnswer', { values: companyTalkAnswers })
  const Question = builder.objectRef<CompanyQuestionRow>('CompanyQuestion').implement({
    description: 'What the operator asks a company about itself.',
    fields: (t) => ({
      id: t.exposeID('id'),
      question: t.exposeString('question'),
      askedAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      answer: t.exposeString('answer', { nullable: true }),
      answeredAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ answeredAt }) => answeredAt,
      }),
    }),
  })
  const Appeal = builder.objectRef<CompanyAppealRow>('CompanyAppeal').implement({
    description: 'What a company says against having been rejected or suspended.',
    fields: (t) => ({
      text: t.exposeString('text'),
      sentAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      granted: t.exposeBoolean('granted', { nullable: true, description: 'Null: it waits.' }),
    }),
  })
  const Talk = builder.objectRef<Awaited<ReturnType<CompanyTalk['read']>>>('CompanyTalk').implement({
    description: 'What the operator and a company write to each other, the newest first.',
    fields: (t) => ({
      questions: t.field({ type: [Question], resolve: ({ questions }) => [...questions] }),
      appeals: t.field({ type: [Appeal], resolve: ({ appeals }) => [...appeals] }),
      mayAppeal: t.exposeBoolean('mayAppeal'),
    }),
  })

  builder.queryFields((t) => ({
    companyTalk: t.field({
      type: Talk,
      args: { companyId: t.arg.id({ required: true }) },
      resolve: (_, { companyId }, { services }) => services.companyTalk.read(companyId),
    }),
    companyPreview: t.field({
      type: refs.Company,
      nullable: true,
      description: 'A company of the caller’s as everybody will read it, in whatever state it is.',
      args: { companyId: t.arg.id({ required: true }) },
      resolve: (_, { companyId }, { services }) => services.companyProfiles.own(companyId),
    }),
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
