import {
  applicationIdSchema,
  applicationMoveSchema,
  offerAnswers,
  offerAnswerSchema,
} from '#contract/application.ts'
import type { OwnMove } from '#server/backend/applications/own-moves.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Context } from '#server/backend/schema/context.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import type { ApplicationType } from './application-type.ts'
import { notTheirs } from './application-writes.ts'

const move = async (context: Context, wanted: { id: string; move: OwnMove; reason: string }) => {
  const { applications } = context.services
  const { uid } = callerOf(context)
  const answer = await applications.move(uid, wanted)
  if (answer.kind === 'refused') throw codedError('CONFLICT', 'The application is not where this starts from')
  const found = answer.kind === 'unknown' ? null : await applications.find(uid, wanted.id)
  if (found === null) throw notTheirs()
  return found
}

/** What a student does with what they sent. Done twice it is done once. */
export const addApplicationMoves = (builder: Builder, Application: ApplicationType): void => {
  const OfferAnswer = builder.enumType('OfferAnswer', { values: offerAnswers })
  builder.mutationFields((t) => ({
    withdrawApplication: t.field({
      type: Application,
      args: {
        id: t.arg.id({ required: true }),
        reason: t.arg.string({ required: true, description: 'For the company; empty: nothing is said.' }),
      },
      resolve: (_, input, context) =>
        move(context, { ...parseInput(applicationMoveSchema, input), move: 'withdraw' }),
    }),
    answerOffer: t.field({
      type: Application,
      args: {
        id: t.arg.id({ required: true }),
        answer: t.arg({ type: OfferAnswer, required: true }),
        reason: t.arg.string({ required: true }),
      },
      resolve: (_, input, context) => {
        const { answer, ...wanted } = parseInput(offerAnswerSchema, input)
        return move(context, { ...wanted, move: answer })
      },
    }),
    closeUnansweredApplication: t.field({
      type: Application,
      description: 'Once the promised day has passed without an answer.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, input, context) =>
        move(context, { ...parseInput(applicationIdSchema, input), move: 'close', reason: '' }),
    }),
  }))
}
