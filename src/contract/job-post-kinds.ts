import type { JobPostKind } from './codes/job-post.ts'

/** Kinds under an employment contract: paid, insured, with hours and holidays of one's own. */
const employed = new Set<JobPostKind>(['new_grad', 'internship_advanced', 'paid_internship', 'part_time'])

/** False: a programme, which states its days, its venue and whom it is for in place of a contract. */
export const isEmployment = (kind: JobPostKind): boolean => employed.has(kind)
