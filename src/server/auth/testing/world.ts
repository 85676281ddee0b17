import { pino } from 'pino'
import { createAuth } from '#server/auth/auth.ts'
import { embeddedProject } from '#server/auth/identity/demo-accounts.ts'
import { createIdentityProvider, type IdentityProvider } from '#server/auth/identity/provider.ts'
import { createLinkMails } from '#server/auth/mails/link-mails.ts'
import { createAccountMails } from '#server/backend/accounts/account-mails.ts'
import { createAccounts } from '#server/backend/accounts/accounts.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { createSessionRows } from '#server/backend/accounts/session-rows.ts'
import { createBackend } from '#server/backend/handle.ts'
import { createSignInSecurity } from '#server/backend/security/sign-in-security.ts'
import { createServices } from '#server/backend/services.ts'
import type { GraphqlAnswer } from '#server/backend/testing/client.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { testCipher } from '#server/backend/testing/cipher.ts'
import { testFileParts } from '#server/backend/testing/files.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import type { SessionRows } from '#server/ports/session-rows.ts'
import { createInbox } from '#server/services/mail/inbox.ts'
import { createMailer } from '#server/services/mail/mailer.ts'
import { nothingStopped } from '#server/services/mail/testing/nothing-stopped.ts'
import { createTestBrowser } from './browser.ts'
import { createPeople } from './people.ts'
import { openSharedEmulator } from './shared-emulator.ts'

export type LogLine = Record<string, unknown> & { level: number; code?: string; msg?: string }

/** Accounts and sessions as the site composes them: a real emulator, a real database, an inbox that keeps letters. */
export const openAuthWorld = async ({ origin = 'http://localhost:4700' } = {}) => {
  const logged: LogLine[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(JSON.parse(line) as LogLine) })
  const [host, database] = await Promise.all([openSharedEmulator(), openTestDatabase()])
  const time = { ahead: 0 }
  const now = () => new Date(Date.now() + time.ahead)
  const secrets = ['a secret of these tests, first one', 'an older secret of these tests']
  const provider = createIdentityProvider({ ...embeddedProject, emulatorHost: host, now })
  const inbox = createInbox({ path: null, now })
  const site = { name: 'みちしるべ', origin, operator: { email: 'desk@example.com' } }
  const sendMail = createMailer({ site, send: inbox.send, ...nothingStopped })
  const { work, sent, told, mails: sentMails } = createTestWork(database, now)
  const rows = createSessionRows(database.database)
  const accounts = createAccounts(database.database, { work, now })
  const rateLimits = createRateLimits(database.database, { scale: 1, now })
  const mails = createAccountMails({ origin, work, rateLimits })

  const create = (
    changes: {
      provider?: IdentityProvider
      rows?: SessionRows
      secrets?: readonly string[]
      origin?: string
    } = {},
  ) => {
    const auth = createAuth({
      origin,
      secrets,
      provider,
      rows,
      security: createSignInSecurity(database.database, { work }),
      accounts,
      rateLimits,
      mails,
      now,
      log,
      ...changes,
    })
    const { readSignedIn } = auth
    return {
      ...auth,
      readSession: async (request: Request) => (await readSignedIn(request))?.session ?? null,
      readBearerToken: async (request: Request) => (await readSignedIn(request))?.bearerToken ?? null,
    }
  }
  const auth = create()
  const services = createServices({
    database: database.database,
    work,
    people: provider.people,
    rateLimits,
    siteName: site.name,
    origin,
    operations: { tasks: { failed: async () => [], retry: async () => 0 }, examine: async () => [] },
    push: null,
    mailKeys: ['key of the tests'],
    formKey: 'key of the tests',
    operatorEmail: site.operator.email,
    files: testFileParts(),
    cipher: testCipher,
    now,
  })
  const sendLink = createLinkMails({
    origin,
    links: provider.links,
    send: sendMail,
    makeCode: services.verificationCodes.renew,
  })
  const backend = createBackend({
    database: database.database,
    replica: null,
    identity: auth.identity,
    factorPolicy: [],
    services,
    now,
    log,
  })

  return {
    origin,
    host,
    database: database.database,
    provider,
    auth,
    /** Another process of the same site, over the same database. */
    create,
    rows,
    accounts,
    mails,
    rateLimits,
    inbox,
    /** Notices that were told to the caches. */
    told,
    /** Mails in line, by kind: whom and what about. */
    mailsTo: (address: string) =>
      sentMails()
        .filter(({ to }) => to === address)
        .map(({ kind }) => kind),
    /** Asks the application as whoever holds this token: the error's code, or the field's value. */
    graphql: async (token: string, operation: string): Promise<unknown> => {
      const answer = await backend.handle(
        new Request(`${origin}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ query: operation }),
        }),
      )
      const { data, errors } = (await answer.json()) as GraphqlAnswer
      return errors?.[0]?.extensions.code ?? Object.values(data ?? {})[0]
    },
    logged,
    log,
    secrets,
    people: createPeople(host, embeddedProject.projectId),
    browser: (how: Parameters<typeof createTestBrowser>[2] = {}) =>
      createTestBrowser(auth.handle, origin, how),
    /** Does the tasks that were put in line: mails, and mails with links. */
    settle: async () => {
      for (const task of sent.splice(0)) {
        if (task.name === 'send-mail') await sendMail(task.data.id, task.data.mail)
        if (task.name === 'send-link') await sendLink(task.data)
      }
    },
    /** Moves the site's clock on; the provider's stays. */
    advance: (minutes: number) => {
      time.ahead += minutes * 60_000
    },
    resetClock: () => {
      time.ahead = 0
    },
    close: () => database.close(),
  }
}

export type AuthWorld = Awaited<ReturnType<typeof openAuthWorld>>
