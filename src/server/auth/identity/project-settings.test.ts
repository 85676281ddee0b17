import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IdentityProject } from '#server/domain/identity-project.ts'
import { readIdentityProject } from './project-settings.ts'

/** Identity Toolkit as it is documented, answering what a test wants. */
const state: { status: number; body: unknown; asked: string[] } = { status: 200, body: {}, asked: [] }
let server: Server
let base = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    state.asked.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    const text = typeof state.body === 'string' ? state.body : JSON.stringify(state.body)
    response.writeHead(state.status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const ask = (body: unknown, status = 200) => {
  Object.assign(state, { status, body, asked: [] })
  return readIdentityProject({ projectId: 'jobs-example', accessToken: async () => 'secret-token', base })
}
const projectOf = async (body: unknown): Promise<IdentityProject> => {
  const answer = await ask(body)
  if (answer.kind !== 'read') throw new Error(answer.words)
  return answer.project
}

/** A project's answer in the shape of the reference, shortened to what this site does not read as well. */
const config = {
  name: 'projects/123456789/config',
  signIn: {
    email: { enabled: true },
    phoneNumber: { enabled: true, testPhoneNumbers: { '+819012345678': '123456' } },
    hashConfig: { algorithm: 'SCRYPT', signerKey: 'x', saltSeparator: 'Bw==', rounds: 8, memoryCost: 14 },
  },
  notification: {
    sendEmail: { method: 'DEFAULT', callbackUri: 'https://jobs.example.jp/account/action', dnsInfo: {} },
    defaultLocale: 'ja',
  },
  authorizedDomains: ['jobs.example.jp', 'jobs-example.firebaseapp.com'],
  subtype: 'IDENTITY_PLATFORM',
  client: { apiKey: 'x', permissions: {}, firebaseSubdomain: 'jobs-example' },
  mfa: {
    state: 'ENABLED',
    enabledProviders: ['PHONE_SMS'],
    providerConfigs: [{ state: 'DISABLED', totpProviderConfig: {} }],
  },
  recaptchaConfig: {
    emailPasswordEnforcementState: 'OFF',
    phoneEnforcementState: 'AUDIT',
    useSmsTollFraudProtection: true,
    tollFraudManagedRules: [{ startScore: 0.8, action: 'BLOCK' }],
  },
  smsRegionConfig: { allowlistOnly: { allowedRegions: ['JP'] } },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [
      {
        customStrengthOptions: {
          minPasswordLength: 12,
          maxPasswordLength: 4096,
          containsNumericCharacter: true,
        },
        schemaVersion: 1,
      },
    ],
    lastUpdateTime: '2026-11-01T00:00:00Z',
  },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
}

test('a documented answer is read, from the documented address with the token', async () => {
  expect(await projectOf(config)).toEqual({
    email: { enabled: true, passwordRequired: false },
    phone: { enabled: true, testNumbers: 1 },
    secondFactor: { state: 'on', sms: true },
    smsRegions: { kind: 'only', regions: ['JP'] },
    smsDefence: { enforcement: 'audit', tollFraud: true },
    actionAddress: 'https://jobs.example.jp/account/action',
    emailPrivacy: true,
    authorisedDomains: ['jobs.example.jp', 'jobs-example.firebaseapp.com'],
    passwordPolicy: { kind: 'enforced', min: 12, max: 4096, composition: ['a digit'] },
  })
  expect(state.asked).toEqual(['GET /admin/v2/projects/jobs-example/config Bearer secret-token'])
})

test('what is left out is off', async () => {
  expect(await projectOf({ name: 'projects/1/config' })).toEqual({
    email: { enabled: false, passwordRequired: false },
    phone: { enabled: false, testNumbers: 0 },
    secondFactor: { state: 'off', sms: false },
    smsRegions: { kind: 'everywhere' },
    smsDefence: { enforcement: 'off', tollFraud: false },
    actionAddress: '',
    emailPrivacy: false,
    authorisedDomains: [],
    passwordPolicy: { kind: 'off' },
  })
})

test('an allow-list without regions allows none; a list of forbidden ones allows the rest', async () => {
  const regionsOf = async (smsRegionConfig: unknown) => (await projectOf({ smsRegionConfig })).smsRegions
  expect(await regionsOf({ allowlistOnly: {} })).toEqual({ kind: 'only', regions: [] })
  expect(await regionsOf({ allowByDefault: { disallowedRegions: ['US'] } })).toEqual({ kind: 'everywhere' })
})

test.each<[keyof IdentityProject, object]>([
  ['email', { signIn: { email: 'yes' } }],
  ['phone', { signIn: { phoneNumber: [] } }],
  ['secondFactor', { mfa: { state: 'MANDATORY' } }],
  ['smsRegions', { smsRegionConfig: { allowlistOnly: ['JP'] } }],
  ['smsDefence', { recaptchaConfig: { phoneEnforcementState: 'SOMETIMES' } }],
  ['actionAddress', { notification: { sendEmail: { callbackUri: 1 } } }],
  ['emailPrivacy', { emailPrivacyConfig: { enableImprovedEmailPrivacy: 'ON' } }],
  ['authorisedDomains', { authorizedDomains: 'jobs.example.jp' }],
  ['passwordPolicy', { passwordPolicyConfig: { passwordPolicyEnforcementState: 'ENFORCE' } }],
])('%s in a shape that nobody documented is unknown, and hides no other part', async (part, change) => {
  const project = await projectOf({ ...config, ...change })
  expect(project[part]).toBeNull()
  expect(Object.values(project).filter((value) => value === null).length).toBeLessThanOrEqual(2)
})

test.each<[number, unknown, RegExp]>([
  [
    403,
    { error: { code: 403, message: 'The caller does not have permission' } },
    /may not read.+does not have permission/,
  ],
  [404, { error: { code: 404, message: 'CONFIGURATION_NOT_FOUND' } }, /404 \(CONFIGURATION_NOT_FOUND\)/],
  [401, { error: { code: 401, message: 'Invalid credentials' } }, /401 \(Invalid credentials\)/],
  [503, '<html>', /503/],
  [200, '<html>', /200/],
  [200, [], /200/],
])('an answer of %i %j is told as such', async (status, body, words) => {
  const answer = await ask(body, status)
  expect(answer).toEqual({ kind: 'unreachable', words: expect.stringMatching(words) })
  expect(JSON.stringify(answer)).not.toContain('secret-token')
})

test('no token, and nobody who answers', async () => {
  const without = await readIdentityProject({
    projectId: 'jobs-example',
    accessToken: () => Promise.reject(new Error('no such file')),
    base,
  })
  expect(without).toMatchObject({ words: expect.stringContaining('service account (no such file)') })
  const nobody = await readIdentityProject({
    projectId: 'jobs-example',
    accessToken: async () => 'secret-token',
    base: 'http://127.0.0.1:1',
  })
  expect(nobody).toMatchObject({ kind: 'unreachable', words: expect.stringContaining('fetch failed') })
})
