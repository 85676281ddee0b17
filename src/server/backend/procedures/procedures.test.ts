import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { idText, requiredText } from '#contract/text-input.ts'
import { accessRows } from '#server/domain/access.ts'
import { anyone } from '#server/domain/access-row.ts'
import { procedure } from './procedure.ts'
import { procedures } from './procedures.ts'

const sample = z.object({
  id: idText,
  company: idText,
  fileIds: z.array(idText),
  name: requiredText(10),
  note: z.optional(z.nullable(z.string())),
  seats: z.int(),
  ratio: z.number(),
  seen: z.boolean(),
  kind: z.enum(['a', 'b']),
  parts: z.array(z.object({ text: z.string() })),
})

it('makes arguments of what a schema reads', () => {
  const made = procedure({
    name: 'tryOut',
    actions: [],
    who: anyone,
    input: sample,
    types: { kind: 'Kind!', parts: '[PartInput!]!', 'parts.text': 'Words!' },
    descriptions: { note: 'May be left out.', PartInput: 'One part.' },
    answer: 'Boolean!',
    run: () => true,
  })
  expect(made.arguments).toEqual([
    { name: 'id', type: 'ID!' },
    { name: 'company', type: 'ID!' },
    { name: 'fileIds', type: '[ID!]!' },
    { name: 'name', type: 'String!' },
    { name: 'note', type: 'String', description: 'May be left out.' },
    { name: 'seats', type: 'Int!' },
    { name: 'ratio', type: 'Float!' },
    { name: 'seen', type: 'Boolean!' },
    { name: 'kind', type: 'Kind!' },
    {
      name: 'parts',
      type: '[PartInput!]!',
      fields: [{ name: 'text', type: 'Words!' }],
      typeDescription: 'One part.',
    },
  ])
})

it('asks for the name of what zod has none for', () => {
  const nameless = () =>
    procedure({
      name: 'tryOut',
      actions: [],
      who: anyone,
      input: z.object({ input: z.object({ kind: z.enum(['a']) }) }),
      types: { input: 'TryOutInput!' },
      answer: 'Boolean!',
      run: () => true,
    })
  expect(nameless).toThrow('input.kind')
})

it('knows each mutation and each action once', () => {
  const names = procedures.map(({ name }) => name)
  const actions = procedures.flatMap((each) => each.actions)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(actions.filter((name, index) => actions.indexOf(name) !== index)).toEqual([])
  expect(names.filter((name) => `Mutation.${name}` in accessRows)).toEqual([])
})
