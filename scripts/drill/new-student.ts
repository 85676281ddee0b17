import { randomUUID } from 'node:crypto'
import { consentVersionsOn } from '#contract/account-consent.ts'
import { authBasePath } from '#contract/auth.ts'
import { japaneseDay } from '#contract/format/time.ts'
import { embeddedProject } from '#server/auth/identity/demo-accounts.ts'
import { ownerHeaders } from '#server/auth/identity/emulator-protocol.ts'
import { ask } from './ask.ts'

const provider = async <Data>(host: string, path: string, body: object, headers = {}): Promise<Data> => {
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The identity emulator answered ${answer.status} to ${path}`)
  const data: Data = await answer.json()
  return data
}

/** The site takes the token of whoever has a session open. */
const openSession = async (origin: string, tokens: { idToken: string; refreshToken: string }) => {
  const first = await fetch(`${origin}${authBasePath}/csrf`)
  const { csrfToken }: { csrfToken: string } = await first.json()
  const cookie = first.headers.getSetCookie().map((line) => line.split(';')[0])
  const answer = await fetch(`${origin}${authBasePath}/callback/credentials`, {
    method: 'POST',
    headers: { origin, cookie: cookie.join('; ') },
    body: new URLSearchParams({ ...tokens, csrfToken, callbackUrl: '/', json: 'true' }),
  })
  if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}`)
}

/** Somebody new with a verified address and a name, who can apply. Answers the token. */
export const newStudent = async (origin: string, identityHost: string): Promise<string> => {
  const key = `key=${embeddedProject.apiKey}`
  const person = { email: `drill-${randomUUID()}@example.com`, password: 'Drill-pass-2026' }
  const { localId } = await provider<{ localId: string }>(identityHost, `accounts:signUp?${key}`, person)
  await provider(
    identityHost,
    `projects/${embeddedProject.projectId}/accounts:update`,
    { localId, emailVerified: true },
    ownerHeaders,
  )
  const { idToken, refreshToken } = await provider<{ idToken: string; refreshToken: string }>(
    identityHost,
    `accounts:signInWithPassword?${key}`,
    { ...person, returnSecureToken: true },
  )
  await openSession(origin, { idToken, refreshToken })
  const create = 'mutation ($input: StudentAccountInput!) { createStudentAccount(input: $input) }'
  await ask(origin, create, { input: consentVersionsOn(japaneseDay(new Date().toISOString())) }, idToken)
  const rename = 'mutation ($input: StudentNameInput!) { saveStudentName(input: $input) { __typename } }'
  const name = { familyName: '山田', givenName: '花子', familyNameKana: 'ヤマダ', givenNameKana: 'ハナコ' }
  await ask(origin, rename, { input: name }, idToken)
  return idToken
}
