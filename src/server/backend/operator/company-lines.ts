import { formatPhone } from '#contract/format/phone.ts'
import { formatAddress } from '#contract/format/place.ts'
import type { ListedCompany } from '#server/backend/companies/company-lists.ts'
import type { SameNumber } from '#server/backend/companies/company-rows.ts'
import { nameChanges, type NamingColumn } from '#server/domain/company-names.ts'
import { standingOf, wasApproved } from '#server/domain/company-standing.ts'
import { isFreeMail, mailDomain } from '#server/domain/mail-domain.ts'
import { failed, type OperatorAnswer } from './answer.ts'

export const oneOf = ({ id, status, legalName }: SameNumber): string => `${id}  ${status}  ${legalName}`

export const ambiguous = (number: string, companies: readonly SameNumber[]): OperatorAnswer =>
  failed(
    `${companies.length} companies give the number ${number}; say the id of the one you mean`,
    ...companies.map(oneOf),
  )

/** Look-alikes that are named at most. */
const alikeMost = 5

/** What to look at before anything is decided. */
const remarks = ({ waiting, heldBy, owners, rename }: ListedCompany): string =>
  [
    ...(waiting > 1 ? [`${waiting} give this number`] : []),
    ...(heldBy === null ? [] : [`${heldBy} holds this number`]),
    ...(owners.length > 0 ? [] : ['nobody owns it']),
    ...(rename === null ? [] : ['other names or another number wait']),
  ]
    .map((remark) => `  [${remark}]`)
    .join('')

const domains = ({ owners }: ListedCompany): string =>
  owners
    .map(({ email, verified }) => {
      const domain = mailDomain(email)
      return `${domain}${isFreeMail(domain) ? ' (free mail)' : ''}${verified ? '' : ' (not verified)'}`
    })
    .join(', ')

/** Set in, so that nothing a company wrote looks like a line of ours; every value is one line. */
const item = (label: string, value: string | null): string[] =>
  value === null || value === '' ? [] : [`    ${label.padEnd(14)}  ${value}`]

const columnNames = {
  legalName: 'legal name',
  kana: 'kana',
  displayName: 'shown as',
  corporateNumber: 'number',
} as const satisfies Record<NamingColumn, string>

const renameLines = ({ row, rename }: ListedCompany): string[] => {
  if (rename === null) return []
  return [
    `    since ${rename.askedAt.toISOString()} ${rename.askedByEmail ?? 'somebody who is gone'} asks for`,
    ...nameChanges(row, rename).flatMap(({ column, before, after }) =>
      item(`  ${columnNames[column]}`, `${before === '' ? '-' : before}  →  ${after === '' ? '-' : after}`),
    ),
    ...(rename.heldBy === null ? [] : [`    the new number is held by ${rename.heldBy}`]),
  ]
}

/** A company with all that it is judged by. */
export const companyLines = (listed: ListedCompany): string[] => {
  const { row, ads, decision, alike } = listed
  const standing = standingOf(row)
  return [
    `${row.id}  ${row.corporateNumber ?? '-'.repeat(13)}  ${row.createdAt.toISOString()}  ${standing === 'refused' ? 'rejected' : standing}  ${row.legalName}${remarks(listed)}`,
    ...item('shown as', `${row.displayName} (${row.kana})`),
    ...(row.corporateNumber === null ? item('number', 'none: a sole trader') : []),
    ...item('verified', row.verification),
    ...item('representative', row.representative),
    ...item('address', formatAddress(row)),
    ...item('phone', row.contactTel === null ? null : formatPhone(row.contactTel)),
    ...item('mail', row.contactEmail),
    ...item('form', row.contactForm),
    ...item('website', row.website),
    ...item('owners’ mail', domains(listed)),
    ...item('ads', `${ads.public} public, ${ads.all} in all`),
    ...item(
      'decided',
      decision === null
        ? null
        : `${decision.at.toISOString()}  ${decision.reason.replaceAll('\n', ' / ') || 'without a reason'}`,
    ),
    ...alike.slice(0, alikeMost).map((other) => `    name looks like ${oneOf(other)}`),
    ...(alike.length > alikeMost ? [`    and like ${alike.length - alikeMost} more`] : []),
    ...renameLines(listed),
  ]
}

const confirmation = [
  '    --checked says what you have checked of what is printed here, and is shown to everybody:',
  '    number: the National Tax Agency publishes this number under this legal name',
  '    document: a register extract shows legal name, number, address and representative',
  '    email: the owners read mails at the company’s own domain; none: nothing of that',
]

/** What can be done about it now, with the stamp of what was printed. */
export const commandLines = ({ row, rename, stamp }: ListedCompany): string[] => {
  const checked = `--read ${stamp} --checked none|email|number|document`
  if (rename !== null)
    return [
      `To make the new ones public: approve-rename ${row.id} ${checked}`,
      ...confirmation,
      `To leave the old ones: reject-rename ${row.id} --reason "…"`,
    ]
  if (!wasApproved(row)) return [`To approve it: approve ${row.id} ${checked}`, ...confirmation]
  return [
    ...(row.status === 'suspended' ? [`To end the suspension: resume ${row.id}`] : []),
    `To set what is verified: set-verification ${row.id} none|email|number|document --read ${stamp}`,
  ]
}
