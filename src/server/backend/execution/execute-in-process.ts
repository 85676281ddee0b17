import {
  execute,
  getOperationAST,
  OperationTypeNode,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql'
import { brokenTextMessage, hasBrokenText } from '#server/backend/guards/broken-text.ts'
import type { CostLimit } from '#server/backend/guards/cost-limit.ts'
import { failureIn, finishErrors, refusedBy } from '#server/backend/http/finish.ts'
import { nobody, type SignedIn, type WhoIsIt } from '#server/backend/http/identify.ts'
import type { Context } from '#server/backend/schema/context.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { isPublicRead } from './public-reads.ts'
import type { Log } from '#server/platform/log.ts'
import type { ReadReplica } from '#server/ports/read-replica.ts'
import type { ExecuteOperation, OperationCaller } from '#server/ports/operations.ts'

type Parts = {
  schema: GraphQLSchema
  contextOf: (
    caller: { requestId: string; client: string; signedIn: SignedIn | null },
    from: 'database' | 'replica',
  ) => Context
  /** Null: there is none. */
  replica: ReadReplica | null
  identifyToken: (token: string, requestId: string) => Promise<WhoIsIt>
  clientOf: (network: string | null) => string
  costLimit: CostLimit
  log: Log
}

type Checked = { errors: readonly GraphQLError[]; isMutation: boolean; isPublic: boolean }

/** Documents are constants of the program: each is validated when it is first executed. */
const createCheck = (schema: GraphQLSchema) => {
  const known = new WeakMap<DocumentNode, Checked>()
  return (document: DocumentNode): Checked => {
    const before = known.get(document)
    if (before !== undefined) return before
    const isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION
    const checked = { errors: validate(schema, document), isMutation, isPublic: isPublicRead(document) }
    known.set(document, checked)
    return checked
  }
}

/** The person of a request is read once, and anew after each mutation, which may have changed what they are. */
const createPeople = (identifyToken: Parts['identifyToken']) => {
  const known = new WeakMap<OperationCaller, Promise<WhoIsIt>>()
  return {
    find: (caller: OperationCaller): WhoIsIt | Promise<WhoIsIt> => {
      if (caller.bearerToken === null) return nobody
      const found = known.get(caller) ?? identifyToken(caller.bearerToken, caller.requestId)
      known.set(caller, found)
      return found
    },
    forget: (caller: OperationCaller): void => {
      known.delete(caller)
    },
  }
}

/** Executes operations of this process by graphql-js, within the limits of the public endpoint. Never rejects. */
export const createExecuteInProcess = ({
  schema,
  contextOf,
  replica,
  identifyToken,
  clientOf,
  costLimit,
  log,
}: Parts): ExecuteOperation => {
  const check = createCheck(schema)
  const people = createPeople(identifyToken)
  const run = async (
    document: DocumentNode,
    variables: Readonly<Record<string, unknown>>,
    caller: OperationCaller,
  ): Promise<ExecutionResult> => {
    const who = await people.find(caller)
    if (who.kind === 'refused') return { errors: [codedError(who.why.code, who.why.message)] }
    if (hasBrokenText(variables)) return { errors: [codedError('INVALID_INPUT', brokenTextMessage)] }
    const { errors, isMutation, isPublic } = check(document)
    if (errors.length > 0) return { errors }
    const client = clientOf(caller.client)
    const entry = costLimit({ schema, document, variables }, client)
    if (entry.kind === 'refused') return { errors: [entry.error] }
    const { signedIn } = who
    const executeOn = async (from: 'database' | 'replica') =>
      execute({
        schema,
        document,
        contextValue: contextOf({ requestId: caller.requestId, client, signedIn }, from),
        variableValues: variables,
      })
    try {
      if (replica !== null && isPublic && signedIn === null && replica.isFresh()) {
        const result = await executeOn('replica')
        const failure = failureIn(result)
        if (failure === null) return result
        const again = await executeOn('database')
        // What the database can't do either is no fault of the replica's.
        if (failureIn(again) === null) replica.leaveOut(failure)
        return again
      }
      return await executeOn('database')
    } finally {
      entry.leave()
      if (isMutation) people.forget(caller)
    }
  }
  return async (document, variables, caller) => {
    const { requestId } = caller
    try {
      return finishErrors(await run(document, variables, caller), requestId, log)
    } catch (error) {
      people.forget(caller)
      log.error({ requestId, err: error }, 'request failed')
      const { code, message } = refusedBy(error)
      return { errors: [codedError(code, message)] }
    }
  }
}
