/** The closed vocabularies of a company. */
export const companyStatuses = ['pending', 'active', 'suspended'] as const
export type CompanyStatus = (typeof companyStatuses)[number]

export const companyVerifications = ['none', 'email', 'number', 'document'] as const
export type CompanyVerification = (typeof companyVerifications)[number]
/** What the operator has checked, in the words shown beside a company's name. */
export const companyVerificationNames = {
  none: '未確認',
  email: '会社のメールアドレスを確認済み',
  number: '法人番号を確認済み',
  document: '登記書類を確認済み',
} as const satisfies Record<CompanyVerification, string>
