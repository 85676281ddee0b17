import { expect, test } from 'vitest'
import { personMarkField, personMarkHeader } from '#contract/person-mark.ts'
import { routes } from '#contract/routes.ts'
import { createPersonMarks } from '#server/auth/session/person-marks.ts'
import { hasOtherOwner, queryHasOtherOwner } from './form-owner.ts'

const marks = createPersonMarks(['a secret of these tests', 'an older secret'])
const aiko = marks.of('aiko')
const isAikos = (mark: string) => marks.isOf('aiko', mark)

test('a person has one mark, whatever the secret was when the page was made; nobody else has it', () => {
  expect(aiko).toMatch(/^[\w-]{22}$/)
  expect(aiko).toBe(marks.of('aiko'))
  expect(isAikos(createPersonMarks(['an older secret']).of('aiko'))).toBe(true)
  expect(isAikos(createPersonMarks(['another secret']).of('aiko'))).toBe(false)
  expect(isAikos(marks.of('ken'))).toBe(false)
  expect(isAikos('')).toBe(false)
  expect(createPersonMarks(['a secret']).of('aiko')).toBe('Gge6xu6dxfOXJuNznj5GoA')
  expect(() => createPersonMarks([])).toThrow('at least one secret')
})

const sent = (path: string, mark: string | null, header: string | null = null) => {
  const body = new URLSearchParams(mark === null ? {} : { [personMarkField]: mark })
  const url = new URL(path, 'http://localhost:4321')
  const headers = header === null ? {} : { [personMarkHeader]: header }
  return hasOtherOwner(new Request(url, { method: 'POST', body, headers }), url, isAikos)
}
const ken = marks.of('ken')
const application = `${routes.jobPost('01890a5d-ac96-774b-bcce-b302099a8057')}?view=apply`

test.each<[string, string | null, boolean]>([
  ['/config', aiko, false],
  ['/config', ken, true],
  ['/config', '', true],
  ['/config', null, true],
  [application, aiko, false],
  [application, ken, true],
  [application, null, true],
  ['/contact', aiko, false],
  ['/contact', ken, true],
  // Opened by a guest, who signed in meanwhile.
  ['/contact', null, false],
])('a form at %s marked %s is somebody else’s: %s', async (path, mark, others) => {
  expect(await sent(path, mark)).toBe(others)
})

test('a call of a script says it in a header alone', async () => {
  expect(await sent('/_actions/files.requestUpload', null, ken)).toBe(true)
  expect(await sent('/_actions/files.requestUpload', ken, aiko)).toBe(false)
  expect(await sent('/_actions/files.requestUpload', ken)).toBe(false)
})

test('an operation with the token of somebody else is told from those of the person, and of programs', async () => {
  const auth = {
    personMarks: marks,
    identity: {
      verify: (token: string) =>
        token === 'away'
          ? Promise.reject(new Error('the provider is away'))
          : Promise.resolve({ uid: token } as never),
      verifyNow: () => Promise.resolve(null),
    },
  }
  const ask = (headers: Record<string, string>) =>
    queryHasOtherOwner(new Request('http://localhost:4321/graphql', { method: 'POST', headers }), auth)
  expect(await ask({ authorization: 'Bearer aiko', [personMarkHeader]: ken })).toBe(true)
  expect(await ask({ authorization: 'bearer aiko', [personMarkHeader]: ken })).toBe(true)
  expect(await ask({ authorization: 'Bearer aiko', [personMarkHeader]: aiko })).toBe(false)
  expect(await ask({ authorization: 'Bearer aiko' })).toBe(false)
  expect(await ask({ [personMarkHeader]: ken })).toBe(false)
  // The backend says itself that it can't tell who asks.
  expect(await ask({ authorization: 'Bearer away', [personMarkHeader]: ken })).toBe(false)
})
