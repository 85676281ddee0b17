import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Json = Readonly<Record<string, unknown>>
type Operation = {
  operationId: string
  parameters: readonly { name: string; in: 'path' | 'query' | 'header' }[]
  requestBody?: { content: Readonly<Record<string, { schema: Json }>> }
  responses: Readonly<Record<string, { content: Readonly<Record<string, { schema: Json }>> }>>
}
export type Document = {
  openapi: string
  servers: readonly { url: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: { schemas: Readonly<Record<string, Json>> }
}

export type Sent = { method: string; path: string; headers: Record<string, string>; body: string | null }
export type Got = { status: number; headers: Readonly<Record<string, unknown>>; text: string }

const json = 'application/json'

/** A client that knows nothing but an OpenAPI document: what it sends and gets has to be as the document says. */
export const openApiClient = (document: Document, send: (sent: Sent) => Promise<Got>) => {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'document', ...document })
  const known = new Map<Json, ValidateFunction>()
  const problemsIn = (schema: Json, value: unknown): string | null => {
    const { $ref } = schema
    const whole = typeof $ref === 'string' ? { $ref: `document${$ref}` } : schema
    const validate = known.get(schema) ?? ajv.compile(whole)
    known.set(schema, validate)
    return validate(value) ? null : ajv.errorsText(validate.errors)
  }
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const base = new URL(document.servers[0]?.url ?? '').pathname

  return {
    ids: operations.map(({ operation }) => operation.operationId),
    call: async (
      id: string,
      { values = {}, body, token }: { values?: Record<string, string>; body?: unknown; token: string | null },
    ) => {
      const found = operations.find(({ operation }) => operation.operationId === id)
      if (found === undefined) throw new Error(`The document has no ${id}`)
      const { method, operation } = found
      const of = (place: string) => operation.parameters.filter((each) => each.in === place)
      const query = new URLSearchParams(
        of('query').flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
      ).toString()
      const path = found.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '')
      const wanted = operation.requestBody?.content[json]?.schema
      if (wanted !== undefined) {
        const problems = problemsIn(wanted, body)
        if (problems !== null) throw new Error(`The document does not take this body: ${problems}`)
      }
      const got = await send({
        method,
        path: `${base}${path}${query === '' ? '' : `?${query}`}`,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(wanted === undefined ? {} : { 'content-type': json }),
          ...Object.fromEntries(
            of('header').flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
          ),
        },
        body: wanted === undefined ? null : JSON.stringify(body),
      })
      const told: unknown = got.text === '' ? null : JSON.parse(got.text)
      const response = operation.responses[got.status] ?? operation.responses['default']
      const type = String(got.headers['content-type']).split(';', 1)[0] ?? ''
      const schema = response?.content[type]?.schema
      if (schema === undefined) throw new Error(`The document has no ${got.status} of ${type}`)
      const problems = problemsIn(schema, told)
      if (problems !== null) throw new Error(`The answer is not as the document says: ${problems}`)
      return { status: got.status, headers: got.headers, body: told as Json }
    },
  }
}
