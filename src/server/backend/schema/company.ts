import type { YouthInfo } from '#contract/company.ts'
import type { CompanyRow } from '#server/backend/loaders/companies.ts'
import type { ReplyNumbers } from '#server/domain/reply-numbers.ts'
import type { Builder } from './builder.ts'
import type { Enums } from './enums.ts'
import type { JobPostConnection } from './job-post-connection.ts'
import type { Refs } from './job-post.ts'
import { companyJobPosts } from './job-post-list.ts'
import { readPaging } from './list-window.ts'
import { ofWholeCompany } from './whole-rows.ts'

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
      legalName: t.string({ resolve: ofWholeCompany(({ legalName }) => legalName) }),
      kana: t.string({ resolve: ofWholeCompany(({ kana }) => kana) }),
      displayName: t.exposeString('displayName'),
      corporateNumber: t.string({
        nullable: true,
        resolve: ofWholeCompany(({ corporateNumber }) => corporateNumber),
      }),
      verification: t.field({
        type: enums.CompanyVerification,
        resolve: ofWholeCompany(({ verification }) => verification),
      }),
      verifiedAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ofWholeCompany(({ verifiedAt }) => verifiedAt),
      }),
      representative: t.string({ resolve: ofWholeCompany(({ representative }) => representative) }),
      postalCode: t.string({ resolve: ofWholeCompany(({ postalCode }) => postalCode) }),
      prefectureCode: t.string({ resolve: ofWholeCompany(({ prefectureCode }) => prefectureCode) }),
      city: t.string({ resolve: ofWholeCompany(({ city }) => city) }),
      street: t.string({ resolve: ofWholeCompany(({ street }) => street) }),
      building: t.string({ resolve: ofWholeCompany(({ building }) => building) }),
      contactTel: t.string({ nullable: true, resolve: ofWholeCompany(({ contactTel }) => contactTel) }),
      contactEmail: t.string({ nullable: true, resolve: ofWholeCompany(({ contactEmail }) => contactEmail) }),
      contactForm: t.string({ nullable: true, resolve: ofWholeCompany(({ contactForm }) => contactForm) }),
      industryCode: t.string({ resolve: ofWholeCompany(({ industryCode }) => industryCode) }),
      employees: t.int({ nullable: true, resolve: ofWholeCompany(({ employees }) => employees) }),
      foundedYear: t.int({ nullable: true, resolve: ofWholeCompany(({ foundedYear }) => foundedYear) }),
      capital: t.float({
        nullable: true,
        description: 'Yen; larger than an Int holds.',
        resolve: ofWholeCompany(({ capital }) => capital),
      }),
      website: t.string({ nullable: true, resolve: ofWholeCompany(({ website }) => website) }),
      logo: t.exposeString('logo', { nullable: true }),
      description: t.string({ resolve: ofWholeCompany(({ description }) => description) }),
      youthInfo: t.field({
        type: YouthInfo,
        nullable: true,
        resolve: ofWholeCompany(({ youthInfo }) => youthInfo),
      }),
      harassmentDesk: t.string({
        nullable: true,
        resolve: ofWholeCompany(({ harassmentDesk }) => harassmentDesk),
      }),
      replyStats: t.field({ type: ReplyStats, nullable: true, resolve: ofWholeCompany(replyStatsOf) }),
      openJobPosts: t.int({ resolve: ({ id }, _, { loaders }) => loaders.openJobPosts.load(id) }),
      jobPosts: t.field({
        type: Connection,
        description: 'Newest first; open: false also answers those that are paused, closed or expired.',
        args: {
          first: t.arg.int({ defaultValue: 20 }),
          page: t.arg.int(),
          open: t.arg.boolean({ defaultValue: true }),
        },
        resolve: ({ id }, { open, ...paging }, context) =>
          companyJobPosts(context, id, open === false ? 'public' : 'open', readPaging(paging)),
      }),
      updatedAt: t.field({ type: 'DateTime', resolve: ofWholeCompany(({ updatedAt }) => updatedAt) }),
    }),
  })
}
