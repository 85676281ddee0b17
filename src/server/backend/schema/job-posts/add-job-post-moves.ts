import type { JobPostStatus } from '#contract/codes/job-post.ts'
import {
  closeJobPostSchema,
  companyCloseReasons,
  jobPostOfSchema,
  jobPostRefusals,
  type JobPostRefusal,
} from '#contract/job-post-life.ts'
import type { JobPostOf, OwnMove, OwnMoveAnswer } from '#server/backend/job-posts/own-job-post-moves.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Context } from '#server/backend/schema/context.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import { countedCaller } from './counted-caller.ts'

type Answer = {
  id: string
  status: JobPostStatus | null
  refusal: JobPostRefusal | null
  missing: readonly string[]
}

const answerOf = ({ id }: JobPostOf, answer: OwnMoveAnswer): Answer => {
  switch (answer.kind) {
    case 'unknown':
      throw codedError('NOT_FOUND', 'The company has no such ad')
    case 'refused':
      return { id, status: null, refusal: answer.because, missing: answer.missing }
    case 'moved':
      return { id: answer.id, status: answer.status, refusal: null, missing: [] }
  }
}

const move = async (context: Context, input: JobPostOf, wanted: OwnMove): Promise<Answer> => {
  const of = parseInput(jobPostOfSchema, input)
  const uid = await countedCaller(context, 'change')
  return answerOf(of, await context.services.ownJobPostMoves.move(uid, of, wanted))
}

/** What owners and recruiters do with the ads of their company. */
export const addJobPostMoves = (builder: Builder, enums: Enums): void => {
  const Refusal = builder.enumType('JobPostRefusal', { values: jobPostRefusals })
  const CompanyCloseReason = builder.enumType('CompanyCloseReason', { values: companyCloseReasons })
  const MoveAnswer = builder.objectRef<Answer>('JobPostMoveAnswer').implement({
    description: 'What became of the ad, or why nothing was done.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'The ad; of one that was put up once more, the new draft.' }),
      status: t.field({ type: enums.JobPostStatus, nullable: true, resolve: ({ status }) => status }),
      refusal: t.field({ type: Refusal, nullable: true, resolve: ({ refusal }) => refusal }),
      missing: t.stringList({
        description: 'With incomplete: the items that are missing, by the names of the form.',
        resolve: ({ missing }) => [...missing],
      }),
    }),
  })
  builder.mutationFields((t) => {
    const of = { companyId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) }
    return {
      publishJobPost: t.field({
        type: MoveAnswer,
        description: 'A draft: published, scheduled, or in review where its wording has to be looked at.',
        args: { ...of, publishAt: t.arg({ type: 'DateTime', description: 'Null: at once.' }) },
        resolve: async (_, { publishAt, ...input }, context) => {
          const ad = parseInput(jobPostOfSchema, input)
          const wanted = publishAt === null || publishAt === undefined ? null : new Date(publishAt)
          const { ownJobPostMoves } = context.services
          return answerOf(ad, await ownJobPostMoves.publish(callerOf(context).uid, ad, wanted))
        },
      }),
      takeBackJobPost: t.field({
        type: MoveAnswer,
        description: 'What waits for the operator or for its time becomes a draft again.',
        args: of,
        resolve: (_, input, context) => move(context, input, { action: 'return' }),
      }),
      pauseJobPost: t.field({
        type: MoveAnswer,
        args: of,
        resolve: (_, input, context) => move(context, input, { action: 'pause' }),
      }),
      resumeJobPost: t.field({
        type: MoveAnswer,
        args: of,
        resolve: (_, input, context) => move(context, input, { action: 'resume' }),
      }),
      closeJobPost: t.field({
        type: MoveAnswer,
        description: 'For good; who applied is told.',
        args: { ...of, reason: t.arg({ type: CompanyCloseReason, required: true }) },
        resolve: (_, input, context) => {
          const { reason, ...ad } = parseInput(closeJobPostSchema, input)
          return move(context, ad, { action: 'close', reason })
        },
      }),
      relistJobPost: t.field({
        type: MoveAnswer,
        description: 'Makes a new draft of an ad that has ended, without its dates.',
        args: of,
        resolve: async (_, input, context) => {
          const ad = parseInput(jobPostOfSchema, input)
          const uid = await countedCaller(context, 'change')
          return answerOf(ad, await context.services.ownJobPostMoves.relist(uid, ad))
        },
      }),
      discardJobPost: t.field({
        type: MoveAnswer,
        description: 'Deletes a draft.',
        args: of,
        resolve: async (_, input, context) => {
          const ad = parseInput(jobPostOfSchema, input)
          const uid = await countedCaller(context, 'change')
          return answerOf(ad, await context.services.ownJobPostMoves.discard(uid, ad))
        },
      }),
    }
  })
}
