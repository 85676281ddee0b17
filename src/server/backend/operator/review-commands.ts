import * as z from 'zod/mini'
import type { LegalFinding } from '#contract/legal/finding.ts'
import { oneLine, severalLines, visible } from '#contract/plain-text.ts'
import type { JobPostReviews, ReviewAnswer } from '#server/backend/job-posts/job-post-reviews.ts'
import type { ReviewLists, WaitingJobPost } from '#server/backend/job-posts/review-lists.ts'
import type { Actor } from '#server/domain/actor.ts'
import { jobPostItems } from '#server/domain/job-post-items.ts'
import { done, failed, mailed, type OperatorAnswer } from './answer.ts'

const jobPost = z.string().check(z.minLength(1), z.maxLength(100), oneLine)

/** What the operator does with ads whose wording has to be looked at. */
export const reviewCommands = [
  z.object({ name: z.literal('reviews') }),
  z.object({ name: z.literal('review'), jobPost }),
  z.object({
    name: z.literal('publish-ad'),
    jobPost,
    read: z.string().check(z.minLength(1), z.maxLength(100), oneLine),
  }),
  z.object({
    name: z.literal('return-ad'),
    jobPost,
    reason: z.string().check(z.maxLength(2000), severalLines, visible),
  }),
] as const

export type ReviewServices = {
  jobPostReviews: JobPostReviews & ReviewLists
  now: () => Date
}

const lineOf = ({ severity, code, field, words }: LegalFinding) =>
  `    ${severity.padEnd(6)}  ${code} (${field})${words === null ? '' : `: ${words}`}`

const hour = 3_600_000

const linesOf = (
  { id, title, company, submittedAt, dueAt, dispute, urgent, findings }: WaitingJobPost,
  now: Date,
) => [
  `${id}  waits ${Math.floor((now.getTime() - submittedAt.getTime()) / hour)} h, due ${dueAt.toISOString()}${dueAt <= now ? '  LATE' : ''}${urgent ? '  URGENT' : ''}  ${company} 「${title}」`,
  ...(findings.length === 0 ? ['    nothing is found any more'] : findings.map(lineOf)),
  ...(dispute === null ? [] : [`    its company calls the blocks a mistake: ${JSON.stringify(dispute)}`]),
]

export const listReviews = async ({ jobPostReviews, now }: ReviewServices): Promise<OperatorAnswer> => {
  const waiting = await jobPostReviews.waitingJobPosts()
  if (waiting.length === 0) return done('No ad waits.')
  return done(...waiting.flatMap((each) => linesOf(each, now())))
}

/** Every line of the ad is set in, so that none of its words looks like a line of ours. */
const textOf = (label: string, text: string) =>
  text === '' ? [] : [`  ${label}`, ...text.split('\n').map((line) => `      ${line}`)]

const refusals: Readonly<Record<string, string>> = {
  status: 'the ad is not in review; see `reviews`',
  company_pending: 'its company is not approved yet; see `companies --status pending`',
  company_suspended: 'its company is suspended',
  company_number_waits: 'its company wants another corporate number; see `renames`',
  no_deadline: 'the ad has no deadline: return it',
  deadline_past: 'its deadline is over before it would be published: return it',
  unlawful: 'the law is against it: return it, or say at the desk that it is not',
}

/** Prints all that one waiting ad states, and the stamp that `publish-ad` asks for; or why it would be refused. */
export const showReview = async (
  { jobPostReviews, now }: ReviewServices,
  actor: Actor,
  { jobPost: id }: { jobPost: string },
): Promise<OperatorAnswer> => {
  const found = await jobPostReviews.waitingJobPost(id)
  if (found === null) return failed(`no ad ${id} is in review; see \`reviews\``)
  const { stated, stamp } = found
  const would = await jobPostReviews.tryPublish(actor, id, stamp)
  return done(
    ...linesOf(found, now()),
    ...jobPostItems.flatMap(({ label, text }) => textOf(label, text(stated))),
    would.kind === 'refused'
      ? `It cannot be published as it is: ${refusals[would.because] ?? would.because}`
      : `To publish what is printed here: publish-ad ${id} --read ${stamp}`,
  )
}

const tell = (answer: ReviewAnswer, jobPostId: string, what: string): OperatorAnswer => {
  switch (answer.kind) {
    case 'unknown':
      return failed(`there is no ad ${jobPostId}`)
    case 'changed':
      return failed(`the ad states something else than what was read: read it with \`review ${jobPostId}\``)
    case 'refused':
      return failed(refusals[answer.because] ?? answer.because, ...answer.findings.map(lineOf))
    case 'done':
      return done(`Done: ${what} 「${answer.title}」. ${mailed(answer.told)}`)
  }
}

export const publishAd = async (
  { jobPostReviews, now }: ReviewServices,
  actor: Actor,
  { jobPost: id, read }: { jobPost: string; read: string },
): Promise<OperatorAnswer> => {
  const answer = await jobPostReviews.publish(actor, id, read)
  const later = answer.kind === 'done' && answer.publishAt !== null && answer.publishAt > now()
  return tell(answer, id, later ? `scheduled for ${answer.publishAt?.toISOString() ?? ''}` : 'published')
}

export const returnAd = async (
  { jobPostReviews }: ReviewServices,
  actor: Actor,
  { jobPost: id, reason }: { jobPost: string; reason: string },
): Promise<OperatorAnswer> => tell(await jobPostReviews.return(actor, id, reason), id, 'returned')
