import path from 'node:path'
import { parseArgs } from 'node:util'
import { companyVerifications } from '#contract/codes/company.ts'
import { applicantMoves } from '#contract/applicants.ts'
import { reportOutcomes } from '#contract/codes/report.ts'
import { reportLimits } from '#contract/report.ts'
import { listedStatuses } from '#server/backend/operator/company-commands.ts'
import { operatorCommandSchema, type OperatorCommand } from '#server/backend/operator/commands.ts'
import { help } from './help.ts'

const fail = (line: string): never => {
  throw new Error(line)
}

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        reason: { type: 'string', default: '' },
        title: { type: 'string', default: '' },
        body: { type: 'string', default: '' },
        important: { type: 'boolean', default: false },
        danger: { type: 'boolean', default: false },
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

const namedCommands = (args: readonly string[]) => {
  const { positionals, values } = readArguments(args)
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
    if (read === '')
      fail(`${name} needs --read: the stamp that \`company\` prints below what is to be checked`)
    if (!companyVerifications.some((level) => level === checked))
      fail(`${name} needs --checked and one of ${companyVerifications.join(', ')}: what you have checked`)
    return { name, company, read, checked, reason }
  }

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
      const { read, reason } = values
      if (verification !== 'none' && read === '')
        fail('set-verification needs --read: the stamp that `company` prints below what is to be checked')
      return { name, company: subject, verification, read, reason }
    },
    'take-down': () =>
      subject === ''
        ? fail('take-down needs an ad id')
        : {
            name,
            jobPost: subject,
            reason: values.reason,
            report: values.report,
            danger: values.danger,
          },
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
        ? fail('sweep needs the name of one; docs/production/operating.md lists them')
        : { name, sweep: subject, dryRun: values['dry-run'] },
    reindex: () => ({ name }),
    'failed-tasks': () => ({ name }),
    'retry-tasks': () => ({ name, ids: [subject, ...more].filter((id) => id !== '') }),
    doctor: () => ({ name }),
  }

  return { name, wanted }
}

/** The command that arguments give, or `help`. Throws in words what is wrong with them, before anything is asked or opened. */
export const readCommand = (args: readonly string[]): OperatorCommand | 'help' => {
  const { name, wanted } = namedCommands(args)
  if (name === 'help') return 'help'
  if (!Object.hasOwn(wanted, name)) fail(`there is no command ${name}\n\n${help}`)
  const parsed = operatorCommandSchema.safeParse(wanted[name]?.())
  if (parsed.success) return parsed.data
  return fail(`${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}: too long`)
}
