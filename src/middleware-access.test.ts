import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Viewer } from '#contract/account.ts'
import { personMarkHeader } from '#contract/person-mark.ts'
import { routes } from '#contract/routes.ts'
import { call, personMarks, procedures } from '#actions/testing/call.ts'
import { onRequest } from './middleware.ts'

vi.mock('astro:actions', async () => (await import('#actions/testing/astro.ts')).astroActions())
vi.mock('astro:middleware', () => ({ defineMiddleware: (middleware: unknown) => middleware }))
// As built: the host gives the services.
beforeAll(() => vi.stubEnv('DEV', false))
afterAll(() => vi.unstubAllEnvs())

const areas = (of: Readonly<Record<string, string>>): string[] =>
  Object.entries(of).flatMap(([area, names]) =>
    names === '*'
      ? procedures.filter((name) => name.startsWith(`${area}.`))
      : names.split(' ').map((name) => `${area}.${name}`),
  )

const open = areas({
  account:
    'checkPassword checkSignUp confirmEmailChange confirmSignUp rejectSignUp requestSignUp resendSignUp undoEmailChange',
  contact: 'send',
  login: '*',
  mails: '*',
  reports: 'send',
  searches: 'changeMails confirmMails requestSearch stopMails',
})
const ofStudents = areas({
  account: 'startStudentProfile',
  analytics: '*',
  applications: '*',
  bookmarks: '*',
  hiding: '*',
  config: 'announceSignInPhone',
  files: 'deleteFile',
  interviews: 'pickSlot release requestTimes',
  messages: 'freeze reopen saveNight',
  mypage: '*',
  profile:
    'saveContact saveDesires saveHistory saveName saveSchool saveSettings saveStations saveTags saveTexts',
})
const ofCompanies = areas({
  applicants: '*',
  company: '*',
  interviews: 'addSlots cancelSlot changeCalendarFeed changeSlot end invite inviteAll',
  jobPosts: '*',
  members: '*',
  replies: '*',
  reports: 'answer',
})
/** Of everybody who is signed in, with an account or not yet. */
const signedIn = areas({
  account: 'confirmVerificationCode createCompany createMember createStudent requestVerification',
  config:
    'announcePasswordChange cancelDeletion cancelEmailChange cancelFactorRemoval endOtherSignIns endSignIn exportAccount removeSecondFactor removeSignInPhone requestEmailChange requestMailRestart',
})
const ofAccounts = areas({
  config: 'announceSecondFactor renewRecoveryCodes requestDeletion',
  notifications: '*',
  searches: 'changeSearch openSearch removeSearch saveSearch',
})
const ofPeople = areas({
  config: 'resetNotifications saveNotifications savePush stopPush',
  files: 'finishUpload requestUpload',
  messages: 'checkWords markRead send start takeBack',
})

const ofAdmins = areas({
  desk: 'release take',
  deskCompanies: 'acceptRename approve ask decide decideAppeal refuseRename verify',
  deskContact: 'answer settle',
  deskInfos: 'correct draft publish withdraw',
  deskJobPosts: 'publish return takeDown',
  deskMessageReports: 'close read',
  deskPeople:
    'cancelDeletion confirmRemoval endRemoval endSignIns find liftStop moveApplication requestDeletion resend startRemoval unlock',
  deskReports: 'ask close takeDown',
  deskSite: 'askAdmin cancelAdmin confirmAdmin examine retryTask saveLeak startLeak',
})

const viewers: readonly [string, Viewer | null, readonly string[]][] = [
  ['a guest', null, open],
  ['who has no account yet', { kind: 'none' }, [...open, ...signedIn]],
  ['a student', { kind: 'student' }, [...open, ...signedIn, ...ofAccounts, ...ofPeople, ...ofStudents]],
  [
    'a company',
    { kind: 'company', memberships: [] },
    [
      ...open,
      ...signedIn,
      ...ofAccounts,
      ...ofPeople,
      ...ofCompanies,
      'config.chooseMemberNews',
      'profile.savePerson',
    ],
  ],
  ['an admin', { kind: 'admin' }, [...open, ...signedIn, ...ofAccounts, ...ofAdmins, 'profile.savePerson']],
]

