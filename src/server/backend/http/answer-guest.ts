import type { DocumentNode, ExecutionResult, GraphQLError } from 'graphql'
import type { createYoga } from 'graphql-yoga'
import { brokenTextMessage, hasBrokenText } from '#server/backend/guards/broken-text.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import type { Log } from '#server/platform/log.ts'
import type { AnswerGuest } from '#server/ports/guest-operations.ts'
import { finishErrors, refusedBy } from './finish.ts'

/** What the engine is told of a guest's request. */
type Guest = { requestId: string; client: string; signedIn: null; atEnd: (() => void)[] }

/** The engine with its plugins around one request: the same one that answers what came by HTTP. */
type Engine = ReturnType<ReturnType<typeof createYoga>['getEnveloped']>

type Checked =
  { kind: 'valid'; document: DocumentNode } | { kind: 'invalid'; errors: readonly GraphQLError[] }

/** Operations are constants of the program, some dozens: each is parsed and validated when it is first asked. */
const createCheck = () => {
  const known = new Map<string, Checked>()
  return (operation: string, { schema, parse, validate }: Engine): Checked => {
    const before = known.get(operation)
    if (before !== undefined) return before
    const document: DocumentNode = parse(operation)
    const errors: readonly GraphQLError[] = validate(schema, document)
    const checked: Checked = errors.length > 0 ? { kind: 'invalid', errors } : { kind: 'valid', document }
    known.set(operation, checked)
    return checked
  }
}

/** The way of a guest to the engine past the wire; what the wire asks of every operation is asked here too. */
export const createAnswerGuest = (
  engineFor: (guest: Guest) => Engine,
  { clientOf, log }: { clientOf: (network: string | null) => string; log: Log },
): AnswerGuest => {
  const check = createCheck()
  const run = async (
    { operation, variables }: Parameters<AnswerGuest>[0],
    guest: Guest,
  ): Promise<ExecutionResult> => {
    if (hasBrokenText(variables)) return { errors: [codedError('INVALID_INPUT', brokenTextMessage)] }
    const engine = engineFor(guest)
    const checked = check(operation, engine)
    if (checked.kind === 'invalid') return { errors: checked.errors }
    const { schema, contextFactory, execute } = engine
    return execute({
      schema,
      document: checked.document,
      contextValue: await contextFactory(),
      variableValues: variables,
    })
  }
  return async (question) => {
    const { requestId } = question
    const guest: Guest = { requestId, client: clientOf(question.client), signedIn: null, atEnd: [] }
    try {
      return finishErrors(await run(question, guest), requestId, log)
    } catch (error) {
      log.error({ requestId, err: error }, 'request failed')
      const { code, message } = refusedBy(error)
      return { errors: [codedError(code, message)] }
    } finally {
      for (const end of guest.atEnd) end()
    }
  }
}
