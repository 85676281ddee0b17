import { CompanyHidingQuery, JobPostHidingQuery } from '#operations/hiding.ts'
import type { HidingSubject } from './hiding-answer.ts'

/** An ad with its company, or a company; null: nobody may see it any more. */
type Shown = {
  job: { id: string; title: string } | null
  company: { id: string; displayName: string } | null
}

/** `any`: whether the person hides anything at all; `itself`: this ad; `company`: this company, or the ad’s. */
export type OneHidden = Shown & { any: boolean; hidden: { itself: boolean; company: boolean } }

/** An ad or a company, and whether the student who asks hides it. */
export const readOneHidden = async (
  execute: App.Locals['execute'],
  { kind, id }: HidingSubject,
): Promise<OneHidden> => {
  if (kind === 'company') {
    const { company, hiddenStates } = await execute(CompanyHidingQuery, { id, ids: [id] })
    const hidden = { itself: false, company: (hiddenStates?.companies.length ?? 0) > 0 }
    return { job: null, company, any: hiddenStates?.any === true, hidden }
  }
  const { jobPost, hiddenStates } = await execute(JobPostHidingQuery, { id, ids: [id] })
  const hidden = {
    itself: (hiddenStates?.jobPosts.length ?? 0) > 0,
    company: (hiddenStates?.withCompany.length ?? 0) > 0,
  }
  return { job: jobPost, company: jobPost?.company ?? null, any: hiddenStates?.any === true, hidden }
}

/** What of an ad or a company the person hides; null: nothing, or the page is the same for everyone. */
export const readHidden = async (
  { session, execute }: Pick<App.Locals, 'session' | 'execute'>,
  subject: HidingSubject,
): Promise<HidingSubject['kind'] | null> => {
  if (session?.viewer.kind !== 'student') return null
  const { hidden } = await readOneHidden(execute, subject)
  if (hidden.company) return 'company'
  return hidden.itself ? 'jobPost' : null
}
