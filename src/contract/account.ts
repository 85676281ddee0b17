export const accountKinds = ['student', 'company', 'admin'] as const
export type AccountKind = (typeof accountKinds)[number]

export const companyRoles = ['owner', 'recruiter', 'viewer'] as const
export type CompanyRole = (typeof companyRoles)[number]

/** Documents people agree to: 利用規約 and プライバシーポリシー. */
export const consentDocuments = ['terms', 'privacy'] as const
export type ConsentDocument = (typeof consentDocuments)[number]

/**
 * What people agree to, with `application`: that what they see goes to the company they apply to; `questionnaires`: that what
 * they answer is kept and evaluated for them; `questionnaires_withdrawn`: no longer.
 */
export const consentKinds = [
  ...consentDocuments,
  'application',
  'questionnaires',
  'questionnaires_withdrawn',
] as const

export type Membership = { companyId: string; role: CompanyRole }

/** What a signed-in person is here. `none`: known to the identity provider, but the account was not finished. */
export type Viewer =
  | { kind: 'student' }
  | { kind: 'company'; memberships: readonly Membership[] }
  | { kind: 'admin' }
  | { kind: 'none' }
