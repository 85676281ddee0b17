import type { Builder } from '#server/backend/schema/builder.ts'
import type { Context } from '#server/backend/schema/context.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import { Call } from '#server/backend/procedures/call.ts'
import type { AnyProcedure } from '#server/backend/procedures/procedure.ts'
import type { WireField } from '#server/backend/procedures/wire-type.ts'

/** Pothos as it is used where types are known by name alone. */
type Field = {
  type: unknown
  required?: unknown
  nullable?: unknown
  description?: string
  defaultValue?: unknown
}
type ByName = {
  inputType: (
    name: string,
    options: {
      description?: string
      fields: (t: { field: (options: Field) => unknown }) => Record<string, unknown>
    },
  ) => void
  mutationField: (
    name: string,
    field: (t: {
      arg: (options: Field) => unknown
      field: (
        options: Field & {
          args: Record<string, unknown>
          resolve: (parent: unknown, args: unknown, context: Context) => unknown
        },
      ) => unknown
    }) => unknown,
  ) => void
}

const listPattern = /^\[(?<item>\w+)(?<present>!?)\]$/

/** `[ID!]` without what says that it has to be there. */
const typeOf = (sdl: string) => {
  const isRequired = sdl.endsWith('!')
  const bare = isRequired ? sdl.slice(0, -1) : sdl
  const list = listPattern.exec(bare)?.groups
  return {
    isRequired,
    name: list?.['item'] ?? bare,
    isList: list !== undefined,
    hasItems: list?.['present'] === '!',
  }
}

const inputOf = ({ type, description, defaultValue }: WireField): Field => {
  const { isRequired, name, isList } = typeOf(type)
  return {
    type: isList ? [name] : name,
    required: isRequired,
    ...(description === undefined ? {} : { description }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
  }
}

/** Defines the input types below these fields, each once. */
const addInputTypes = (builder: ByName, fields: readonly WireField[], known: Set<string>): void => {
  for (const { type, fields: of, typeDescription } of fields) {
    if (of === undefined) continue
    const { name } = typeOf(type)
    if (known.has(name)) continue
    known.add(name)
    addInputTypes(builder, of, known)
    builder.inputType(name, {
      ...(typeDescription === undefined ? {} : { description: typeDescription }),
      fields: (t) => Object.fromEntries(of.map((field) => [field.name, t.field(inputOf(field))])),
    })
  }
}

/** The mutations of procedures, and the input types they take. */
export const addProcedures = (pothos: Builder, procedures: readonly AnyProcedure[]): void => {
  // Pothos types each name it knows; a procedure is typed where it is defined.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const builder = pothos as unknown as ByName
  const known = new Set<string>()
  for (const procedure of procedures) {
    const { name, answer, description, input, arguments: fields } = procedure
    // Each is given what its own schema reads.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const run = procedure.run as (call: Call, given: unknown) => unknown
    addInputTypes(builder, fields, known)
    builder.mutationField(name, (t) => {
      const { isRequired, name: type, isList } = typeOf(answer)
      return t.field({
        type: isList ? [type] : type,
        nullable: !isRequired,
        ...(description === undefined ? {} : { description }),
        args: Object.fromEntries(fields.map((field) => [field.name, t.arg(inputOf(field))])),
        resolve: (_, args, context) => run(new Call(context), parseInput(input, args)),
      })
    })
  }
}