/** A body, and how many parts of it were taken. */
const watched = (text: string) => {
  const taken = { parts: 0 }
  const body = new ReadableStream(
    {
      pull: (controller) => {
        taken.parts += 1
        controller.enqueue(new TextEncoder().encode(text))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, taken }
}

const post = (path: string, type: string, body: BodyInit, headers = {}) =>
  new Request(`http://localhost:4321${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })

const json = 'application/json'
const urlEncoded = 'application/x-www-form-urlencoded'

it.each(viewers)(
  'has %s call what is theirs, and reads nothing else of them',
  async (_who, viewer, theirs) => {
    const passed: string[] = []
    for (const name of procedures)
      for (const [type, text] of [
        [json, '{"a":'],
        [urlEncoded, 'minutes=%E5%86%86'],
      ] as const) {
        const { body, taken } = watched(text)
        const path = `/_actions/${name}`
        const { answer, forwarded } = await call(onRequest, post(path, type, body), viewer)
        if (answer.status !== 401 && answer.status !== 403) passed.push(name)
        else {
          expect([name, taken.parts, forwarded]).toEqual([name, 0, 0])
          const [status, code, message] =
            viewer === null ? [401, 'UNAUTHORIZED', 'UNAUTHENTICATED'] : [403, 'FORBIDDEN', 'FORBIDDEN']
          expect(answer.headers.get('content-type')).toBe(json)
          expect(await answer.json()).toEqual({ type: 'AstroActionError', code, status, message })
        }
      }
    expect([...new Set(passed)].toSorted()).toEqual([...theirs].toSorted())
  },
)

it.each(['/contact', '/no-such-page', routes.jobPosts, '/api/nothing'])(
  'answers at %s a form with the refusal of access, not of input',
  async (page) => {
    for (const name of procedures.filter((each) => !open.includes(each))) {
      const { result, forwarded } = await call(
        onRequest,
        post(`${page}?_action=${name}`, urlEncoded, 'minutes=x'),
        null,
      )
      expect([name, result?.status, forwarded]).toEqual([name, 401, 0])
      expect(result?.body).toContain('"UNAUTHENTICATED"')
    }
  },
)

it.each(['/no-such-page', '/graphql', '/api/auth/session', '/api/nothing'])(
  'reads and does nothing of a form at %s, which is no page',
  async (address) => {
    for (const viewer of [null, { kind: 'student' }] as const)
      for (const type of [urlEncoded, json, 'multipart/form-data; boundary=x']) {
        const { body, taken } = watched('a=b')
        const sent = post(`${address}?_action=contact.send`, type, body)
        const { answer, forwarded } = await call(onRequest, sent, viewer)
        expect([answer.status, taken.parts, forwarded]).toEqual([200, 0, 0])
      }
  },
)

it('leads who is signed out from a form of a page of theirs to the sign-in, as before', async () => {
  const { answer } = await call(
    onRequest,
    post('/mypage/profile/edit?_action=profile.saveTexts', urlEncoded, 'a=b'),
    null,
  )
  expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/login\?/u)])
})

it('tells a page of somebody else so, before what the procedure asks', async () => {
  const sent = (uid: string) =>
    post('/_actions/interviews.addSlots', json, '{', { [personMarkHeader]: personMarks.of(uid) })
  const statuses = ['another', 'somebody'].map(async (uid) => {
    const { answer } = await call(onRequest, sent(uid), { kind: 'student' })
    return answer.status
  })
  expect(await Promise.all(statuses)).toEqual([409, 403])
})

it.each(['interviews.addSlot%73', 'interviews%2EaddSlots', 'interviews.addSlots.', 'interviews', 'a.b', ''])(
  'takes %o, which is nobody’s exact name, for no procedure',
  async (name) => {
    for (const [path, expected] of [
      [`/_actions/${name}`, 404],
      [`/contact?_action=${encodeURIComponent(name)}`, 200],
    ] as const) {
      const { answer, forwarded } = await call(onRequest, post(path, urlEncoded, 'a=b'), null)
      expect([path, answer.status, forwarded]).toEqual([path, expected, 0])
    }
  },
)
