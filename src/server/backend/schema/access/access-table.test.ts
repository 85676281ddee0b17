import SchemaBuilder from '@pothos/core'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { graphql, isObjectType, type GraphQLObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { buildSchema } from '#server/backend/schema/build-schema.ts'
import { accessTable } from '#server/backend/schema/access/access-table.ts'
import { publicTypes } from '#server/domain/public-types.ts'
import type { Row } from '#server/domain/access-row.ts'
import type { Thing } from '#server/domain/judge.ts'
import { accessPlugin } from './access-plugin.ts'

const schema = buildSchema()
const isObject = (type: unknown): type is GraphQLObjectType => isObjectType(type)
const types = Object.values(schema.getTypeMap())
  .filter(isObject)
  .filter(({ name }) => !name.startsWith('__'))
const fieldsOf = (type: GraphQLObjectType) => Object.keys(type.getFields())
const isRoot = ({ name }: GraphQLObjectType) => ['Query', 'Mutation', 'Subscription'].includes(name)

test('each root field has a row of its own', () => {
  const roots = types.filter(isRoot)
  expect(roots.map(({ name }) => name)).toEqual(['Mutation', 'Query'])
  const bare = roots
    .flatMap((root) => fieldsOf(root).map((field) => `${root.name}.${field}`))
    .filter((key) => !Object.hasOwn(accessTable, key))
  expect(bare).toEqual([])
})

test('each field of a type that is not public has a row', () => {
  const bare = types
    .filter((type) => !isRoot(type) && !publicTypes.has(type.name) && !Object.hasOwn(accessTable, type.name))
    .flatMap((type) => fieldsOf(type).map((field) => `${type.name}.${field}`))
    .filter((key) => !Object.hasOwn(accessTable, key))
  expect(bare).toEqual([])
})

test('each row is about a field or a type that is there, and no type has two rules', () => {
  const known = new Set(
    types.flatMap((type) => [
      ...(isRoot(type) ? [] : [type.name]),
      ...fieldsOf(type).map((field) => `${type.name}.${field}`),
    ]),
  )
  expect(Object.keys(accessTable).filter((key) => !known.has(key))).toEqual([])
  expect([...publicTypes].filter((name) => !known.has(name) || Object.hasOwn(accessTable, name))).toEqual([])
})

test('what anyone may read costs no question: its resolvers stay as they were written', () => {
  const wrapped = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ extensions }) => extensions.pothosResolveWrapped === true)
      .map(({ name }) => `${type.name}.${name}`),
  )
  expect(wrapped).toContain('Query.accountSecurity')
  const asked = wrapped.filter((key) => publicTypes.has(key.split('.')[0] ?? ''))
  expect(asked).toEqual([])
  expect(wrapped).not.toContain('Query.jobPosts')
})

const small = (rows: Readonly<Record<string, Row>>, permit: (thing: Thing) => boolean = () => true) => {
  const builder = new SchemaBuilder<{ Context: object; DefaultFieldNullability: false }>({
    plugins: [accessPlugin, ScopeAuthPlugin],
    access: {
      rowOf: (type, field) => rows[`${type}.${field}`],
      permit: (_context, _row, thing) => permit(thing),
    },
    scopeAuth: { authScopes: () => ({}) },
    defaultFieldNullability: false,
  })
  builder.queryType({
    fields: (t) => ({
      advice: t.string({ nullable: true, resolve: () => 'for you' }),
      count: t.int({ args: { company: t.arg.string() }, resolve: () => 1 }),
    }),
  })
  return builder.toSchema()
}
const anyone: Row = { who: { kind: 'anyone' }, also: [], otherwise: 'refused' }
const members: Row = {
  who: { kind: 'member', roles: ['owner'] },
  company: { from: 'argument', name: 'company' },
  also: [],
  otherwise: 'refused',
}

test('a field without a row fails the build, and says which', () => {
  expect(() => small({ 'Query.count': anyone })).toThrow(/Query\.advice has no row of access/)
  expect(small({ 'Query.count': anyone, 'Query.advice': anyone })).toBeDefined()
})

test('only a nullable field or a list can answer nothing', async () => {
  const orNothing: Row = { who: { kind: 'signed_in' }, also: [], otherwise: 'nothing' }
  expect(() => small({ 'Query.advice': anyone, 'Query.count': orNothing })).toThrow(/Query\.count/)
  const built = small({ 'Query.advice': orNothing, 'Query.count': anyone }, () => false)
  const { data } = await graphql({ schema: built, source: '{ advice count }', contextValue: {} })
  expect({ ...data }).toEqual({ advice: null, count: 1 })
})

test('the company of a row is found in the argument it names; one that is not given is nobody’s', async () => {
  const asked: Thing[] = []
  const built = small({ 'Query.advice': anyone, 'Query.count': members }, (thing) => {
    asked.push(thing)
    return true
  })
  await graphql({ schema: built, source: '{ a: count(company: "x") b: count advice }', contextValue: {} })
  expect(asked).toEqual([
    { kind: 'company', id: 'x' },
    { kind: 'company', id: '' },
  ])
})
