import * as z from 'zod/mini'
import { applicantMoves, type ApplicantMove } from '#contract/applicants.ts'
import { oneLine, severalLines } from '#contract/plain-text.ts'
import type { ApplicationLists, ApplicationMoves } from '#server/backend/applications/application-moves.ts'
import type { Actor } from '#server/domain/actor.ts'
import { done, failed, mailed, type OperatorAnswer } from './answer.ts'

const id = z.string().check(z.minLength(1), z.maxLength(100), oneLine)

/** What the operator does for companies that answer by mail all the same. */
export const applicationCommands = [
  z.object({ name: z.literal('applications'), jobPost: id }),
  z.object({
    name: z.literal('set-application'),
    application: id,
    action: z.enum(applicantMoves),
    text: z.string().check(z.maxLength(2000), severalLines),
  }),
] as const

export type ApplicationServices = {
  applicationMoves: ApplicationMoves
  applicationLists: ApplicationLists
}

const refusals = {
  status: 'it is not where this starts from; see `applications <ad id>`',
  actor: 'this is for the student alone',
  kind: 'nobody is selected for an ad of this kind: it is answered with offer or reject',
  time: 'the thirty days after the promised day are over: the site ends it as unanswered',
} as const

export const setApplication = async (
  { applicationMoves }: ApplicationServices,
  actor: Actor,
  given: { application: string; action: ApplicantMove; text: string },
): Promise<OperatorAnswer> => {
  const { application, action, text } = given
  const answer = await applicationMoves.move(actor, { id: application, action, by: 'operator', text })
  switch (answer.kind) {
    case 'unknown':
      return failed(`there is no application ${application}`)
    case 'refused':
      return failed(refusals[answer.because])
    case 'moved':
      return done(
        `Done: the application is ${answer.status}${answer.late ? ', answered late' : ''}. ${mailed(answer.told)}`,
      )
  }
}

export const listApplications = async (
  { applicationLists }: ApplicationServices,
  { jobPost }: { jobPost: string },
): Promise<OperatorAnswer> => {
  const found = await applicationLists.ofJobPost(jobPost)
  if (found === null) return failed(`there is no ad ${jobPost}`)
  if (found.length === 0) return done('Nobody has applied.')
  return done(
    ...found.map(({ id: application, status, name, replyDueAt }) =>
      [
        application,
        status.padEnd(15),
        `answer by ${replyDueAt?.toISOString() ?? '-'}`,
        name ?? '(erased)',
      ].join('  '),
    ),
  )
}
