import type { CompanyVerification } from '#contract/codes/company.ts'

/**
 * What the operator looked at for each level; `number` is what the registry's document tells as well. The mark stands beside
 * the name that is shown, so that it does not outlive that name either.
 */
const checked = {
  none: [],
  email: ['contactEmail'],
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
 * names too, so that it falls to `number` where they stayed as they were; everything else falls to `none`.
 */
export const verificationAfter = (
  held: CompanyVerification,
  changed: ReadonlySet<string>,
): CompanyVerification => {
  let level = held
  while (checked[level].some((column) => changed.has(column))) level = lower[level]
  return level
}

/** Changes of an active company that the operator is told of: by these a company is taken for itself. */
export const toldToOperator = ['legalName', 'displayName', 'corporateNumber'] as const
