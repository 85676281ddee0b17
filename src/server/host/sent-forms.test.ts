import { beforeEach, expect, test } from 'vitest'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import type { SentFormRow } from '#server/ports/sent-forms.ts'
import { answerForm } from './answer-form.ts'
import { createSentForms, keptFields, requestOf, type SentForm } from './sent-forms.ts'

const origin = 'https://example.jp'
let rows: SentFormRow[]
let answers: ('allowed' | 'limited')[]
let hits: Parameters<RateLimits['hit']>[]
beforeEach(() => {
  rows = []
  hits = []
  answers = []
})

const forms = createSentForms({
  origin,
  rows: {
    keep: async (row) => void rows.push(row),
    find: async ({ id, owner }) => rows.find((row) => row.id === id && row.owner === owner)?.content ?? null,
  },
  rateLimits: {
    hit: async (...hit) => {
      hits.push(hit)
      return answers.pop() === 'limited' ? { kind: 'limited', retryAfterSeconds: 9 } : { kind: 'allowed' }
    },
  },
})

const sent: SentForm = {
  action: 'contact.send',
  result: { type: 'error', contentType: 'application/json', status: 400, body: '{}' },
  fields: [['name', '山田 花子']],
}
const posted = (path: string, cookie = '') => {
  const url = new URL(path, origin)
  return {
    url,
    request: new Request(url, { method: 'POST', headers: { cookie }, body: new URLSearchParams('a=1') }),
  }
}
const asked = (path: string, cookie: string) => {
  const url = new URL(path, origin)
  return { url, request: new Request(url, { headers: { cookie } }) }
}
const keep = async (path = '/contact?kind=question&_action=contact.send', whose = '', cookie = '') => {
  const answer = await forms.keep({ ...posted(path, cookie), whose }, '192.0.2.0', sent)
  if (answer === null) throw new Error('The form was not kept')
  const location = answer.headers.get('location') ?? ''
  return { answer, location, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

test('a form that was not taken leads to its page, without its procedure, and is found there', async () => {
  const { answer, location, cookie } = await keep()
  expect(answer.status).toBe(303)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.getSetCookie()[0]).toMatch(/; Max-Age=86400; SameSite=Lax; HttpOnly; Secure$/)
  expect(location).toMatch(/^\/contact\?kind=question&form=[\w-]{22}$/)
  const found = await forms.find({ ...asked(location, cookie), whose: '' })
  expect(found?.sent).toEqual(sent)
  expect(found?.page.href).toBe(`${origin}/contact?kind=question`)
})

test('what is noted each time that it is read is not kept', async () => {
  const action = 'deskMessageReports.read'
  const data = { type: 'data', contentType: 'application/json+devalue', status: 200, body: '[]' } as const
  const keepRead = (result: SentForm['result']) =>
    forms.keep({ ...posted('/admin/messages/1'), whose: 'one' }, '192.0.2.0', { action, result, fields: [] })
  expect([await keepRead(data), rows]).toEqual([null, []])
  expect((await keepRead(sent.result))?.status).toBe(303)
})

test('what a recovery answered is read by who was signed out by it, and nothing else is', async () => {
  const [recovery, other] = ['login.recoverAccount', 'contact.send'].map((action) => ({ ...sent, action }))
  for (const [form, seen] of [
    [recovery, true],
    [other, false],
  ] as const) {
    const answer = await forms.keep({ ...posted('/contact'), whose: 'hanako' }, '192.0.2.0', form ?? sent)
    const cookie = answer?.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const found = await forms.find({
      ...asked(answer?.headers.get('location') ?? '', cookie),
      whose: '',
    })
    expect(found !== null).toBe(seen)
  }
})

test('a form is measured in bytes, and guests keep less than who is signed in', async () => {
  const keepText = (length: number, whose: string) =>
    forms.keep({ ...posted('/contact'), whose }, '192.0.2.0', {
      ...sent,
      fields: [['body', '漢'.repeat(length)]],
    })
  expect(await keepText(16_000, '')).not.toBeNull()
  expect(await keepText(17_000, '')).toBeNull()
  expect(await keepText(66_000, 'hanako')).not.toBeNull()
  // What a row takes, as base64.
  expect(rows.at(-1)?.content.length).toBeLessThan(500_000)
  expect(await keepText(67_000, 'hanako')).toBeNull()
})

test('a row says nothing of the form, of who sent it, or of what opens it', async () => {
  const { location, cookie } = await keep()
  const row = JSON.stringify(rows)
  for (const secret of ['山田', 'contact', location.slice(-22), cookie.split('=')[1] ?? '-'])
    expect(row).not.toContain(secret)
})

test('it is shown to nobody else: another browser, person or page, and never to a POST', async () => {
  const { location, cookie } = await keep('/config?_action=config.x', 'uid-1')
  const find = (whose: string, at: string, with_: string) => forms.find({ ...asked(at, with_), whose })
  expect(await find('uid-1', location, cookie)).not.toBeNull()
  expect(await find('uid-2', location, cookie)).toBeNull()
  expect(await find('', location, cookie)).toBeNull()
  expect(await find('uid-1', location.replace('/config', '/mypage'), cookie)).toBeNull()
  expect(await find('uid-1', `${location}&id=1`, cookie)).toBeNull()
  expect(await find('uid-1', location, `sent-form=${'a'.repeat(43)}`)).toBeNull()
  expect(await find('uid-1', location, '')).toBeNull()
  expect(await find('uid-1', '/config?form=x', cookie)).toBeNull()
  expect(await forms.find({ ...posted(location, cookie), whose: 'uid-1' })).toBeNull()
})

test('what a guest typed is shown to nobody who signed in in the same browser', async () => {
  const { location, cookie } = await keep('/contact?_action=contact.send')
  expect(await forms.find({ ...asked(location, cookie), whose: 'hanako' })).toBeNull()
  expect(await forms.find({ ...asked(location, cookie), whose: '' })).not.toBeNull()
})

test('forms are counted by the network that sends them, whoever is signed in there', async () => {
  for (const whose of ['', 'hanako', 'taro']) await keep('/contact', whose)
  expect(hits).toHaveLength(3)
  for (const hit of hits) expect(hit).toEqual(['sent form', '192.0.2.0', { limit: 600, seconds: 3600 }])
})

test('a browser keeps its secret, so that two tabs show each its own', async () => {
  const first = await keep()
  const second = await keep('/login/request?_action=x', '', first.cookie)
  expect(second.cookie).toBe(first.cookie)
  expect(second.location).not.toBe(first.location)
  expect(new Set(rows.map(({ owner }) => owner)).size).toBe(1)
})

test('what is too long, and a network that sends too many, are answered at once', async () => {
  const long = { ...sent, fields: [['body', 'あ'.repeat(200_000)]] satisfies [string, string][] }
  expect(await forms.keep({ ...posted('/contact'), whose: '' }, '192.0.2.0', long)).toBeNull()
  answers = ['limited']
  expect(await forms.keep({ ...posted('/contact'), whose: '' }, '192.0.2.0', sent)).toBeNull()
  expect(rows).toEqual([])
})

test('no password, code or file is kept', () => {
  const form = new FormData()
  form.set('email', 'a@example.jp')
  form.set('password', 'secret')
  form.set('code', 'ABCD')
  form.set('file', new File(['x'], 'x.pdf'))
  form.append('kind', 'a')
  form.append('kind', 'b')
  expect(keptFields(form)).toEqual([
    ['email', 'a@example.jp'],
    ['kind', 'a'],
    ['kind', 'b'],
  ])
})

test('the page is rendered as for the form that was sent', async () => {
  const headers = { cookie: 'a=1', 'content-type': 'multipart/form-data; boundary=x', 'content-length': '5' }
  const request = new Request(new URL('/contact?form=x', origin), { headers })
  const again = requestOf(request, new URL('/contact', origin), {
    ...sent,
    fields: [
      ['kind', 'a'],
      ['kind', 'b'],
    ],
  })
  expect([again.method, again.url, again.headers.get('cookie')]).toEqual(['POST', `${origin}/contact`, 'a=1'])
  expect(again.headers.has('content-length')).toBe(false)
  expect((await again.formData()).getAll('kind')).toEqual(['a', 'b'])
})

const answerTo = async (refused: boolean, page: Response) => {
  const did: string[] = []
  const answer = await answerForm({
    ...posted('/contact?_action=contact.send'),
    whose: '',
    client: '192.0.2.0',
    perform: async () => {
      did.push('procedure')
      return { action: sent.action, result: sent.result, refused }
    },
    page: async () => {
      did.push('page')
      return page
    },
    sentForms: forms,
  })
  return { did, answer }
}

test('what was taken goes on where its page leads', async () => {
  const { answer } = await answerTo(
    false,
    new Response(null, { status: 303, headers: { location: '/contact/thanks' } }),
  )
  expect(answer.headers.get('location')).toBe('/contact/thanks')
  expect(rows).toEqual([])
})

test('a refusal is not rendered where it was sent; an answer that leads nowhere is shown anew', async () => {
  const refused = await answerTo(true, new Response('page', { status: 400 }))
  expect([refused.did, refused.answer.status]).toEqual([['procedure'], 303])
  const stays = await answerTo(false, new Response('page', { status: 429 }))
  expect([stays.did, stays.answer.status]).toEqual([['procedure', 'page'], 303])
  expect(rows).toHaveLength(2)
})

test('where it can not be kept, the page answers at once with its status', async () => {
  answers = ['limited']
  const { did, answer } = await answerTo(true, new Response('page', { status: 400 }))
  expect([did, answer.status]).toEqual([['procedure', 'page'], 400])
})
