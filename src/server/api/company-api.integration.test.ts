import { Validator } from '@seriousme/openapi-schema-validator'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companyApiLimits, tokenOf, type TokenScope } from '#contract/company-api.ts'
import { apiOperations, type ApiOperationId } from '#contract/company-api-operations.ts'
import { apiDocument } from '#contract/company-api-document.ts'
import { accessTable } from '#server/backend/schema/access/access-table.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { createOldTokens } from '#server/backend/company-tokens/token-answers.ts'
import { companyToken, companyTokenAnswer } from '#server/backend/database/schema/company-token.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend } from '#server/backend/testing/client.ts'
import { insertDraft, insertMember } from '#server/backend/testing/drafts.ts'
import { daysFromNow, insertCompany, testNow } from '#server/backend/testing/records.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { createImportAds } from '#server/backend/ad-files/import-ads.ts'
import { createJobPostEditor } from '#server/backend/job-post-editor/job-post-editor.ts'
import { createStartJobPost } from '#server/backend/job-post-editor/start-job-post.ts'
import { honest, toFind } from '#server/domain/legal/reading/corpus.ts'
import { createSessionRows } from '#server/backend/accounts/session-rows.ts'
import { createGateway } from '#server/gateway/create-gateway.ts'
import { startHost, testOrigin, type TestHost } from '#server/host/testing/host.ts'
import { createCompanyApi } from './company-api.ts'
import { openApiClient, type Document } from './testing/open-api-client.ts'

let handle: DatabaseHandle
let site: ReturnType<typeof createTestBackend>
let host: TestHost
let companyId = ''
let otherId = ''

beforeAll(async () => {
  handle = await openTestDatabase()
  site = createTestBackend(handle)
  const { backend, services, log } = site
  const gateway = createGateway({
    upstream: { kind: 'in_process', handle: backend.handle, execute: backend.execute },
    operations: { kind: 'any' },
    log,
  })
  const api = createCompanyApi({
    origin: testOrigin,
    siteName: 'みちしるべ',
    execute: gateway.execute,
    tokens: services.companyTokens,
    answers: services.tokenAnswers,
    log,
  })
  host = await startHost(() => 'unknown', { api })
})
afterAll(async () => {
  await host.close()
  await handle.close()
})
beforeEach(async () => {
  const { database } = handle
  await database.delete(company)
  await database.delete(account)
  await database.delete(auditLog)
  await database.delete(rateLimit)
  companyId = await insertCompany(database)
  otherId = await insertCompany(database)
  await insertMember(database, companyId, 'owner', 'owner')
  await insertMember(database, companyId, 'recruiter', 'recruiter')
  await insertMember(database, otherId, 'other', 'owner')
})

