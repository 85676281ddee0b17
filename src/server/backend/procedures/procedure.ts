import type { ResultOf, TadaDocumentNode } from 'gql.tada'
import { Kind, parse, type DocumentNode } from 'graphql'
import type { $ZodObject, input, output } from 'zod/v4/core'
import * as z from 'zod/mini'
import type { introspection } from '#operations/schema-types.d.ts'
import type { Row } from '#server/domain/access-row.ts'
import type { Call } from './call.ts'
import type { Objects } from './objects.ts'
import { fieldsOf, type WireField, type WireNames } from './wire-type.ts'

type Scalars = { Boolean: boolean; String: string; ID: string; Int: number; Float: number }
type Types = introspection['types']
type EnumValue<Name extends string> = Name extends keyof Types
  ? Types[Name] extends { enumValues: infer Value }
    ? Value
    : never
  : never
type Named<Name extends string> = Name extends keyof Scalars
  ? Scalars[Name]
  : Name extends keyof Objects
    ? Objects[Name]
    : EnumValue<Name>
type Present<Type extends string> = Type extends `[${infer Item}]` ? readonly ValueOf<Item>[] : Named<Type>
/** What stands for a GraphQL type in the code: `ValueOf<'[String!]'>` is a list of texts or null. */
export type ValueOf<Type extends string> = Type extends `${infer Required}!`
  ? Present<Required>
  : Present<Type> | null

type AnyDocument = TadaDocumentNode<Record<string, unknown>, never>
type AnyFragment = TadaDocumentNode<Record<string, unknown>, never, unknown>

type Definition<
  Name extends string,
  Input extends $ZodObject,
  Answer extends string,
  Document extends AnyDocument | null,
  Fragment extends AnyFragment | null,
> = {
  /** The mutation. */
  name: Name
  /** The Astro Actions that forward it, by `area.name`. */
  actions: readonly string[]
  /** Who may call it. */
  who: Row
  description?: string
  /** The arguments. None: it takes none. */
  input?: Input
  /** GraphQL types of arguments that zod has no names for: enums, input types, ids of another name. By path. */
  types?: WireNames
  /** Descriptions of arguments and their fields, by path; of input types, by name. */
  descriptions?: WireNames
  /** The GraphQL type of the answer. */
  answer: Answer
  /** What is asked of an answer that is an object: the whole operation, or a fragment of the answer alone. */
  document?: Document
  fragment?: Fragment
  run: (call: Call, input: output<Input>) => ValueOf<Answer> | Promise<ValueOf<Answer>>
}

type Wired<Name extends string, Answer extends string, Document, Fragment> = Document extends AnyDocument
  ? ResultOf<Document>
  : { [Key in Name]: Fragment extends AnyFragment ? ResultOf<Fragment> : ValueOf<Answer> }

/** A write, defined once: the GraphQL mutation, the row of access, the Astro Action and the operation are made of it. */
export type Procedure<Name extends string, Input extends $ZodObject, Answer extends string, Result> = {
  name: Name
  actions: readonly string[]
  who: Row
  description: string | undefined
  input: Input
  arguments: readonly WireField[]
  answer: Answer
  operation: TadaDocumentNode<Result, input<Input>>
  run: (call: Call, input: output<Input>) => ValueOf<Answer> | Promise<ValueOf<Answer>>
}

const operationName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const inParentheses = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : `(${parts.join(', ')})`

const documentOf = (
  name: string,
  fields: readonly WireField[],
  fragment?: DocumentNode | null,
): DocumentNode => {
  const parts = fragment?.definitions ?? []
  const asked = parts.flatMap((part) =>
    part.kind === Kind.FRAGMENT_DEFINITION ? [`{ ...${part.name.value} }`] : [],
  )
  const mutation = parse(
    `mutation ${operationName(name)}${inParentheses(fields.map((field) => `$${field.name}: ${field.type}`))} {
      ${name}${inParentheses(fields.map((field) => `${field.name}: $${field.name}`))} ${asked.join('')}
    }`,
    { noLocation: true },
  )
  return { ...mutation, definitions: [...mutation.definitions, ...parts] }
}

const nothing = z.object({})
/** The input of a procedure without arguments. */
export type NoInput = typeof nothing

export const procedure = <
  Name extends string,
  Answer extends string,
  Input extends $ZodObject = NoInput,
  Document extends AnyDocument | null = null,
  Fragment extends AnyFragment | null = null,
>({
  types = {},
  descriptions = {},
  document,
  fragment,
  ...definition
}: Definition<Name, Input, Answer, Document, Fragment>): Procedure<
  Name,
  Input,
  Answer,
  Wired<Name, Answer, Document, Fragment>
> => {
  // A procedure without `input` is typed with the empty object.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const input = (definition.input ?? nothing) as Input
  const fields = fieldsOf(input, { types, descriptions })
  return {
    ...definition,
    description: definition.description,
    input,
    arguments: fields,
    // The document is made of the same definition as the schema that it is asked of.
    operation: document ?? documentOf(definition.name, fields, fragment),
  }
}

/** A procedure of any types. */
export type AnyProcedure = Omit<Procedure<string, $ZodObject, string, unknown>, 'run' | 'operation'> & {
  operation: TadaDocumentNode<unknown, never>
  run: (call: Call, input: never) => unknown
}
