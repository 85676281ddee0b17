/**
 * The operator's commands: `npm run admin -- help`. They are given to the site that runs over the same DATA_DIR; where none
 * runs they work on the database of the environment themselves (DATABASE_URL, else the embedded one).
 */
import { userInfo } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { companyVerifications } from '#contract/codes/company.ts'
import { applicantMoves } from '#contract/applicants.ts'
import { reportOutcomes } from '#contract/codes/report.ts'
import { reportLimits } from '#contract/report.ts'
import type { OperatorAnswer } from '#server/backend/operator/answer.ts'
import { listedStatuses } from '#server/backend/operator/company-commands.ts'
import { operatorCommandSchema, type OperatorCommand } from '#server/backend/operator/commands.ts'
import { askRunningSite } from '#server/host/operator-socket.ts'
import { configOrExit } from '#server/platform/environment.ts'
import { operatorSocketPath } from '#server/platform/operator-socket-path.ts'

const help = `Usage: npm run admin -- <command>

  companies [--status pending|active|suspended|rejected] [--skip <how many were seen>]
                                            with all that they are judged by; those with one number side by side
  pending                                   the same as companies --status pending
  unowned                                   companies that are or were active and have no member
  company <company id or corporate number>  one of them, with the stamp that approving asks for
  approve <company id or corporate number> --read <stamp> --checked none|email|number|document
                                            as it was read; its page shows what you have checked of that
  reject  <company id or corporate number> [--reason "…"]
  suspend <company id or corporate number> [--reason "…"]
  resume  <company id or corporate number> [--reason "…"]
                                            ends a suspension; what was verified stays as it is
  renames [--skip <how many were seen>]     approved companies whose new names or number wait, old and new side by side
  approve-rename <company id or corporate number> --read <stamp> --checked none|email|number|document
                                            makes the new ones public; the mark falls to what still holds, or to what
                                            you have checked
  reject-rename <company id or corporate number> --reason "…"
                                            leaves the old ones; the reason goes to the company's owners
  set-verification <company id or corporate number> none|email|number|document [--reason "…"]
                                            what you have checked of a company; its page shows it with today's date
  take-down <ad id> [--reason "…"]          for good; its company is told
            [--report <report id or ad id>] the report that it answers, or all open ones of the ad, closed with it
  reviews                                   ads whose wording has to be looked at, with what is found, the longest first
  review <ad id>                            all that one of them states, with the stamp that publishing asks for
  publish-ad <ad id> --read <stamp>         as it was read, or schedules it for its company's time; its company is told
  return-ad <ad id> --reason "…"            gives it back to its company, which is told what has to change
  change-ad <ad id> <field>=<value> …       title, duties, wage-min, holidays, valid-through=YYYY-MM-DD, reply-by-days …;
                                            what it said is kept, and weighty changes are told to who applied
  applications <ad id>                      applications to an ad: id, status, promised day, name
  set-application <application id> view|screen|interview|offer|reject [--text "…"]
                                            for a company that answered by mail; the student is told
  reports                                   ads with open reports, the longest first, with why and how far each is
  report <report id or ad id>               all that was reported of an ad, what its company was asked and answered
  ask-company <report id or ad id> [--text "…"]
                                            one report, or all open ones of the ad: its company is asked by mail and
                                            answers on the site; it learns the reasons and your text, nothing else
  close-report <report id or ad id> --outcome removed|ended|corrected|warned|no_problem --reason "…"
                                            the same, once the ad is so; the reason goes to its company and to who
                                            reported and gave an address: name nobody in it
  message-reports                           threads that students ended and reported, those that wait the longest first
  message-report <report id>                what was reported, with the messages; that you read it goes into the audit
                                            log and is shown to the student alone
  message-report-file <report id> <file id> --to <path>
                                            writes a file of what was reported there; logged and shown as above
  close-message-report <report id> --reason "…"
                                            the reason goes to the student who reported
  grant-admin <e-mail address>              of an account; the identity provider has to have verified the address
  publish-info --title "…" --body "…" [--important]
  mail-stops                                addresses that get no mails: they bounced, or a mail was reported
  lift-mail-stop <e-mail address>           sends mails there again
  due-digests                               what waits for a digest whose time has come; sends nothing
  sweep <name> [--dry-run]                  one of docs/production.md, "What runs when", now; dry: how many it would find
  reindex                                   makes the tags and search rows of every ad anew, in the background
  failed-tasks                              work in the background that used up its tries
  retry-tasks [<task id> …]                 tries it again: these, or all
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
        text: { type: 'string', default: '' },
        status: { type: 'string' },
        skip: { type: 'string', default: '0' },
        checked: { type: 'string', default: '' },
        read: { type: 'string', default: '' },
        outcome: { type: 'string', default: '' },
        report: { type: 'string', default: '' },
        'dry-run': { type: 'boolean', default: false },
        to: { type: 'string', default: '' },
      },
    })
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const { positionals, values } = readArguments()
const [name = 'help', subject = '', ...more] = positionals

const needsCompany = (): string =>
  subject === '' ? fail(`${name} needs a company id or a corporate number`) : subject

const readSkip = (): number =>
  /^\d{1,7}$/.test(values.skip) ? Number(values.skip) : fail('--skip takes a number')

/** Without a stamp what has to be read first is printed, with the stamp. */
const readApproval = () => {
  const company = needsCompany()
  const { read, checked, reason } = values
  if (read === '' && checked === '') return { name: 'company', company }
  if (read === '') fail(`${name} needs --read: the stamp that \`company\` prints below what is to be checked`)
  if (!companyVerifications.some((level) => level === checked))
    fail(`${name} needs --checked and one of ${companyVerifications.join(', ')}: what you have checked`)
  return { name, company, read, checked, reason }
}

