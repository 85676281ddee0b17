import { defineAction, type ActionAPIContext } from 'astro:actions'
import type { TadaDocumentNode } from 'gql.tada'
import type { $ZodObject, $ZodType, input } from 'zod/v4/core'
import type { NoInput } from '#server/backend/procedures/procedure.ts'
import { forward } from './failure.ts'

type Context = Pick<ActionAPIContext, 'locals'>

/** What an action needs of a procedure. */
type Forwarded<Name extends string, Input extends $ZodObject, Result> = {
  name: Name
  input: Input
  operation: TadaDocumentNode<Result, input<Input>>
}

/** Forwards the operation of a procedure. Answers what its mutation does; throws the error of an action. */
export const perform = <Name extends string, Input extends $ZodObject, Result extends Record<Name, unknown>>(
  { locals }: Context,
  { name, operation }: Forwarded<Name, Input, Result>,
  variables: input<Input>,
): Promise<Result[Name]> => forward(async () => (await locals.execute(operation, variables))[name])

/** What is sent: of a procedure whose one argument is `input` the fields of that. */
type Sent<Input> = Input extends $ZodObject<{ input: infer Inner extends $ZodType }> ? Inner : Input

const partsOf = <Name extends string, Input extends $ZodObject, Result extends Record<Name, unknown>>(
  procedure: Forwarded<Name, Input, Result>,
) => {
  const { input: inner, ...others } = procedure.input._zod.def.shape
  const isWrapped = inner !== undefined && Object.keys(others).length === 0
  const handler = (sent: unknown, context: Context): Promise<Result[Name]> =>
    // The backend parses what was parsed here once more: the schemas of procedures read what they answer.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    perform(context, procedure, (isWrapped ? { input: sent } : sent) as input<Input>)
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    input: (isWrapped ? inner : procedure.input) as Sent<Input>,
    // Astro's type of a handler is not decided before the schema is.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    handler: handler as never,
  }
}

/** The action of a procedure that a form sends. */
export const form = <Name extends string, Input extends $ZodObject, Result extends Record<Name, unknown>>(
  procedure: Forwarded<Name, Input, Result>,
) => defineAction<Result[Name], 'form', Sent<Input>>({ accept: 'form', ...partsOf(procedure) })

/** The action of a procedure that a script calls. */
export const json = <Name extends string, Input extends $ZodObject, Result extends Record<Name, unknown>>(
  procedure: Forwarded<Name, Input, Result>,
) => defineAction<Result[Name], undefined, Sent<Input>>(partsOf(procedure))

/** The action of a procedure without arguments that a script calls with nothing. */
export const bare = <Name extends string, Result extends Record<Name, unknown>>(
  procedure: Forwarded<Name, NoInput, Result>,
) => defineAction({ handler: (_: unknown, context) => perform(context, procedure, {}) })
