import { Kind, type DocumentNode } from 'graphql'
import { expect, it, vi } from 'vitest'
import { procedures } from '#server/backend/procedures/procedures.ts'
import { server } from './index.ts'

type Handler = (input: unknown, context: unknown) => unknown

vi.mock('astro:actions', () => ({
  defineAction: ({ handler }: { handler: Handler }) => handler,
  ActionError: class extends Error {},
}))

/** The writes that a procedure forwards when it is given this. */
const forwarded = async (handler: Handler, input: unknown): Promise<string[]> => {
  const writes: string[] = []
  const execute = (document: DocumentNode) => {
    for (const definition of document.definitions)
      if (definition.kind === Kind.OPERATION_DEFINITION)
        for (const selection of definition.selectionSet.selections)
          if (selection.kind === Kind.FIELD) writes.push(selection.name.value)
    return Promise.reject(new Error('enough'))
  }
  const locals = { execute, session: { id: 'one' }, now: () => new Date(0) }
  await Promise.resolve()
    .then(() => handler(input, { locals }))
    .catch(() => null)
  return writes
}

const all = procedures.flatMap(({ name: mutation, actions }) =>
  actions.map((action) => {
    const [area = '', name = ''] = action.split('.')
    return { area, name, mutation }
  }),
)

it('knows the mutation of every action', () => {
  const names = Object.entries(server).flatMap(([area, of]) =>
    Object.keys(of).map((name) => `${area}.${name}`),
  )
  expect(all.map(({ area, name }) => `${area}.${name}`).toSorted()).toEqual(names.toSorted())
})

it.each(all)('$area.$name forwards the write whose row judges it', async ({ area, name, mutation }) => {
  const of = server[area as keyof typeof server] as unknown as Record<string, Handler>
  const handler = of[name] ?? (() => null)
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'
  const form = new FormData()
  for (const [key, value] of Object.entries({
    questionnaire: 'personality',
    run: id,
    companyId: id,
    id,
    version: 'a'.repeat(48),
  }))
    form.set(key, value)
  form.set('file', new File(['管理番号'], 'ads.csv'))
  const writes = [
    ...(await forwarded(handler, { stage: 'send', sentParts: [] })),
    ...(await forwarded(handler, form)),
  ]
  // Steps of forms that write nothing.
  expect(['insertTemplate', 'checkWords', 'choose'].includes(name) ? [mutation] : writes).toContain(mutation)
})
