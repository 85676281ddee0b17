import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { Auth as engine } from '@auth/core'
import { pino } from 'pino'
import { createAuth } from '#server/auth/auth.ts'
import { embeddedProject } from '#server/auth/identity/demo-accounts.ts'
import { startIdentityEmulator } from '#server/auth/identity/emulator.ts'
import { createIdentityProvider, type IdentityProvider } from '#server/auth/identity/provider.ts'
import { createTestBrowser } from '#server/auth/testing/browser.ts'
import { createPeople, type Tokens } from '#server/auth/testing/people.ts'
import { insertPerson } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createAccounts } from '#server/backend/accounts/accounts.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { createSessionRows } from '#server/backend/accounts/session-rows.ts'
import { createSignInSecurity } from '#server/backend/security/sign-in-security.ts'
import { migrate, readMigrations } from '#server/backend/database/migrate.ts'
import { openDatabase, type DatabasePlace } from '#server/backend/database/open.ts'
import { startTestServer } from '#server/backend/database/testing/server.ts'

const goalMilliseconds = 30
const people = 20
const rounds = 15
const warmUp = 20

type Measured = { own: number; provider: number }

/** The provider with a watch beside it: what it takes is not ours. */
const timed = (provider: IdentityProvider): { provider: IdentityProvider; taken: () => number } => {
  let taken = 0
  const watch = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const from = performance.now()
    try {
      return await work()
    } finally {
      taken += performance.now() - from
    }
  }
  return {
    provider: {
      ...provider,
      verifyNow: (token) => watch(() => provider.verifyNow(token)),
      renew: (token) => watch(() => provider.renew(token)),
    },
    taken: () => taken,
  }
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

/** From a token pair to the cookie of a session, by the endpoint that browsers call, one at a time. */
const measure = async (
  place: DatabasePlace,
  host: string,
  tokens: readonly Tokens[],
): Promise<Measured[]> => {
  const handle = await openDatabase(place)
  try {
    await migrate(handle, await readMigrations())
    const { database } = handle
    const now = () => new Date()
    const log = pino({ level: 'silent' })
    const { work } = createTestWork(handle, now)
    const accounts = createAccounts(database, { work, now })
    const watched = timed(createIdentityProvider({ ...embeddedProject, emulatorHost: host, now }))
    const origin = 'http://localhost:4321'
    const auth = createAuth({
      origin,
      secrets: ['a secret of this measurement, made up'],
      provider: watched.provider,
      rows: createSessionRows(database),
      security: createSignInSecurity(database, { work }),
      accounts,
      rateLimits: createRateLimits(database, { scale: 1_000, now }),
      mails: { requestSignInLink: async () => ({ kind: 'accepted' }) },
      now,
      log,
    })
    for (const { uid } of tokens) await insertPerson(database, { uid })
    const browser = createTestBrowser(auth.handle, origin, { engine })
    const csrfToken = await browser.csrfToken()
    const measured: Measured[] = []
    for (let round = 0; round < rounds; round += 1)
      for (const pair of tokens) {
        const before = watched.taken()
        const from = performance.now()
        const answer = await browser.form('callback/credentials', {
          ...pair,
          csrfToken,
          callbackUrl: `${origin}/mypage`,
          json: 'true',
        })
        const whole = performance.now() - from
        if (answer.status !== 200) throw new Error(`A sign-in answered ${answer.status}`)
        const provider = watched.taken() - before
        measured.push({ own: whole - provider, provider })
      }
    return measured.slice(warmUp)
  } finally {
    await handle.close()
  }
}

const row = (name: string, measured: readonly Measured[]): string => {
  const own = measured.map((each) => each.own)
  const provider = measured.map((each) => each.provider)
  const cells = [quantile(own, 0.5), quantile(own, 0.95), quantile(provider, 0.5)]
  return `| ${name} | ${cells.map((each) => each.toFixed(1)).join(' | ')} |`
}

/** Sign-in on the server: token pair to session, without what the identity provider takes (here its emulator). */
export const benchSignIn = async (say: (line: string) => void): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-sign-in-'))
  const log = pino({ level: 'silent' })
  const emulator = startIdentityEmulator({
    ...embeddedProject,
    port: null,
    dataDir: folder,
    accounts: [],
    log,
  })
  try {
    const host = await emulator.whenReady()
    const known = createPeople(host, embeddedProject.projectId)
    const tokens = await Promise.all(Array.from({ length: people }, () => known.signUp(known.newEmail())))
    say(`\nSign-in, ${people * rounds - warmUp} times on each database\n`)
    say(`| token to session | p50, ms | p95, ms (goal ≤ ${goalMilliseconds}) | the provider’s p50, ms |`)
    say('| --- | --- | --- | --- |')
    const embedded = await measure({ kind: 'folder', path: path.join(folder, 'database') }, host, tokens)
    say(row('embedded database', embedded))
    const server = await startTestServer().catch(() => null)
    if (server === null) {
      say('\nNo Postgres server could be started: it is not measured.')
      return
    }
    try {
      say(row('Postgres', await measure({ kind: 'server', url: server.url }, host, tokens)))
    } finally {
      await server.stop()
    }
  } finally {
    await emulator.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
