import * as z from 'zod/mini'
import { companyApiLimits, tokenScopeNames } from './company-api.ts'
import { apiOperations, isRepeatable, type ApiOperation } from './company-api-operations.ts'
import { apiProblems } from './company-api-problems.ts'

type Json = Readonly<Record<string, unknown>>

const problemType = 'application/problem+json'

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // An answer may have more one day.
    override: ({ jsonSchema }) => {
      if (io === 'output') delete jsonSchema.additionalProperties
    },
  })
  return json
}

const problem: Json = {
  type: 'object',
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', enum: Object.keys(apiProblems) },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
        required: ['field', 'code', 'message'],
      },
    },
    missing: { type: 'array', items: { type: 'string' } },
    findings: { type: 'array', items: { type: 'object' } },
  },
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
}

const headers: Json = {
  'RateLimit-Limit': { schema: { type: 'integer' } },
  'RateLimit-Remaining': { schema: { type: 'integer' } },
  'RateLimit-Reset': { schema: { type: 'integer' } },
}
const etag: Json = { ETag: { schema: { type: 'string' } } }

const queryParameters = (schema: z.core.$ZodType): Json[] => {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Readonly<Record<string, Json>>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, { description, ...of }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: of,
  }))
}

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
})

const parametersOf = (operation: ApiOperation): Json[] => [
  ...(operation.path.includes('{id}')
    ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }]
    : []),
  ...(operation.query === null ? [] : queryParameters(operation.query)),
  ...(isRepeatable(operation)
    ? [
        header(
          'Idempotency-Key',
          `同じ値でもう一度送ると、もう一度実行せず、前の答えを返します。${companyApiLimits.answerHours}時間有効です。`,
        ),
      ]
    : []),
  ...(operation.method === 'PATCH' ? [header('If-Match', '読んだときのETag。')] : []),
]

const operationOf = (id: string, operation: ApiOperation): Json => ({
  operationId: id,
  summary: operation.summary,
  description: [operation.description, `必要な権限：${tokenScopeNames[operation.scope]}`]
    .filter((part) => part !== '')
    .join('\n\n'),
  parameters: parametersOf(operation),
  ...(operation.body === null
    ? {}
    : {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaOf(operation.body, 'input') } },
        },
      }),
  responses: {
    [operation.status]: {
      description: operation.summary,
      headers: operation.path === '/ads' && operation.method === 'GET' ? headers : { ...headers, ...etag },
      content: { 'application/json': { schema: schemaOf(operation.answer, 'output') } },
    },
    default: {
      description: '実行しなかった理由（RFC 9457）。',
      content: { [problemType]: { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
})

const operations: [string, ApiOperation][] = Object.entries(apiOperations)

/** The document (OpenAPI 3.1) of the interface of a site. */
export const apiDocument = (origin: string, siteName: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: `${siteName} 求人API`,
    version: '1',
    description: `説明と例は ${origin}/company/api にあります。`,
  },
  servers: [{ url: `${origin}/api/v1` }],
  security: [{ token: [] }],
  paths: Object.fromEntries(
    [...Map.groupBy(operations, ([, { path }]) => path)].map(([path, all]) => [
      path,
      Object.fromEntries(
        all.map(([id, operation]) => [operation.method.toLowerCase(), operationOf(id, operation)]),
      ),
    ]),
  ),
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: { Problem: problem },
  },
})
