import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  firestoreEmulatorJar,
  startFirestoreEmulator,
} from '#server/services/live/testing/firestore-emulator.ts'
import { expect, test as siteTest } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { startSite } from './setup/server.ts'
import { come, talkThroughACut } from './setup/talk.ts'

const jar = firestoreEmulatorJar()

/** A site of its own, whose open pages listen to Firestore's official emulator. */
const test = siteTest.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const emulator = await startFirestoreEmulator(jar ?? '')
      const dataDir = mkdtempSync(path.join(tmpdir(), 'e2e-firestore-'))
      const site = await startSite(dataDir, path.resolve('test-results', 'firestore.log'), {
        FIRESTORE_EMULATOR_HOST: emulator.host,
      })
      await use(site.origin)
      await site.stop()
      await emulator.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

// In one worker, so that one site is started.
test.describe.configure({ mode: 'default' })
test.skip(jar === null, 'Firestore’s official emulator is not on this machine')

test('over Firestore two people talk as they do over streams', async ({ browser, origin }) => {
  await talkThroughACut(browser, origin, await come(browser, origin, demo.student))
})

test('the token for documents is no sign-in, and nothing of it stays on the device', async ({
  browser,
  origin,
}) => {
  const student = await come(browser, origin, demo.student)
  const answer = await student.request.get('/api/live')
  const { token, until } = (await answer.json()) as { token: string; until: number }
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect(until - Date.now()).toBeLessThanOrEqual(15 * 60 * 1000)
  const signedIn = await student.request.post(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=x',
    { data: { token, returnSecureToken: true }, headers: { origin } },
  )
  const { idToken } = (await signedIn.json()) as { idToken: string }
  const asked = await student.request.post('/graphql', {
    data: { query: '{ notificationCount }' },
    headers: { origin, authorization: `Bearer ${idToken}` },
  })
  expect(await asked.text()).toContain('UNAUTHENTICATED')
  await student.goto('/mypage')
  await student.waitForLoadState('load')
  const kept = await student.evaluate(async () => [
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    (await indexedDB.databases()).map(({ name }) => name).join(),
  ])
  // The sign-in keeps its person for the tab; the listener keeps nothing.
  for (const each of kept) expect(each).not.toMatch(/[:[]live\b|firestore/u)
  await student.context().close()
})
