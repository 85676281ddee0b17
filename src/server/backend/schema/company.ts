import type { YouthInfo } from '#contract/company.ts'
import type { CompanyRow } from '#server/backend/loaders/companies.ts'
import type { ReplyNumbers } from '#server/domain/reply-numbers.ts'
import { asksForCards } from './asks-for-cards.ts'
import type { Builder } from './builder.ts'
import type { Enums } from './enums.ts'
import type { JobPostConnection } from './job-post-connection.ts'
import type { Refs } from './job-post.ts'
import { companyJobPosts } from './job-post-list.ts'
import { readPaging } from './list-window.ts'

type ReplyStats = ReplyNumbers

const replyStatsOf = ({ replyAnsweredPercent, replyMedianDays }: CompanyRow): ReplyStats | null =>
  replyAnsweredPercent === null
    ? null
    : { answeredPercent: replyAnsweredPercent, medianDays: replyMedianDays }

const addYouthInfo = (builder: Builder) => {
  const Hires = builder.objectRef<YouthInfo['hires'][number]>('YouthHires').implement({
    fields: (t) => ({
      year: t.exposeInt('year'),
      hired: t.exposeInt('hired'),
      left: t.exposeInt('left'),
      male: t.exposeInt('male', { nullable: true }),
      female: t.exposeInt('female', { nullable: true }),
    }),
  })
  const Leave = builder.objectRef<NonNullable<YouthInfo['parentalLeave']>>('ParentalLeave').implement({
    fields: (t) => ({
      maleTaken: t.exposeInt('maleTaken'),
      maleEligible: t.exposeInt('maleEligible'),
      femaleTaken: t.exposeInt('femaleTaken'),
      femaleEligible: t.exposeInt('femaleEligible'),
    }),
  })
  return builder.objectRef<YouthInfo>('YouthInfo').implement({
    fields: (t) => ({
      hires: t.field({ type: [Hires], resolve: ({ hires }) => hires }),
      averageTenure: t.exposeFloat('averageTenure', { nullable: true }),
      averageAge: t.exposeFloat('averageAge', { nullable: true }),
      training: t.exposeString('training', { nullable: true }),
      selfDevelopment: t.exposeString('selfDevelopment', { nullable: true }),
      mentor: t.exposeString('mentor', { nullable: true }),
      careerConsulting: t.exposeString('careerConsulting', { nullable: true }),
      internalCertification: t.exposeString('internalCertification', { nullable: true }),
      averageOvertime: t.exposeFloat('averageOvertime', { nullable: true }),
      averagePaidLeave: t.exposeFloat('averagePaidLeave', { nullable: true }),
      parentalLeave: t.field({ type: Leave, nullable: true, resolve: ({ parentalLeave }) => parentalLeave }),
      femaleManagers: t.exposeFloat('femaleManagers', { nullable: true }),
      femaleOfficers: t.exposeFloat('femaleOfficers', { nullable: true }),
    }),
  })
}

export const addCompany = (
  builder: Builder,
  refs: Refs,
  enums: Enums,
  Connection: JobPostConnection,
): void => {
  const YouthInfo = addYouthInfo(builder)
  const ReplyStats = builder.objectRef<ReplyStats>('ReplyStats').implement({
    description:
      'Of applications of the last 12 months; null days: nobody was answered. The rule is told in /terms.',
    fields: (t) => ({
      answeredPercent: t.exposeInt('answeredPercent'),
      medianDays: t.exposeFloat('medianDays', { nullable: true }),
    }),
  })
  refs.Company.implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      legalName: t.exposeString('legalName'),
      kana: t.exposeString('kana'),
      displayName: t.exposeString('displayName'),
      corporateNumber: t.exposeString('corporateNumber', { nullable: true }),
      verification: t.field({ type: enums.CompanyVerification, resolve: ({ verification }) => verification }),
      verifiedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ verifiedAt }) => verifiedAt }),
      representative: t.exposeString('representative'),
      postalCode: t.exposeString('postalCode'),
      prefectureCode: t.exposeString('prefectureCode'),
      city: t.exposeString('city'),
      street: t.exposeString('street'),
      building: t.exposeString('building'),
      contactTel: t.exposeString('contactTel', { nullable: true }),
      contactEmail: t.exposeString('contactEmail', { nullable: true }),
      contactForm: t.exposeString('contactForm', { nullable: true }),
      industryCode: t.exposeString('industryCode'),
      employees: t.exposeInt('employees', { nullable: true }),
      foundedYear: t.exposeInt('foundedYear', { nullable: true }),
      capital: t.exposeFloat('capital', { nullable: true, description: 'Yen; larger than an Int holds.' }),
      website: t.exposeString('website', { nullable: true }),
      logo: t.exposeString('logo', { nullable: true }),
      description: t.exposeString('description'),
      youthInfo: t.field({ type: YouthInfo, nullable: true, resolve: ({ youthInfo }) => youthInfo }),
      harassmentDesk: t.exposeString('harassmentDesk', { nullable: true }),
      replyStats: t.field({ type: ReplyStats, nullable: true, resolve: replyStatsOf }),
      openJobPosts: t.int({ resolve: ({ id }, _, { loaders }) => loaders.openJobPosts.load(id) }),
      jobPosts: t.field({
        type: Connection,
        description: 'Newest first; open: false also answers those that are paused, closed or expired.',
        args: {
          first: t.arg.int({ defaultValue: 20 }),
          page: t.arg.int(),
          open: t.arg.boolean({ defaultValue: true }),
        },
        resolve: ({ id }, { open, ...paging }, context, info) =>
          companyJobPosts(context, id, open === false ? 'public' : 'open', {
            paging: readPaging(paging),
            onlyCards: asksForCards(info, ['edges', 'node']),
          }),
      }),
      updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    }),
  })
}
