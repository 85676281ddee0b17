import { actions, type ActionError } from 'astro:actions'
import type { APIContext } from 'astro'
import { hidingLimits, type HideAnswer } from '#contract/hiding-limits.ts'
import { isId } from '#contract/id.ts'
import { routes } from '#contract/routes.ts'

/** An ad or a company that a page is about. */
export type HidingSubject = { kind: 'jobPost' | 'company'; id: string }

/** `elsewhere`: a form did what it says; `refused`: in words, with a status; `failed`: the page shows why not. */
type HidingAnswer =
  | { kind: 'none' }
  | { kind: 'elsewhere'; to: string }
  | { kind: 'refused'; status: 404 | 409; text: string }
  | { kind: 'failed'; error: ActionError }

const refusals = {
  jobPost: {
    full: `表示しない求人は${hidingLimits.jobPosts}件までです。どれかをもう一度表示してから、お試しください。`,
    not_there: 'この求人は公開されていません。',
  },
  company: {
    full: `表示しない企業は${hidingLimits.companies}社までです。どれかをもう一度表示してから、お試しください。`,
    not_there: 'この企業は公開されていません。',
  },
} as const

/** What the address names; null: nothing, which is the list of all. */
export const readHidingSubject = ({ searchParams }: URL): HidingSubject | 'unknown' | null => {
  const [jobPost, company] = [searchParams.get('jobpost'), searchParams.get('company')]
  if (jobPost === null && company === null) return null
  const id = jobPost ?? company ?? ''
  return isId(id) ? { kind: jobPost === null ? 'company' : 'jobPost', id } : 'unknown'
}

/** What became of the forms that hide something or show it again, on the page of `subject` or the list of all. */
export const readHidingAnswer = async (
  { getActionResult, request }: Pick<APIContext, 'getActionResult' | 'request'>,
  subject: HidingSubject | null,
): Promise<HidingAnswer> => {
  const hide = {
    jobPost: getActionResult(actions.hiding.hideJobPost),
    company: getActionResult(actions.hiding.hideCompany),
  }
  const shown = getActionResult(actions.hiding.showJobPost) ?? getActionResult(actions.hiding.showCompany)
  const error = hide.jobPost?.error ?? hide.company?.error ?? shown?.error
  if (error !== undefined) return { kind: 'failed', error }
  const done = (of: HidingSubject | null, what: 'hidden' | 'shown'): HidingAnswer => ({
    kind: 'elsewhere',
    to: `${routes.hidden(of)}${of === null ? '?' : '&'}done=${what}`,
  })
  if (shown !== undefined) return done(subject, 'shown')
  const answerOf = async (kind: HidingSubject['kind'], answer: HideAnswer): Promise<HidingAnswer> => {
    if (answer !== 'hidden')
      return { kind: 'refused', status: answer === 'full' ? 409 : 404, text: refusals[kind][answer] }
    // On the page of an ad its company may be hidden, too.
    const id = (await request.clone().formData()).get(`${kind}Id`)
    return done(typeof id === 'string' && isId(id) ? { kind, id } : subject, 'hidden')
  }
  if (hide.jobPost?.data !== undefined) return answerOf('jobPost', hide.jobPost.data)
  if (hide.company?.data !== undefined) return answerOf('company', hide.company.data)
  return { kind: 'none' }
}
