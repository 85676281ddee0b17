import { expect, type BrowserContext } from '@playwright/test'
import { consentVersionsOn } from '#contract/account-consent.ts'
import { authBasePath } from '#contract/auth.ts'
import { embeddedProject } from '#server/auth/identity/demo-accounts.ts'
import { goodPassword, newAddress, type Credentials } from './account.ts'
import { verifyAccount } from './identity.ts'

const consentVersions = consentVersionsOn('2026-11-27')

/** Asks the identity provider at the site's own address, as the forms do. */
const callProvider = async (
  context: BrowserContext,
  call: 'signUp' | 'signInWithPassword',
  data: Credentials,
) => {
  const answer = await context.request.post(
    `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=${embeddedProject.apiKey}`,
    { data: { ...data, returnSecureToken: true } },
  )
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as { idToken: string; refreshToken: string }
}

const csrfOf = async ({ request }: BrowserContext) => {
  const answer = await request.get(`${authBasePath}/csrf`)
  const { csrfToken } = (await answer.json()) as { csrfToken: string }
  return { csrfToken, headers: { origin: new URL(answer.url()).origin } }
}

/** Hands the tokens to the site, whose answer sets the cookies of this browser. */
const openSession = async (
  context: BrowserContext,
  { idToken, refreshToken }: { idToken: string; refreshToken: string },
): Promise<void> => {
  const { csrfToken, headers } = await csrfOf(context)
  const answer = await context.request.post(`${authBasePath}/callback/credentials`, {
    headers,
    form: { idToken, refreshToken, csrfToken, callbackUrl: '/', json: 'true' },
  })
  const { url } = (await answer.json()) as { url?: string }
  expect(url, await answer.text()).not.toMatch(/error=|^undefined$/)
}

/** The session learns what changed of the account. */
const renewSession = async (context: BrowserContext): Promise<void> => {
  const { csrfToken, headers } = await csrfOf(context)
  const answer = await context.request.post(`${authBasePath}/session`, {
    headers,
    data: { csrfToken, data: {} },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Signs in without the form, for tests of what comes after. A tab then holds no sign-in at the identity provider. */
export const signInBeside = async (context: BrowserContext, person: Credentials): Promise<void> =>
  openSession(context, await callProvider(context, 'signInWithPassword', person))

/** The same of somebody new, who agreed to both documents; the address is verified where `verified` says so. */
export const makeStudent = async (
  context: BrowserContext,
  address: 'verified' | 'unverified',
  person: Credentials = { email: newAddress(), password: goodPassword },
): Promise<Credentials> => {
  const first = await callProvider(context, 'signUp', person)
  if (address === 'unverified') await openSession(context, first)
  else {
    await verifyAccount(person.email)
    await signInBeside(context, person)
  }
  const made = await context.request.post('/_actions/account.createStudent', { data: consentVersions })
  expect(made.status(), await made.text()).toBe(200)
  await renewSession(context)
  return person
}

/** A company with one owner, whose address is verified; it waits for the operator. */
export const makeCompany = async (context: BrowserContext, corporateNumber: string): Promise<Credentials> => {
  const person = { email: newAddress(), password: goodPassword }
  await callProvider(context, 'signUp', person)
  await verifyAccount(person.email)
  await signInBeside(context, person)
  const data = {
    ...consentVersions,
    corporateNumber,
    legalName: '株式会社こころみ',
    kana: 'カブシキガイシャココロミ',
    displayName: 'こころみ',
    representative: '心見 一郎',
    postalCode: '100-0005',
    prefectureCode: '13',
    city: '千代田区',
    street: '丸の内1-1-1',
    building: '',
    contactTel: '03-1234-5678',
    industryCode: 'G',
  }
  const made = await context.request.post('/_actions/account.createCompany', { data })
  expect(made.status(), await made.text()).toBe(200)
  await renewSession(context)
  return person
}

/** Verifies the address of the person of this browser without the mail. */
export const verifyBeside = async (context: BrowserContext, email: string): Promise<void> => {
  await verifyAccount(email)
  await renewSession(context)
}
