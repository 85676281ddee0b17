import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LiveDocuments } from '#server/ports/live-documents.ts'
import { createFirestoreDocuments } from './firestore-documents.ts'
import {
  firestoreEmulatorJar,
  startFirestoreEmulator,
  type FirestoreEmulator,
} from './testing/firestore-emulator.ts'

const jar = firestoreEmulatorJar()
if (jar === null)
  process.stderr.write('skipped: Firestore, since its official emulator is not on this machine\n')

const thread = '0198f000-0000-7000-8000-000000000001'
const minute = 60

describe.skipIf(jar === null)('Firestore', () => {
  let emulator: FirestoreEmulator
  let documents: LiveDocuments
  const base = () => `http://${emulator.host}/v1/projects/${emulator.projectId}/databases/(default)/documents`

  beforeAll(async () => {
    emulator = await startFirestoreEmulator(jar ?? '')
    documents = createFirestoreDocuments({
      projectId: emulator.projectId,
      emulatorHost: emulator.host,
      now: () => new Date('2026-11-20T00:00:00Z'),
    })
    const own = {
      sequence: 3,
      changes: [{ sequence: 3, kind: 'thread' as const, threadId: thread }],
      notifications: 2,
    }
    await documents.advance('one', own)
    await documents.advance('other', own)
  })
  afterAll(async () => {
    await documents?.close()
    await emulator?.close()
  })

  const seconds = () => Math.floor(Date.now() / 1000)
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  /** As the emulator takes them: unsigned. */
  const tokenOf = (uid: string, claims: Record<string, unknown>): string =>
    `${encode({ alg: 'none', typ: 'JWT' })}.${encode({
      iss: `https://securetoken.google.com/${emulator.projectId}`,
      aud: emulator.projectId,
      sub: `live:${uid}`,
      user_id: `live:${uid}`,
      auth_time: seconds() - 10,
      iat: seconds() - 10,
      exp: seconds() + 3590,
      firebase: { sign_in_provider: 'custom', identities: {} },
      ...claims,
    })}.`
  const listener = (until = 10 * minute) => ({ live: true, liveUntil: seconds() + until })
  const ask = async (path: string, token: string | null, init: RequestInit = {}): Promise<number> =>
    (
      await fetch(`${base()}/${path}`, {
        ...init,
        headers: {
          'content-type': 'application/json',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
      })
    ).status

  const write = (fields: object): RequestInit => ({ method: 'PATCH', body: JSON.stringify({ fields }) })
  const claimed: [string, () => Record<string, unknown>, number][] = [
    ['of a listener', () => listener(), 200],
    ['that is good for a moment more', () => listener(5), 200],
    ['of an ordinary sign-in', () => ({ firebase: { sign_in_provider: 'password', identities: {} } }), 403],
    ['of the person', () => ({ ...listener(), sub: 'one', user_id: 'one' }), 403],
    ['without the mark of a listener', () => ({ liveUntil: seconds() + minute }), 403],
    ['whose mark is a text', () => ({ ...listener(), live: 'true' }), 403],
    ['without an end', () => ({ live: true }), 403],
    ['whose end is a text', () => ({ live: true, liveUntil: String(seconds() + minute) }), 403],
    ['that has ended', () => listener(-5), 403],
    ['that ends later than one may', () => listener(16 * minute), 403],
  ]
  test.each(claimed)('the own document by a token %s', async (_name, claims, status) => {
    const token = tokenOf('one', claims())
    expect(await ask('live/one', token)).toBe(status)
  })

  const refused: [string, string, RequestInit][] = [
    ["another person's document", 'live/other', {}],
    ['a list of people', 'live', {}],
    ['what lies below the own document', 'live/one/threads/x', {}],
    ['another collection', 'messages/one', {}],
    ['a write of the own document', 'live/one', write({ sequence: { integerValue: '9' } })],
    ['the removal of the own document', 'live/one', { method: 'DELETE' }],
  ]
  test.each(refused)('a listener is refused %s', async (_name, path, init) => {
    expect(await ask(path, tokenOf('one', listener()), init)).toBe(403)
  })

  test('nobody reads without a token; what is not there yet is told as such', async () => {
    expect(await ask('live/one', null)).toBe(403)
    expect(await ask('live/new', tokenOf('new', listener()))).toBe(404)
  })

  const readOwn = async (uid: string) => {
    const answer = await fetch(`${base()}/live/${uid}`, {
      headers: { authorization: `Bearer ${tokenOf(uid, listener())}` },
    })
    return answer.status === 200 ? ((await answer.json()) as { fields: object }).fields : answer.status
  }

  test('documents go forward alone, hold numbers and no text, and go with the person', async () => {
    const change = { sequence: 5, kind: 'thread' as const, threadId: thread }
    const first = { sequence: 5, changes: [change], notifications: 4 }
    await documents.advance('mover', first)
    await documents.advance('mover', { ...first, sequence: 4, notifications: 9 })
    expect(await readOwn('mover')).toEqual({
      sequence: { integerValue: '5' },
      changes: {
        arrayValue: {
          values: [
            {
              mapValue: {
                fields: {
                  sequence: { integerValue: '5' },
                  kind: { stringValue: 'thread' },
                  threadId: { stringValue: thread },
                },
              },
            },
          ],
        },
      },
      notifications: { integerValue: '4' },
      at: { timestampValue: '2026-11-20T00:00:00Z' },
    })
    await documents.advance('mover', { ...first, sequence: 6, notifications: 9 })
    expect(await readOwn('mover')).toMatchObject({ notifications: { integerValue: '9' } })
    await documents.remove('mover')
    expect(await readOwn('mover')).toBe(404)
  })
})
