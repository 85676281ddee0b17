import * as z from 'zod/mini'
import { splitIds } from './bulk-reply.ts'
import type { JobPostStatus } from './codes/job-post.ts'
import { isId } from './id.ts'
import { companyCloseReasons, jobPostRefusals } from './job-post-life.ts'
import { ownAdsLimits, ownAdsWords, type OwnAdsList } from './own-ads.ts'
import { idText, listOf, machineText, typedCode } from './text-input.ts'
import { dayProblem, readDay } from './written-date.ts'

/** What a company does with several ads at once; each ad goes the way that it goes alone. */
export const bulkAdActs = ['extend', 'pause', 'close', 'assign'] as const
export type BulkAdAct = (typeof bulkAdActs)[number]

/**
 * The statuses from which an act can do something, for the page that asks before it is done. What counts is the rule of
 * each act itself (`src/server/domain/job-post-life.test.ts` compares them).
 */
export const bulkStarts = {
  extend: ['draft', 'scheduled', 'published', 'paused'],
  pause: ['published'],
  close: ['published', 'paused'],
  assign: ['draft', 'in_review', 'scheduled', 'published', 'paused'],
} as const satisfies Record<BulkAdAct, readonly JobPostStatus[]>

/**
 * Why nothing was done with one of the ads. `unknown`: the company has no such ad. `not_later`: its deadline is later
 * already. `in_review`: it waits for the operator. `held`: the operator would have to look at what changes.
 * `no_member`: nobody of the company has this id any more.
 */
export const bulkAdRefusals = [
  ...jobPostRefusals,
  'unknown',
  'not_later',
  'in_review',
  'held',
  'no_member',
] as const
export type BulkAdRefusal = (typeof bulkAdRefusals)[number]

/** What became of one ad; `refusal` null: it is as was wished, since now or before. */
export type BulkAdOutcome = { id: string; refusal: BulkAdRefusal | null }

const chosen = listOf(idText, ownAdsLimits.most).check(z.minLength(1, 'CHOOSE'))
const chosenInForm = z.pipe(
  z.pipe(machineText(ownAdsLimits.most * 40, 'TOO_MANY'), z.transform(splitIds)),
  chosen,
)
/** A day as people write it, as YYYY-MM-DD. */
const day = z.pipe(
  typedCode(40, 'NOT_DATE').check(
    z.refine((text) => text.trim() !== '', { error: 'REQUIRED', abort: true }),
    z.refine((text) => readDay(text) !== null, { error: ({ input }) => dayProblem(String(input)) }),
  ),
  z.transform((text) => readDay(text) ?? text),
)
const several = { companyId: idText, jobPostIds: chosen }

export const bulkAdsSchema = z.object(several)
export const extendJobPostsSchema = z.object({ ...several, until: day })
export const closeJobPostsSchema = z.object({ ...several, reason: z.enum(companyCloseReasons, 'CHOOSE') })

/** The id of a membership; null: nobody. */
export const assignJobPostsSchema = z.object({ ...several, memberId: z.prefault(z.nullable(idText), null) })

/** How a form chooses that nobody is in charge: what is left empty chooses nothing. */
export const nobody = 'nobody'
const memberInForm = z.pipe(
  machineText(36, 'CHOOSE').check(z.refine((text) => text === nobody || isId(text), 'CHOOSE')),
  z.transform((text) => (text === nobody ? null : text)),
)

/** The same as forms send them: the ads as one field. */
export const bulkAdsFormSchema = z.extend(bulkAdsSchema, { jobPostIds: chosenInForm })
export const extendJobPostsFormSchema = z.extend(extendJobPostsSchema, { jobPostIds: chosenInForm })
export const closeJobPostsFormSchema = z.extend(closeJobPostsSchema, { jobPostIds: chosenInForm })
export const assignJobPostsFormSchema = z.extend(assignJobPostsSchema, {
  jobPostIds: chosenInForm,
  memberId: memberInForm,
})

/** Which ads a list's form chose, by their boxes or, with `all`, every one of the page, and for what. */
export type ChosenAds = { act: BulkAdAct; ids: readonly string[] }

export const readChosenAds = (form: FormData): ChosenAds => {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const picked = form.get('all') === '1' ? texts('shown').flatMap(splitIds) : texts('pick')
  return {
    act: bulkAdActs.find((act) => act === form.get('act')) ?? 'extend',
    ids: [...new Set(picked.filter(isId))].slice(0, ownAdsLimits.most),
  }
}

/** Where an act with several ads is asked for and told of; it keeps the list to go back to. */
export const bulkAdsAddress = (companyId: string, list: Partial<OwnAdsList> = {}): string =>
  `/company/jobpost?${new URLSearchParams([['company', companyId], ['view', 'bulk'], ...ownAdsWords(list)]).toString()}`