/** Everything that may be wrong with a command, in words, before anything is asked or opened. */
const wanted: Readonly<Record<string, () => unknown>> = {
  pending: () => ({ name: 'companies', status: 'pending', skip: readSkip() }),
  companies: () => {
    const { status = null } = values
    if (status !== null && !listedStatuses.some((each) => each === status))
      fail(`--status takes one of ${listedStatuses.join(', ')}`)
    return { name, status, skip: readSkip() }
  },
  company: () => ({ name, company: needsCompany() }),
  renames: () => ({ name, skip: readSkip() }),
  unowned: () => ({ name }),
  approve: () => readApproval(),
  'approve-rename': () => readApproval(),
  ...Object.fromEntries(
    ['reject', 'suspend', 'resume'].map((decision) => [
      decision,
      () => ({ name, company: needsCompany(), reason: values.reason }),
    ]),
  ),
  'reject-rename': () => {
    const company = needsCompany()
    if (values.reason.trim() === '') fail('reject-rename needs --reason: why the owners keep the old names')
    return { name, company, reason: values.reason }
  },
  'set-verification': () => {
    const [verification = ''] = more
    if (subject === '' || !companyVerifications.some((level) => level === verification))
      fail(`set-verification needs a company and one of ${companyVerifications.join(', ')}`)
    return { name, company: subject, verification, reason: values.reason }
  },
  'take-down': () =>
    subject === ''
      ? fail('take-down needs an ad id')
      : { name, jobPost: subject, reason: values.reason, report: values.report },
  reviews: () => ({ name }),
  review: () => (subject === '' ? fail('review needs an ad id') : { name, jobPost: subject }),
  'publish-ad': () => {
    if (subject === '') fail('publish-ad needs an ad id')
    if (values.read === '') fail('publish-ad needs --read: the stamp that `review` prints below the ad')
    return { name, jobPost: subject, read: values.read }
  },
  'return-ad': () => {
    if (subject === '') fail('return-ad needs an ad id')
    if (values.reason.trim() === '') fail('return-ad needs --reason: what has to change')
    return { name, jobPost: subject, reason: values.reason }
  },
  'change-ad': () =>
    subject === '' || more.length === 0
      ? fail('change-ad needs an ad id and field=value')
      : { name, jobPost: subject, fields: more },
  applications: () => (subject === '' ? fail('applications needs an ad id') : { name, jobPost: subject }),
  'set-application': () => {
    const [action = ''] = more
    if (subject === '' || !applicantMoves.some((move) => move === action))
      fail(`set-application needs an application id and one of ${applicantMoves.join(', ')}`)
    if (values.text.length > 2000) fail('--text takes up to 2,000 characters')
    return { name, application: subject, action, text: values.text }
  },
  reports: () => ({ name }),
  report: () => (subject === '' ? fail('report needs the id of a report or an ad') : { name, id: subject }),
  'ask-company': () => {
    if (subject === '') fail('ask-company needs the id of a report or an ad')
    if (values.text.length > reportLimits.text) fail('--text takes up to 2,000 characters')
    return { name, id: subject, text: values.text }
  },
  'close-report': () => {
    const { outcome, reason } = values
    if (subject === '') fail('close-report needs the id of a report or an ad')
    if (!reportOutcomes.some((each) => each === outcome))
      fail(`close-report needs --outcome and one of ${reportOutcomes.join(', ')}`)
    if (reason.trim() === '' || reason.length > reportLimits.text)
      fail('close-report needs --reason: 1 to 2,000 characters that both sides are told')
    return { name, id: subject, outcome, reason }
  },
  'message-reports': () => ({ name }),
  'message-report': () =>
    subject === '' ? fail('message-report needs the id of a report') : { name, id: subject },
  'message-report-file': () => {
    const [file = ''] = more
    if (subject === '' || file === '') fail('message-report-file needs the ids of a report and of its file')
    if (values.to === '') fail('message-report-file needs --to: where the file is written')
    return { name, id: subject, file, to: path.resolve(values.to) }
  },
  'close-message-report': () => {
    const { reason } = values
    if (subject === '') fail('close-message-report needs the id of a report')
    if (reason.trim() === '' || reason.length > reportLimits.text)
      fail('close-message-report needs --reason: 1 to 2,000 characters that the student is told')
    return { name, id: subject, reason }
  },
  'grant-admin': () =>
    subject === '' ? fail('grant-admin needs an e-mail address') : { name, email: subject },
  'publish-info': () => {
    const { title, body, important } = values
    if (title === '' || title.length > 120) fail('--title takes 1 to 120 characters')
    if (body === '' || body.length > 10_000) fail('--body takes 1 to 10,000 characters')
    return { name, title, body, important }
  },
  'mail-stops': () => ({ name }),
  'lift-mail-stop': () =>
    subject === '' ? fail('lift-mail-stop needs an e-mail address') : { name, email: subject },
  'due-digests': () => ({ name }),
  sweep: () =>
    subject === ''
      ? fail('sweep needs the name of one; docs/production.md lists them')
      : { name, sweep: subject, dryRun: values['dry-run'] },
  reindex: () => ({ name }),
  'failed-tasks': () => ({ name }),
  'retry-tasks': () => ({ name, ids: [subject, ...more].filter((id) => id !== '') }),
  doctor: () => ({ name }),
}

