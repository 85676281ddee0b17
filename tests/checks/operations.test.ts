import { isObjectType, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { MaxAliasesRule } from '#server/backend/guards/max-aliases.ts'
import { MaxCostRule } from '#server/backend/guards/max-cost.ts'
import { MaxDepthRule } from '#server/backend/guards/max-depth.ts'
import { buildSchema } from '#server/backend/schema/build-schema.ts'
import { loadKnownOperations } from '#server/gateway/known-operations.ts'

test('every operation of the repository fits the schema and stays within the limits of the backend', async () => {
  const documents = await loadKnownOperations()
  expect(documents.size).toBeGreaterThan(3)
  const schema = buildSchema()
  for (const document of documents) {
    expect(validate(schema, parse(document))).toEqual([])
    expect(validate(schema, parse(document), [MaxDepthRule, MaxAliasesRule, MaxCostRule])).toEqual([])
  }
})

test('a numbered page holds what the pager counts with, unless an operation says otherwise', () => {
  const fields = Object.values(buildSchema().getTypeMap())
    .filter((type) => isObjectType(type))
    .flatMap((type) => Object.values(type.getFields()))
  const sizes = fields
    .filter(({ args }) => args.some(({ name }) => name === 'page'))
    .map(({ name, args }) => [name, args.find((arg) => arg.name === 'first')?.defaultValue])
  expect(sizes.length).toBeGreaterThan(3)
  expect(sizes).toEqual(sizes.map(([name]) => [name, limits.pageSize]))
})
