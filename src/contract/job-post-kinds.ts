import { programmeRemoteNames, remoteNames, type JobPostKind, type Remote } from './codes/job-post.ts'

/** Kinds under an employment contract: paid, insured, with hours and holidays of one's own. */
const employed = new Set<JobPostKind>(['new_grad', 'internship_advanced', 'paid_internship', 'part_time'])

/** False: a programme, which states its days, its venue and whom it is for in place of a contract. */
export const isEmployment = (kind: JobPostKind): boolean => employed.has(kind)

/** What is said of it beside the places; empty: everything is done there, which goes without saying. */
export const remoteWords = ({ kind, remote }: { kind: JobPostKind; remote: Remote }): string => {
  if (remote === 'none') return ''
  return (isEmployment(kind) ? remoteNames : programmeRemoteNames)[remote]
}