const readCommand = (): OperatorCommand => {
  if (!Object.hasOwn(wanted, name)) fail(`there is no command ${name}\n\n${help}`)
  const parsed = operatorCommandSchema.safeParse(wanted[name]?.())
  if (parsed.success) return parsed.data
  return fail(`${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}: too long`)
}

const wordsOf = (error: unknown): string => {
  // Drizzle's own words repeat the statement; what the database said is its cause.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

const carryOut = async (command: OperatorCommand): Promise<OperatorAnswer> => {
  const config = configOrExit()
  const call = { command, by: userInfo().username }
  const socket = operatorSocketPath(config.dataDir)
  const answer = socket === null ? null : await askRunningSite(socket, call)
  if (answer !== null) return answer
  // The whole backend: what a running site does, or what makes no sense, need not wait for it.
  const { runWithoutSite } = await import('#server/compose-operator.ts')
  return runWithoutSite(config, call)
}

if (name === 'help') say(help)
else {
  const command = readCommand()
  try {
    const { kind, lines } = await carryOut(command)
    // The doctor tells everything there is; of another command that failed the one line says why.
    if (kind === 'failed' && command.name !== 'doctor') fail(lines.join('\n'))
    for (const line of lines) say(line)
    if (kind === 'failed') process.exitCode = 1
  } catch (error) {
    fail(wordsOf(error))
  }
}
