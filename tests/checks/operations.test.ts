import { isObjectType, validate } from 'graphql'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { NoBrokenTextRule } from '#server/backend/guards/broken-text.ts'
import { costMax } from '#server/backend/guards/cost-limit.ts'
import { MaxAliasesRule } from '#server/backend/guards/max-aliases.ts'
import { MaxDepthRule } from '#server/backend/guards/max-depth.ts'
import { parseWithinLimit } from '#server/backend/guards/max-tokens.ts'
import { operationCost } from '#server/backend/guards/operation-cost.ts'
import { procedures } from '#server/backend/procedures/procedures.ts'
import { buildSchema } from '#server/backend/schema/build-schema.ts'
import { loadKnownOperations } from '#server/gateway/known-operations.ts'

/** The longest lists that a resolver answers, and the sitemap's parts at their full size. */
const longest = { first: 50, limit: 5_000, size: 50_000 }

// Operations of pages and actions are executed as they are: this test stands for the rules that the public endpoint applies.
test('every operation of the repository fits the schema and stays within the limits of the backend', async () => {
  const documents = await loadKnownOperations(procedures)
  expect(documents.size).toBeGreaterThan(3)
  const schema = buildSchema()
  for (const text of documents) {
    const document = parseWithinLimit(text)
    expect(validate(schema, document)).toEqual([])
    expect(validate(schema, document, [NoBrokenTextRule, MaxDepthRule, MaxAliasesRule])).toEqual([])
    expect({ text, affordable: operationCost(schema, document, null, longest) <= costMax }).toEqual({
      text,
      affordable: true,
    })
  }
})

test('a numbered page holds what the pager counts with, unless an operation says otherwise', () => {
  const fields = Object.values(buildSchema().getTypeMap())
    .filter((type) => isObjectType(type))
    .flatMap((type) => Object.values(type.getFields()))
  const sizes = fields
    // One without `first` counts its pages itself.
    .filter(({ args }) => ['page', 'first'].every((wanted) => args.some(({ name }) => name === wanted)))
    .map(({ name, args }) => [name, args.find((arg) => arg.name === 'first')?.defaultValue])
  expect(sizes.length).toBeGreaterThan(3)
  expect(sizes).toEqual(sizes.map(([name]) => [name, limits.pageSize]))
})
