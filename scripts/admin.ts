/**
 * The operator's commands: `npm run admin -- help`. They work on the database of the environment (DATABASE_URL, else the
 * embedded one in DATA_DIR, which only one process can open: stop the site first).
 */
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import {
  decisions,
  grantAdmin,
  listPendingCompanies,
  reviewCompany,
  type Decision,
} from '#server/backend/accounts/company-review.ts'
import { missingMigrations, readMigrations } from '#server/backend/database/migrate.ts'
import { databasePlace, openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { info } from '#server/backend/database/schema/info.ts'
import { normaliseFields } from '#server/domain/search/normalise.ts'
import type { Config } from '#server/platform/config.ts'
import { configOrExit } from '#server/platform/environment.ts'
import { newId } from '#server/platform/ids.ts'
import type { MailData } from '#server/ports/mails.ts'
import { createInbox } from '#server/services/mail/inbox.ts'
import { createMailer } from '#server/services/mail/mailer.ts'
import { createSmtp } from '#server/services/mail/smtp.ts'
import { examineSite } from './admin/doctor.ts'

const help = `Usage: npm run admin -- <command>

  pending                                   companies that wait for approval
  approve <company id or corporate number>
  reject  <company id or corporate number> [--reason "…"]
  suspend <company id or corporate number> [--reason "…"]
  grant-admin <e-mail address>              of an account with a verified address
  publish-info --title "…" --body "…" [--important]
  doctor                                    checks configuration, database, migrations and the Firebase project
`

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
const fail = (line: string): never => {
  process.stderr.write(`admin: ${line}\n`)
  process.exit(1)
}

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        reason: { type: 'string', default: '' },
        title: { type: 'string', default: '' },
        body: { type: 'string', default: '' },
        important: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const { positionals, values } = readArguments()
const [command = 'help', subject = ''] = positionals
const now = new Date()

type Work = (handle: DatabaseHandle, config: Config) => Promise<void>
/** Checks its arguments, before anything is opened, and answers the work. */
type Command = () => Work

const tellCompany = async (
  { mail, dataDir, site }: Config,
  to: readonly string[],
  review: MailData['company-review'],
) => {
  const sender =
    mail.kind === 'smtp'
      ? createSmtp(mail)
      : {
          ...createInbox({ path: path.resolve(dataDir, 'inbox.json'), now: () => now }),
          close: () => undefined,
        }
  const dispatch = createMailer({ site, send: sender.send })
  for (const address of to)
    await dispatch({ to: address, kind: 'company-review', data: review }).catch((error: unknown) => {
      const words = error instanceof Error ? error.message : String(error)
      process.stderr.write(
        `admin: the mail to ${address} could not be sent (${words}); tell ${site.name}'s company otherwise\n`,
      )
    })
  sender.close()
}

const decide = async ({ database }: DatabaseHandle, config: Config, decision: Decision) => {
  const { reason } = values
  const answer = await reviewCompany(database, { company: subject, decision, reason }, now)
  switch (answer.kind) {
    case 'unknown':
      return fail(`there is no company ${subject}`)
    case 'unchanged':
      return say(`Nothing to do: the company is ${answer.status} already.`)
    case 'not_pending':
      return fail(`the company is ${answer.status}; only a pending one can be rejected`)
    case 'done': {
      const { displayName, emails } = answer
      await tellCompany(config, emails, { displayName, decision, reason })
      return say(
        `Done: ${decision} ${displayName}. Told ${emails.length === 0 ? 'nobody' : emails.join(', ')}.`,
      )
    }
  }
}

const review =
  (decision: Decision): Command =>
  () => {
    if (subject === '') fail(`${decision} needs a company id or a corporate number`)
    return (handle, config) => decide(handle, config, decision)
  }

const grantToSubject: Work = async ({ database }) => {
  const answer = await grantAdmin(database, subject, now)
  const words = {
    granted: `Done: ${subject} is an admin from the next page on.`,
    already: `Nothing to do: ${subject} is an admin already.`,
    unknown: `no account has the address ${subject}`,
    unverified: `${subject} is not verified yet`,
  } as const
  return answer === 'granted' || answer === 'already' ? say(words[answer]) : fail(words[answer])
}

const grant: Command = () => {
  if (subject === '') fail('grant-admin needs an e-mail address')
  return grantToSubject
}

const listPending: Work = async ({ database }) => {
  const companies = await listPendingCompanies(database)
  if (companies.length === 0) say('No company waits.')
  for (const { id, corporateNumber, legalName, createdAt } of companies)
    say(`${id}  ${corporateNumber ?? '-'.repeat(13)}  ${createdAt.toISOString()}  ${legalName}`)
}

const insertInfo: Work = async ({ database }) => {
  const { title, body, important } = values
  const id = newId()
  await database.insert(info).values({
    id,
    title,
    body,
    important,
    publishAt: now,
    searchShadow: normaliseFields([title, body]),
    createdAt: now,
    updatedAt: now,
  })
  say(`Done: /info?id=${id}. Pages that were kept show it within five minutes.`)
}

const publishInfo: Command = () => {
  const { title, body } = values
  if (title === '' || title.length > 120) fail('--title takes 1 to 120 characters')
  if (body === '' || body.length > 10_000) fail('--body takes 1 to 10,000 characters')
  return insertInfo
}

/** Goes through everything before it fails, so that all is told at once. */
const examine: Work = async (handle, config) => {
  const findings = await examineSite(handle, config)
  for (const { verdict, words } of findings) say(verdict === 'wrong' ? `WRONG  ${words}` : `       ${words}`)
  if (findings.some(({ verdict }) => verdict === 'wrong')) process.exitCode = 1
}

/** Everything but the doctor, which tells of missing migrations itself. */
const onMigrated =
  (prepare: Command): Command =>
  () => {
    const work = prepare()
    return async (handle, config) => {
      const missing = await missingMigrations(handle, await readMigrations())
      if (missing.length > 0) fail('the database is not up to date; start the site once, which migrates it')
      await work(handle, config)
    }
  }

const commands: ReadonlyMap<string, Command> = new Map([
  ['pending', onMigrated(() => listPending)],
  ...decisions.map((decision): [string, Command] => [decision, onMigrated(review(decision))]),
  ['grant-admin', onMigrated(grant)],
  ['publish-info', onMigrated(publishInfo)],
  ['doctor', () => examine],
])

if (command === 'help') say(help)
else {
  const work = (commands.get(command) ?? fail(`there is no command ${command}\n\n${help}`))()
  const config = configOrExit()
  const handle = await openDatabase(databasePlace(config)).catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error)),
  )
  try {
    await work(handle, config)
  } catch (error) {
    // Drizzle's own words repeat the statement; what the database said is its cause.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    process.stderr.write(`admin: ${cause instanceof Error ? cause.message : String(cause)}\n`)
    process.exitCode = 1
  } finally {
    await handle.close()
  }
}
