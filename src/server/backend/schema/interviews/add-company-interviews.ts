import type { Builder } from '#server/backend/schema/builder.ts'
import { isUuid } from '#server/backend/schema/list-window.ts'
import { addCompanyInterviewTypes, type CompanyInterviewParts } from './company-types.ts'

/** What members of a company see and do of its interviews. */
export const addCompanyInterviews = (builder: Builder, parts: CompanyInterviewParts): void => {
  const types = addCompanyInterviewTypes(builder, parts)
  builder.queryFields((t) => ({
    comingInterviews: t.field({
      type: [types.Interview],
      description: 'Booked and not over, the next first, over all ads; 50 at the most.',
      args: { companyId: t.arg.id({ required: true }) },
      resolve: (_, { companyId }, { services }) => services.interviews.ofCompany.coming(companyId),
    }),
    adInterviews: t.field({
      type: types.Ad,
      nullable: true,
      args: { companyId: t.arg.id({ required: true }), jobPostId: t.arg.id({ required: true }) },
      resolve: (_, { companyId, jobPostId }, { services }) =>
        isUuid(jobPostId) ? services.interviews.ofCompany.ofAd(companyId, jobPostId) : null,
    }),
    applicantInterviews: t.field({
      type: [types.Interview],
      description: 'Of one application, the first first.',
      args: { companyId: t.arg.id({ required: true }), applicationId: t.arg.id({ required: true }) },
      resolve: (_, { companyId, applicationId }, { services }) =>
        isUuid(applicationId) ? services.interviews.ofCompany.ofApplication(companyId, applicationId) : [],
    }),
  }))
}
