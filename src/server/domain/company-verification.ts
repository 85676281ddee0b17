import { companyVerifications, type CompanyVerification } from '#contract/codes/company.ts'

/**
 * What the operator looked at for each level; `number` is what the registry's document tells as well. The mark stands beside
 * the name that is shown, so that it does not outlive that name either.
 */
const checked = {
  none: [],
  email: ['contactEmail', 'legalName', 'displayName', 'corporateNumber'],
  number: ['legalName', 'displayName', 'corporateNumber'],
  document: [
    'legalName',
    'displayName',
    'corporateNumber',
    'representative',
    'prefectureCode',
    'city',
    'street',
    'building',
  ],
} as const satisfies Record<CompanyVerification, readonly string[]>

/** What still holds of each level when something that was looked at is no longer so. */
const lower = {
  none: 'none',
  email: 'none',
  number: 'none',
  document: 'number',
} as const satisfies Record<CompanyVerification, CompanyVerification>

/**
 * What is still true of a company's verification after these columns were changed: a document tells the number and the
 * names too, so that it falls to `number` where they stayed as they were; everything else falls to `none`. Whose address it was
 * is known of the old name and number alone.
 */
export const verificationAfter = (
  held: CompanyVerification,
  changed: ReadonlySet<string>,
): CompanyVerification => {
  let level = held
  while (checked[level].some((column) => changed.has(column))) level = lower[level]
  return level
}

type Mark = { verification: CompanyVerification; verifiedAt: Date | null }

/**
 * What a company shows after the operator checked something: nothing less than what still holds. `verifiedAt` is the day
 * of the check that the mark tells of; null: there is no mark.
 */
export const verificationWith = (
  { verification, verifiedAt }: Mark,
  checked: CompanyVerification,
  at: Date,
): Mark =>
  checked === 'none' || companyVerifications.indexOf(checked) < companyVerifications.indexOf(verification)
    ? { verification, verifiedAt }
    : { verification: checked, verifiedAt: at }

/** True where a company has not given what would have to be checked. */
export const lacksToVerify = (
  checked: CompanyVerification,
  { corporateNumber, contactEmail }: { corporateNumber: string | null; contactEmail: string | null },
): boolean => (checked === 'email' ? contactEmail === null : checked !== 'none' && corporateNumber === null)
