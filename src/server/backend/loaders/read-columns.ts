import { getTableColumns, sql } from 'drizzle-orm'
import { companyImage } from '#server/backend/database/schema/company-image.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost, jobPostWorkplace } from '#server/backend/database/schema/job-post.ts'
import { cardColumns, cardCompanyColumns } from './card-row.ts'
import { jsonRow, jsonRowIfAny, jsonRowList, type RowOf } from './json-row.ts'

export type JobPostRow = typeof jobPost.$inferSelect
export type WorkplaceRow = typeof jobPostWorkplace.$inferSelect

/** The workplaces of an ad in order, those at hire and those of the range together. */
export const workplaces = jsonRowList('w', getTableColumns(jobPostWorkplace), {
  from: sql`job_post_workplace w where w.job_post_id = ${jobPost.id}`,
  order: sql`w.position`,
})

const jobPostColumns = getTableColumns(jobPost)
export const wholeCompany = jsonRow('company', getTableColumns(company))
/** An ad with its workplaces and its company. */
export const wholeJobPost = {
  jobPost: jsonRow('job_post', jobPostColumns),
  workplaces,
  company: wholeCompany,
}
/** Of the same what cards show. */
export const cardJobPost = {
  jobPost: jsonRow('job_post', cardColumns),
  workplaces,
  company: jsonRow('company', cardCompanyColumns),
}
/** The same of places where there may be no ad. */
export const wholeIfAny = {
  jobPost: jsonRowIfAny('job_post', jobPostColumns),
  workplaces,
  company: jsonRowIfAny('company', getTableColumns(company)),
}
export const cardIfAny = {
  jobPost: jsonRowIfAny('job_post', cardColumns),
  workplaces,
  company: jsonRowIfAny('company', cardCompanyColumns),
}

/** What everybody sees of a company's picture. */
const pictureColumns = (({ id, kind, alt, type, width, height, hash }) => ({
  id,
  kind,
  alt,
  type,
  width,
  height,
  hash,
}))(getTableColumns(companyImage))

export type CompanyPicture = RowOf<typeof pictureColumns>

/** The photos of a company in order. */
export const photos = jsonRowList('i', pictureColumns, {
  from: sql`company_image i where i.company_id = ${company.id} and i.kind = 'photo'`,
  order: sql`i.position, i.id`,
})