const make = async (scope: TokenScope = 'publish', uid = 'owner', of = companyId): Promise<string> => {
  const made = await site.services.companyTokens.create(uid, {
    companyId: of,
    name: '採用管理',
    scope,
    days: 30,
  })
  if (made.token === null) throw new Error(made.refusal)
  return made.token
}
let client: ReturnType<typeof openApiClient>
beforeAll(() => {
  const document = JSON.parse(JSON.stringify(apiDocument(testOrigin, 'みちしるべ'))) as Document
  client = openApiClient(document, ({ path, body, ...sent }) =>
    host.send(path, { ...sent, ...(body === null ? {} : { body: [body] }) }),
  )
})
type Asked = Parameters<typeof client.call>[1]
const call = (id: ApiOperationId, asked: Asked) => client.call(id, asked)
/** Sends what the document would not. */
const raw = async (
  method: string,
  path: string,
  { token, body, headers = {} }: { token?: string; body?: string; headers?: Record<string, string> },
) => {
  const got = await host.send(`/api/v1${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: [body] }),
  })
  return { ...got, json: JSON.parse(got.text === '' ? 'null' : got.text) as Record<string, unknown> }
}

/** All that a lawful ad says. */
const lawful = {
  kind: 'part_time',
  title: 'カフェの接客',
  occupation: 'food',
  duties: '注文をうかがい、飲み物を運びます。レジと片付けもします。',
  dutiesRange: '変更なし',
  termKind: 'indefinite',
  probationMonths: 0,
  workplaces: [
    {
      scope: 'hire',
      name: '三鷹店',
      prefectureCode: '13',
      city: '三鷹市',
      street: '下連雀3-1-1',
      stations: [{ station: '13三鷹', way: 'walk', minutes: 5 }],
    },
  ],
  workplacesRange: '変更なし',
  remote: 'none',
  hoursSystem: 'shift',
  startsAt: '09:00',
  endsAt: '18:00',
  breakMinutes: 60,
  hoursNote: 'シフトは2週間ごとに、希望を聞いて決めます。',
  overtime: false,
  holidays: 'シフトによります。週2日から働けます。',
  wageUnit: 'hour',
  wageMin: 1400,
  insurance: ['employment', 'accident'],
  dispatch: false,
  smoking: 'no_smoking',
  openings: 2,
  selectionFlow: ['書類', '面接'],
  questions: ['働ける曜日を教えてください。'],
  replyByDays: 7,
  validThrough: '2026-12-20',
}

test('the document is OpenAPI 3.1 that a validator takes', async () => {
  const got = await raw('GET', '/openapi.json', {})
  expect(got.status).toBe(200)
  const answer = await new Validator().validate(got.json)
  expect(answer.errors).toBeUndefined()
  expect(client.ids.toSorted()).toEqual(Object.keys(apiOperations).toSorted())
})

test('a client made from the document alone creates, corrects, publishes, pauses and closes an ad', async () => {
  const token = await make()
  const made = await call('createAd', {
    token,
    body: { key: 'A-1', ad: { kind: 'part_time', title: '接客' } },
  })
  expect(made).toMatchObject({ status: 201, body: { key: 'A-1', status: 'draft', url: null } })
  expect(made.body['missing']).toContain('duties')
  const id = String(made.body['id'])
  expect(made.headers['location']).toBe(`/api/v1/ads/${id}`)

  const refused = await call('publishAd', { token, values: { id }, body: {} })
  expect(refused).toMatchObject({ status: 422, body: { code: 'incomplete' } })
  expect(refused.body['missing']).toContain('duties')

  const { headers } = await call('readAd', { token, values: { id } })
  const changed = await call('changeAd', {
    token,
    values: { id, 'If-Match': String(headers['etag']) },
    body: { ad: lawful },
  })
  expect(changed).toMatchObject({ status: 200, body: { missing: [], findings: [] } })
  expect(changed.body['ad']).toMatchObject({ wageMin: 1400, insurance: ['employment', 'accident'] })

  expect(await call('publishAd', { token, values: { id }, body: {} })).toMatchObject({
    status: 200,
    body: { status: 'published', url: `${testOrigin}/jobpost/${id}` },
  })
  expect(await call('pauseAd', { token, values: { id }, body: {} })).toMatchObject({
    body: { status: 'paused' },
  })
  expect(await call('resumeAd', { token, values: { id }, body: {} })).toMatchObject({
    body: { status: 'published' },
  })
  expect(await call('closeAd', { token, values: { id }, body: { reason: 'filled' } })).toMatchObject({
    body: { status: 'closed', closeReason: 'filled', url: null },
  })
  expect(await call('changeAd', { token, values: { id }, body: { ad: { title: '別' } } })).toMatchObject({
    status: 409,
    body: { code: 'refused_state' },
  })
})

test('what is read can be sent again and changes nothing', async () => {
  const token = await make()
  const id = await insertDraft(handle.database, companyId, {
    status: 'published',
    publishAt: daysFromNow(-1),
  })
  const read = await call('readAd', { token, values: { id } })
  const again = await call('changeAd', { token, values: { id }, body: { ad: read.body['ad'] } })
  expect(again.body).toEqual(read.body)
  expect(again.headers['etag']).toBe(read.headers['etag'])
  const [row] = await handle.database.select().from(jobPost).where(eq(jobPost.id, id))
  expect(row?.revision).toBe(1)
})

test('fields that are left out stay, null and an empty list say nothing', async () => {
  const token = await make('write')
  const made = await call('createAd', { token, body: { key: 'B', ad: lawful } })
  const id = String(made.body['id'])
  const { body } = await call('changeAd', {
    token,
    values: { id },
    body: { ad: { duties: null, questions: [] } },
  })
  expect(body['missing']).toEqual(['duties'])
  const { duties: _duties, questions: _questions, ...rest } = lawful
  expect(body['ad']).toMatchObject({
    ...rest,
    startsAt: '09:00:00',
    endsAt: '18:00:00',
    validThrough: expect.any(String),
  })
  expect(body['ad']).not.toHaveProperty('duties')
})

describe('who may', () => {
  const asked: Record<ApiOperationId, Omit<Asked, 'token'>> = {
    listAds: {},
    createAd: { body: { key: 'new', ad: { kind: 'part_time' } } },
    readAd: {},
    changeAd: { body: { ad: { title: '新しい名前' } } },
    publishAd: { body: {} },
    takeBackAd: { body: {} },
    pauseAd: { body: {} },
    resumeAd: { body: {} },
    closeAd: { body: { reason: 'filled' } },
  }
  const ids = Object.keys(asked) as ApiOperationId[]
  const codesOf = async (token: string | null, id: string) => {
    const answers: Record<string, unknown> = {}
    for (const each of ids) {
      const { status, body } = await call(each, { ...asked[each], values: { id }, token })
      answers[each] = status < 400 ? 'ok' : body['code']
    }
    return answers
  }
  const all = (code: string) => Object.fromEntries(ids.map((id) => [id, code]))
  const draft = () => insertDraft(handle.database, companyId)

  test('without a token, with one that is none and with that of a person nobody', async () => {
    const id = await draft()
    expect(await codesOf(null, id)).toEqual(all('unauthenticated'))
    expect(await codesOf(tokenOf('x'.repeat(43)), id)).toEqual(all('unauthenticated'))
    await site.openSession('valid')
    expect(await codesOf('valid', id)).toEqual(all('unauthenticated'))
  })

  test('each scope what it opens', async () => {
    const id = await draft()
    const read = { ...all('forbidden'), listAds: 'ok', readAd: 'ok' }
    expect(await codesOf(await make('read'), id)).toEqual(read)
    expect(await codesOf(await make('write'), id)).toEqual({ ...read, createAd: 'ok', changeAd: 'ok' })
    for (const id of ids) {
      const rows = { listAds: 'Query.jobPostRecords', readAd: 'Query.jobPostRecord' } as const
      const row = id === 'listAds' || id === 'readAd' ? rows[id] : null
      if (row !== null) expect(accessTable[row]?.token).toBe(apiOperations[id].scope)
    }
  })

  test('another company finds no such ad, and lists its own', async () => {
    const id = await draft()
    const token = await make('publish', 'other', otherId)
    expect(await codesOf(token, id)).toEqual({ ...all('not_found'), listAds: 'ok', createAd: 'ok' })
    const { body } = await call('listAds', { token })
    expect(body['ads']).toMatchObject([{ key: 'new' }])
  })

  const membership = () =>
    handle.database
      .select()
      .from(companyMember)
      .where(and(eq(companyMember.companyId, companyId), eq(companyMember.uid, 'owner')))
  test.each([
    [
      'whose owner was removed',
      async () => {
        const [row] = await membership()
        await site.services.members.remove('second', { company: companyId, id: row?.id ?? '' })
      },
    ],
    [
      'whose owner became a recruiter, and an owner again',
      async () => {
        const [row] = await membership()
        const named = { company: companyId, id: row?.id ?? '' }
        await site.services.members.changeRole('second', named, 'recruiter')
        await site.services.members.changeRole('second', named, 'owner')
      },
    ],
    [
      'whose owner is an admin now',
      () => handle.database.update(account).set({ kind: 'admin' }).where(eq(account.uid, 'owner')),
    ],
    [
      'whose owner signed out everywhere',
      () => createSessionRows(handle.database).revokeAll('owner', null, testNow),
    ],
    [
      'that was revoked',
      async () => {
        const [row] = await site.services.companyTokens.list(companyId)
        await site.services.companyTokens.revoke('owner', { companyId, id: row?.id ?? '' })
      },
    ],
    ['that has ended', () => handle.database.update(companyToken).set({ expiresAt: testNow })],
  ] as [string, () => Promise<unknown>][])('a token %s opens nothing', async (_, end) => {
    await insertMember(handle.database, companyId, 'second', 'owner')
    const token = await make()
    expect((await call('listAds', { token })).status).toBe(200)
    await end()
    expect((await call('listAds', { token })).body).toMatchObject({ code: 'unauthenticated' })
  })

  test('nobody revokes the token of another company', async () => {
    const token = await make()
    const [row] = await site.services.companyTokens.list(companyId)
    const { companyTokens } = site.services
    expect(await companyTokens.revoke('other', { companyId: otherId, id: row?.id ?? '' })).toBe(false)
    expect((await call('listAds', { token })).status).toBe(200)
  })

  test('a token opens nothing at the public door, nor any operation but those of the interface', async () => {
    const token = await make()
    const answer = await site.ask('{ ownCompanies { id } }')
    expect(answer.data).toBeDefined()
    const refused = await site.post({ query: '{ __typename }' }, { authorization: `Bearer ${token}` })
    expect(refused.status).toBe(401)
    const open = Object.entries(accessTable).flatMap(([name, row]) => (row.token === undefined ? [] : [name]))
    expect(open.toSorted()).toEqual([
      'JobPostRecord',
      'JobPostReview',
      'Mutation.closeJobPost',
      'Mutation.pauseJobPost',
      'Mutation.publishJobPost',
      'Mutation.resumeJobPost',
      'Mutation.takeBackJobPost',
      'Mutation.writeJobPostRecord',
      'Query.jobPostRecord',
      'Query.jobPostRecords',
    ])
  })
})

describe('what is refused', () => {
  test.each([
    ['no JSON', '{', 400, 'bad_json'],
    ['a list', '[]', 422, 'invalid'],
    ['another field', '{"key":"A","ad":{"kind":"part_time","salary":1}}', 422, 'invalid'],
    ['a text for a number', '{"key":"A","ad":{"kind":"part_time","wageMin":"1400"}}', 422, 'invalid'],
    ['a number out of range', '{"key":"A","ad":{"kind":"part_time","openings":0}}', 422, 'invalid'],
    ['no day', '{"key":"A","ad":{"kind":"part_time","validThrough":"2026-02-31"}}', 422, 'invalid'],
    [
      'a line that is two',
      String.raw`{"key":"A","ad":{"kind":"part_time","selectionFlow":["書類\n面接"]}}`,
      422,
      'invalid',
    ],
    ['no kind', '{"key":"A","ad":{"title":"接客"}}', 422, 'invalid'],
    ['no key', '{"ad":{"kind":"part_time"}}', 422, 'invalid'],
    ['an empty key', '{"key":" ","ad":{"kind":"part_time"}}', 422, 'invalid'],
  ])('%s', async (_, body, status, code) => {
    const got = await raw('POST', '/ads', { token: await make('write'), body })
    expect([got.status, got.json['code']]).toEqual([status, code])
    expect(got.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(await handle.database.$count(jobPost, eq(jobPost.companyId, companyId))).toBe(0)
  })

  test('every field that is wrong is told with its name and in words', async () => {
    const { body } = await call('createAd', {
      token: await make('write'),
      body: {
        key: 'A',
        ad: {
          kind: 'part_time',
          workplaces: [{ scope: 'hire', name: '店', prefectureCode: '13', city: '' }],
        },
      },
    })
    expect(body['errors']).toMatchObject([
      { field: 'ad.workplaces.0.city', code: 'REQUIRED', message: '1行目の市区町村を入力してください。' },
    ])
  })

  test('NUL and half a surrogate pair are left out', async () => {
    const body = String.raw`{"key":"A","ad":{"kind":"part_time","title":"夜\u0000の接客\ud800"}}`
    expect((await raw('POST', '/ads', { token: await make('write'), body })).json['title']).toBe(
      '夜の接客\ufffd',
    )
  })

  test('a body that is too long, of another type, and an address that is none', async () => {
    const token = await make()
    const long = 'x'.repeat(companyApiLimits.bodyBytes + 1)
    expect(await raw('POST', '/ads', { token, body: long })).toMatchObject({ status: 413 })
    const headers = { 'content-type': 'text/plain' }
    expect(await raw('POST', '/ads', { token, body: '{}', headers })).toMatchObject({
      status: 415,
      json: { code: 'media_type' },
    })
    expect(await raw('GET', '/nothing', { token })).toMatchObject({
      status: 404,
      json: { code: 'not_found' },
    })
    expect(await raw('DELETE', '/ads', { token })).toMatchObject({
      status: 405,
      json: { code: 'wrong_method' },
    })
    expect(await raw('PATCH', '/ads', { token })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, POST, OPTIONS' },
      json: { code: 'wrong_method' },
    })
    const misspelt = { token, body: '{"publish_at":"2027-04-01T00:00:00Z"}' }
    const own = await insertDraft(handle.database, companyId)
    expect((await raw('POST', `/ads/${own}/publish`, misspelt)).json).toMatchObject({
      code: 'invalid',
      errors: [{ field: 'publish_at' }],
    })
    expect(await raw('GET', '/ads/no-id', { token })).toMatchObject({ status: 404 })
    expect(await raw('GET', '/ads?limit=1000', { token })).toMatchObject({
      status: 400,
      json: { code: 'bad_request' },
    })
    expect(await raw('GET', '/ads?limit=1&limit=2', { token })).toMatchObject({ status: 400 })
    expect(await raw('GET', '/ads?stauts=draft', { token })).toMatchObject({ status: 400 })
  })

  test('an ad that somebody changed since it was read is not changed, and a key is had once', async () => {
    const token = await make()
    const made = await call('createAd', { token, body: { key: 'A', ad: { kind: 'part_time' } } })
    const id = String(made.body['id'])
    const etag = String(made.headers['etag'])
    const change = (title: string, version: string) =>
      call('changeAd', { token, values: { id, 'If-Match': version }, body: { ad: { title } } })
    expect((await change('一つめ', etag)).status).toBe(200)
    expect((await change('二つめ', etag)).body).toMatchObject({ status: 412, code: 'other_version' })
    expect((await change('二つめ', '"nothing"')).body).toMatchObject({ status: 412 })
    expect((await change('二つめ', '*')).status).toBe(200)
    const publish = { token, body: '{}', headers: { 'if-match': etag } }
    expect((await raw('POST', `/ads/${id}/publish`, publish)).json).toMatchObject({ code: 'bad_request' })
    expect(
      (await call('createAd', { token, body: { key: 'A', ad: { kind: 'part_time' } } })).body,
    ).toMatchObject({ status: 409, code: 'key_taken' })
  })

  test('what the law is against is not published, and told as the form tells it', async () => {
    const token = await make()
    const made = await call('createAd', { token, body: { key: 'A', ad: { ...lawful, wageMin: 900 } } })
    const id = String(made.body['id'])
    expect(made.body['findings']).toMatchObject([{ severity: 'block', field: 'wageMin' }])
    const refused = await call('publishAd', { token, values: { id }, body: {} })
    expect(refused.body).toMatchObject({ status: 422, code: 'unlawful' })
    expect(refused.body['findings']).toEqual(made.body['findings'])
  })
})

describe('calls', () => {
  test('that are repeated with their key are done once', async () => {
    const token = await make()
    const body = { key: 'A', ad: { kind: 'part_time' } }
    const send = (key: string, title?: string) =>
      call('createAd', {
        token,
        values: { 'Idempotency-Key': key },
        body: title === undefined ? body : { ...body, ad: { ...body.ad, title } },
      })
    const first = await send('one')
    const second = await send('one')
    expect([second.status, second.body]).toEqual([201, first.body])
    expect(second.headers).toMatchObject({ 'idempotency-replayed': 'true', etag: first.headers['etag'] })
    expect((await send('one', '別')).body).toMatchObject({ status: 422, code: 'key_reused' })
    expect((await send('two')).body).toMatchObject({ status: 409, code: 'key_taken' })
    expect((await send('two words')).body).toMatchObject({ status: 400 })
    const [listed] = await site.services.companyTokens.list(companyId)
    const waiting = { tokenId: listed?.id ?? '', key: 'new', callHash: 'a'.repeat(64) }
    expect(await site.services.tokenAnswers.begin(waiting)).toMatchObject({ kind: 'new' })
    expect(await site.services.tokenAnswers.begin(waiting)).toEqual({ kind: 'under_way' })
  })

  test('are counted by token, and told what is left', async () => {
    const token = await make('read')
    const { headers } = await call('listAds', { token })
    expect(headers).toMatchObject({ 'ratelimit-limit': '120', 'ratelimit-remaining': '119' })
    const [holder] = await site.services.companyTokens.list(companyId)
    if (holder === undefined) throw new Error('No token')
    const found = await site.services.companyTokens.find(token)
    for (let made = 1; made < companyApiLimits.callsAMinute; made += 1)
      if (found !== null) await site.services.companyTokens.admit(found)
    const limited = await call('listAds', { token })
    expect(limited).toMatchObject({ status: 429, body: { code: 'limited' } })
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call('listAds', { token: await make('read') })).status).toBe(200)
  })

  test('are written down, writes with what became of each, reads once a day', async () => {
    const token = await make('write')
    const { id: tokenId = '' } = (await site.services.companyTokens.list(companyId))[0] ?? {}
    for (const _ of [1, 2, 3]) await call('listAds', { token })
    await raw('POST', '/ads', { token, body: '{' })
    const lines = await handle.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `company_token:${tokenId}`))
      .orderBy(auditLog.id)
    expect(
      lines
        .filter(({ actor }) => actor === 'task:company-api')
        .map(({ action, detail }) => [action, detail?.['method'], detail?.['status']]),
    ).toEqual([
      ['company_token.read', undefined, undefined],
      ['company_token.called', 'POST', 400],
    ])
    expect((await site.services.companyTokens.list(companyId))[0]?.lastUsedAt).toEqual(testNow)
  })

  test('list ads a page at a time, by state and by key', async () => {
    const token = await make('read')
    const made: string[] = []
    for (let index = 0; index < 5; index += 1) made.push(await insertDraft(handle.database, companyId))
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await call('listAds', {
        token,
        values: { limit: '2', ...(cursor === '' ? {} : { cursor }) },
      })
      const ads = body['ads'] as { id: string }[]
      expect(ads.length).toBeLessThanOrEqual(2)
      seen.push(...ads.map(({ id }) => id))
      cursor = body['next'] as string | null
    }
    expect(seen).toEqual(made.toSorted().toReversed())
    expect((await call('listAds', { token, values: { status: 'published' } })).body['ads']).toEqual([])
    expect((await call('listAds', { token, values: { key: 'none' } })).body['ads']).toEqual([])
  })
})

test('all owners are told of a token, and the answer of a call that was taken over stays', async () => {
  await insertMember(handle.database, companyId, 'second', 'owner')
  await make()
  const told = await handle.database.select().from(notification)
  expect(told.map(({ uid, kind }) => [uid, kind]).toSorted()).toEqual([
    ['owner', 'membership'],
    ['second', 'membership'],
  ])
  const { tokenAnswers, companyTokens } = site.services
  const [listed] = await companyTokens.list(companyId)
  const call = { tokenId: listed?.id ?? '', key: 'k', callHash: 'a'.repeat(64) }
  const begun = await tokenAnswers.begin(call)
  if (begun.kind !== 'new') throw new Error(begun.kind)
  await tokenAnswers.forget({ ...begun.call, at: daysFromNow(-1) })
  expect(await tokenAnswers.begin(call)).toEqual({ kind: 'under_way' })
  await tokenAnswers.forget(begun.call)
  expect(await tokenAnswers.begin(call)).toMatchObject({ kind: 'new' })
})

test('tokens have a number, are kept as hashes, and old ones and their answers are removed', async () => {
  const token = await make('read')
  for (let made = 1; made < companyApiLimits.tokens; made += 1) await make('read')
  const more = { companyId, name: 'もう一つ', scope: 'read', days: 30 } as const
  expect(await site.services.companyTokens.create('owner', more)).toEqual({ token: null, refusal: 'full' })
  const rows = await handle.database.select().from(companyToken)
  expect(JSON.stringify(rows)).not.toContain(token.slice(13))
  const [row] = rows
  await handle.database.insert(companyTokenAnswer).values([
    { tokenId: row?.id ?? '', key: 'old', callHash: 'a'.repeat(64), createdAt: daysFromNow(-2) },
    { tokenId: row?.id ?? '', key: 'new', callHash: 'a'.repeat(64), createdAt: testNow },
  ])
  await handle.database
    .update(companyToken)
    .set({ expiresAt: daysFromNow(-31) })
    .where(eq(companyToken.id, rows[1]?.id ?? ''))
  expect(await createOldTokens(site).removeOld()).toBe(2)
  expect(await handle.database.$count(companyToken)).toBe(companyApiLimits.tokens - 1)
})

/** Ads whose work is told in words that the check finds, and in others. */
const table = [...toFind.conditions, ...honest].filter((_, index) => index % 3 === 0).slice(0, 40)

test('form, file and interface find the same in forty ads', async () => {
  expect(table).toHaveLength(40)
  const { database } = handle
  const dependencies = {
    database,
    work: site.work,
    now: () => testNow,
    rateLimits: createRateLimits(database, { scale: 100, now: () => testNow }),
  }
  const found = (rows: readonly { findings: readonly unknown[]; missing: readonly string[] }[]) =>
    rows.map(({ findings, missing }) => ({ findings, missing }))
  const text = JSON.stringify(
    table.map((duties, index) => ({ key: `F-${index}`, kind: 'part_time', duties })),
  )
  const file = await createImportAds(dependencies)('owner', companyId, { text, save: false })
  const byForm: { findings: readonly unknown[]; missing: readonly string[] }[] = []
  const byInterface: typeof byForm = []
  const token = await make('write')
  for (const [index, duties] of table.entries()) {
    const begun = await createStartJobPost(dependencies)('owner', {
      companyId,
      from: 'blank',
      kind: 'part_time',
    })
    if (begun.kind === 'refused') throw new Error(begun.because)
    const of = { companyId, id: begun.id }
    const saved = await createJobPostEditor(dependencies).save('owner', of, {
      version: null,
      typed: [['duties', duties]],
    })
    if (saved !== null) byForm.push(saved.editor)
    await database.delete(rateLimit)
    const made = await call('createAd', {
      token,
      body: { key: `A-${index}`, ad: { kind: 'part_time', duties } },
    })
    byInterface.push(made.body as unknown as (typeof byForm)[number])
  }
  expect(found(file.rows)).toEqual(found(byForm))
  expect(found(byInterface)).toEqual(found(byForm))
  expect(byForm.filter(({ findings }) => findings.length > 0).length).toBeGreaterThan(15)
})
