import { expect, test } from 'vitest'
import { createLogTo } from './log.ts'

const written = (thrown: unknown): { text: string; err: Record<string, unknown> } => {
  let text = ''
  createLogTo({ write: (line) => (text += line) }, 'info').error({ err: thrown }, 'it failed')
  return { text, err: JSON.parse(text).err }
}

/** As Postgres answers: the message of a data exception and the detail of a constraint hold what was written. */
const fromPostgres = (fields: Record<string, unknown>) =>
  Object.assign(new Error(String(fields['message'])), { severity: 'ERROR', ...fields })

const statement = 'insert into "student_user" ("family_name", "given_name") values ($1, $2)'
/** As Drizzle throws it; `failed-query.integration.test.ts` has the real ones. */
const failed = (cause: Error) =>
  Object.assign(new Error(`Failed query: ${statement}\nparams: 山田,花子`, { cause }), {
    query: statement,
    params: ['山田', '花子'],
  })

test('a failed query is logged with code, constraint and statement, and without what it wrote', () => {
  const { text, err } = written(
    failed(
      fromPostgres({
        message: 'duplicate key value violates unique constraint "account_email"',
        code: '23505',
        detail: 'Key (email)=(hanako@example.com) already exists.',
        constraint: 'account_email',
        table: 'account',
        where: "COPY x, line 1: '山田'",
        params: ['山田', '花子'],
        query: statement,
      }),
    ),
  )
  for (const secret of ['山田', '花子', 'hanako']) expect(text).not.toContain(secret)
  expect(err).toMatchObject({
    message: expect.stringContaining(statement),
    stack: expect.stringMatching(/^ +at /),
    cause: {
      message: 'duplicate key value violates unique constraint "account_email"',
      code: '23505',
      constraint: 'account_email',
      table: 'account',
    },
  })
})

test.each([
  ['22P02', 'invalid input syntax for type uuid: "山田"'],
  ['22021', 'invalid byte sequence for encoding "UTF8": 0x00 山田'],
  ['22008', 'date/time field value out of range: "山田"'],
])('of %s, a data exception, not even the message is kept', (code, message) => {
  const { text, err } = written(failed(fromPostgres({ message, code, routine: 'string_to_uuid' })))
  expect(text).not.toContain('山田')
  expect(err['cause']).toMatchObject({ code, routine: 'string_to_uuid' })
})

test('a line of what was written that looks like a frame is no frame', () => {
  const typed = '  at 山田 (file:///site/dist/host/main.mjs:1:1)'
  const cause = fromPostgres({ message: `invalid input syntax: "x\n${typed}"`, code: '22P02' })
  const error = Object.assign(new Error(`Failed query: ${statement}\nparams: x\n${typed}`, { cause }), {
    query: statement,
  })
  const { text, err } = written(error)
  expect(text).not.toContain('山田')
  expect(err).toMatchObject({
    stack: expect.stringMatching(/^ +at .*log\.test\.ts/),
    cause: { stack: expect.stringMatching(/^ +at .*log\.test\.ts/) },
  })
})

test('other errors keep type, message, stack, code and causes, and nothing somebody hung on them', () => {
  const cause = Object.assign(new TypeError('fetch failed'), { code: 'ECONNREFUSED' })
  const error = Object.assign(new RangeError('the provider is away', { cause }), {
    request: { body: '山田' },
    params: ['山田'],
    response: '550 <hanako@example.com> unknown',
    responseCode: 550,
  })
  const { text, err } = written(error)
  for (const secret of ['山田', 'hanako']) expect(text).not.toContain(secret)
  expect(err).toMatchObject({
    type: 'RangeError',
    message: 'the provider is away',
    responseCode: 550,
    stack: expect.stringContaining('log.test.ts'),
    cause: { type: 'TypeError', message: 'fetch failed', code: 'ECONNREFUSED' },
  })
})

test.each([
  "Can't send mail - all recipients were rejected: 550 5.1.1 <hanako@example.com>: Recipient address rejected",
  'Message failed: 552 5.2.2 hanako@example.com, mailbox full',
  'connect ECONNREFUSED smtp://site:hanako@mail.example:587',
])('no address of a person is kept of a message: %s', (message) => {
  const { text, err } = written(Object.assign(new Error(message), { responseCode: 550 }))
  expect(text).not.toContain('hanako')
  expect(err['message']).toContain(message.slice(0, 14))
  expect(written(message).text).not.toContain('hanako')
})

test('several errors in one, a circle of causes and what is no error are written too', () => {
  const circle = new Error('around')
  circle.cause = circle
  expect(written(circle).err).toMatchObject({ message: 'around' })
  const { text } = written(new AggregateError([failed(new Error('broken')), new Error('second')], 'both'))
  expect(text).not.toContain('山田')
  expect(text).toContain('broken')
  expect(text).toContain('second')
  expect(written('a word').err).toMatchObject({ message: 'a word' })
  expect(written({ name: '山田' }).text).not.toContain('山田')
})

test.each(['authorization', 'cookie', 'password', 'idToken', 'refreshToken'])(
  'the %s in what is logged is left out',
  (name) => {
    let text = ''
    createLogTo({ write: (line) => (text += line) }, 'info').info({ given: { [name]: 'hush', kept: 'told' } })
    expect(text).not.toContain('hush')
    expect(text).toContain('told')
  },
)
