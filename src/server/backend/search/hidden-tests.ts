import { sql, type SQL } from 'drizzle-orm'

/** True of an ad that the person doesn't hide by itself. Subqueries, so that the number of hidden ads doesn't change the statement. */
const notHiddenJobPost = (uid: string, id: SQL): SQL =>
  sql`${id} not in (select hidden.job_post_id from hidden_job_post hidden where hidden.uid = ${uid})`

/** True of a company that the person doesn't hide. */
export const notHiddenCompany = (uid: string, id: SQL): SQL =>
  sql`${id} not in (select hidden.company_id from hidden_company hidden where hidden.uid = ${uid})`

/** The tests of what a person sees in lists; none where nobody hides anything. */
export const notHidden = (
  uid: string | null | undefined,
  { jobPost, company }: { jobPost: SQL; company: SQL | null },
): SQL[] =>
  uid === null || uid === undefined
    ? []
    : [notHiddenJobPost(uid, jobPost), ...(company === null ? [] : [notHiddenCompany(uid, company)])]

/** The columns of a row `s` of job_search. */
export const ofSearchRow = { jobPost: sql`s.job_post_id`, company: sql`s.company_id` }
