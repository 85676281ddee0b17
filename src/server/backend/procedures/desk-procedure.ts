import type { output, $ZodObject } from 'zod/v4/core'
import { DeskOutcomeFields } from '#operations/desk/desk.ts'
import type { DeskOutcome } from '#server/backend/desk/acts.ts'
import type { Call } from './call.ts'
import { procedure } from './procedure.ts'
import type { WireNames } from './wire-type.ts'
import { deskAct } from '#server/domain/access-row.ts'

type Definition<Name extends string, Input extends $ZodObject> = {
  name: Name
  actions: readonly string[]
  description: string
  input: Input
  types?: WireNames
  descriptions?: WireNames
  run: (call: Call, input: output<Input>) => Promise<DeskOutcome>
}

/** A procedure that answers what became of an act at the desk. */
export const deskProcedure = <Name extends string, Input extends $ZodObject>(
  definition: Definition<Name, Input>,
) => procedure({ ...definition, who: deskAct, answer: 'DeskOutcome!', fragment: DeskOutcomeFields })
