import * as z from 'zod/mini'
import type { JobPostMoves, TakeDownAnswer } from '#server/backend/job-posts/job-post-moves.ts'
import type { Actor } from '#server/domain/actor.ts'
import { done, failed, mailed, type OperatorAnswer } from './answer.ts'
import { closedLines } from './report-commands.ts'

const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most))

/** `report`: the report that it answers, which is closed with it, or the ad's id for all open ones; empty: none. `danger`: it offers crime. */
export const takeDownCommand = z.object({
  name: z.literal('take-down'),
  jobPost: text(1, 100),
  reason: text(0, 2000),
  report: text(0, 100),
  danger: z.boolean(),
})

export type TakeDownServices = { jobPostMoves: Pick<JobPostMoves, 'takeDown' | 'takeDownReported'> }

const refused = {
  unknown: (jobPost: string) => failed(`there is no ad ${jobPost}`),
  refused: () => failed('the ad is a draft, or was taken down already'),
} as const

const tookDown = ({ title, told }: Extract<TakeDownAnswer, { kind: 'done' }>): string =>
  `Done: took down 「${title}」. ${mailed(told)}`

export const takeDown = async (
  { jobPostMoves }: TakeDownServices,
  actor: Actor,
  { jobPost, reason, report, danger }: Omit<z.infer<typeof takeDownCommand>, 'name'>,
): Promise<OperatorAnswer> => {
  if (report === '') {
    const answer = await jobPostMoves.takeDown(actor, jobPost, { reason, dangerous: danger })
    return answer.kind === 'done' ? done(tookDown(answer)) : refused[answer.kind](jobPost)
  }
  if (reason.trim() === '') return failed('--report needs --reason: who reported is told it as well')
  const answer = await jobPostMoves.takeDownReported(actor, jobPost, {
    reason: reason.trim(),
    dangerous: danger,
    report,
  })
  switch (answer.kind) {
    case 'done':
      return done(tookDown(answer), ...closedLines(answer.closed))
    case 'no_report':
      return failed(`nothing was done: no open report ${report} of this ad`)
    case 'unknown':
    case 'refused':
      return refused[answer.kind](jobPost)
  }
}
