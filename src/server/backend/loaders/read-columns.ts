import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { companyImage } from '#server/backend/database/schema/company-image.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost, jobPostWorkplace } from '#server/backend/database/schema/job-post.ts'
import { cardColumns, cardCompanyColumns } from './card-row.ts'
import { told, toldIfAny, toldList, toldRow, toldTogether, toldValue, type RowOf } from './json-row.ts'

export type JobPostRow = typeof jobPost.$inferSelect
export type WorkplaceRow = typeof jobPostWorkplace.$inferSelect

/** The workplaces of an ad in order, those at hire and those of the range together. */
const toldWorkplaces = toldList(toldRow('w', getTableColumns(jobPostWorkplace)), {
  from: sql`job_post_workplace w where w.job_post_id = ${jobPost.id}`,
  order: sql`w.position`,
})
export const workplaces = told(toldWorkplaces)

const jobPostColumns = getTableColumns(jobPost)
export const wholeCompany = told(toldRow('company', getTableColumns(company)))
/** An ad with its workplaces and its company. */
export const wholeJobPost = {
  jobPost: told(toldRow('job_post', jobPostColumns)),
  workplaces,
  company: wholeCompany,
}
/** Of the same what cards show. */
const toldCard = {
  jobPost: toldRow('job_post', cardColumns),
  workplaces: toldWorkplaces,
  company: toldRow('company', cardCompanyColumns),
}
export const cardJobPost = {
  jobPost: told(toldCard.jobPost),
  workplaces,
  company: told(toldCard.company),
}
/** The same of the ads of `from`, in which `job_post` and `company` stand, in order. */
export const cardList = (place: { from: SQL; order: SQL }) => told(toldList(toldTogether(toldCard), place))
/** The same of places where there may be no ad. */
export const wholeIfAny = {
  jobPost: told(toldIfAny('job_post', jobPostColumns)),
  workplaces,
  company: told(toldIfAny('company', getTableColumns(company))),
}
const toldCardIfAny = {
  jobPost: toldIfAny('job_post', cardColumns),
  workplaces: toldWorkplaces,
  company: toldIfAny('company', cardCompanyColumns),
}
export const cardIfAny = {
  jobPost: told(toldCardIfAny.jobPost),
  workplaces,
  company: told(toldCardIfAny.company),
}

/** A place of a list: how many there are in all, which ad is at it, and since when it is public. */
type Place = { count: SQL<number>; id: SQL<string | null>; publishAt: SQL<string> }

/** The same with its place, of all places of `from`, in which these, `job_post` and `company` stand, in order. */
export const cardPlaces = ({ count, id, publishAt }: Place, list: { from: SQL; order: SQL }) =>
  told(
    toldList(
      toldTogether({
        count: toldValue(count),
        id: toldValue(id),
        publishAt: toldValue(publishAt),
        ...toldCardIfAny,
      }),
      list,
    ),
  )

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
export const photos = told(
  toldList(toldRow('i', pictureColumns), {
    from: sql`company_image i where i.company_id = ${company.id} and i.kind = 'photo'`,
    order: sql`i.position, i.id`,
  }),
)
