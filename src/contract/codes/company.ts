/** The closed vocabularies of a company. */
export const companyStatuses = ['pending', 'active', 'suspended'] as const
export type CompanyStatus = (typeof companyStatuses)[number]

/**
 * How the operator reads the ads of a company: `pre` before each is published, `post` after that; both until one was read.
 * `findings`: those alone in which the check finds something to read.
 */
export const moderations = ['findings', 'post', 'pre'] as const
export type Moderation = (typeof moderations)[number]

export const companyVerifications = ['none', 'email', 'number', 'document'] as const
export type CompanyVerification = (typeof companyVerifications)[number]
/** What the operator has checked, in the words shown beside a company's name. */
export const companyVerificationNames = {
  none: '未確認',
  email: '会社のメールアドレスを確認済み',
  number: '法人番号を確認済み',
  document: '登記書類を確認済み',
} as const satisfies Record<CompanyVerification, string>
/** What each of them means, for those who read the company's page. */
export const companyVerificationMeanings = {
  none: '運営者による確認は、まだ済んでいません。',
  email: '会社のドメインのメールアドレスが使われていることを、運営者が確かめました。',
  number: '法人番号が、届け出られた会社名のものであることを、運営者が国税庁の公表情報で確かめました。',
  document: '会社名・法人番号・所在地・代表者を、運営者が登記書類で確かめました。',
} as const satisfies Record<CompanyVerification, string>

/** By employees. */
export const companySizes = ['under_30', 'from_30', 'from_100', 'from_300', 'from_1000'] as const
export type CompanySize = (typeof companySizes)[number]
export const companySizeNames = {
  under_30: '30名未満',
  from_30: '30〜99名',
  from_100: '100〜299名',
  from_300: '300〜999名',
  from_1000: '1,000名以上',
} as const satisfies Record<CompanySize, string>
/** From how many employees on each size is. */
export const companySizeLeasts = {
  under_30: 0,
  from_30: 30,
  from_100: 100,
  from_300: 300,
  from_1000: 1000,
} as const satisfies Record<CompanySize, number>

/** Pictures of a company. */
export const companyImageKinds = ['logo', 'photo'] as const
export type CompanyImageKind = (typeof companyImageKinds)[number]
