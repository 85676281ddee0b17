/** What students look for on a company's page and do not find yet; of all of it only `harassmentDesk` keeps ads from being published. */
export const companyGaps = [
  'description',
  'employees',
  'foundedYear',
  'website',
  'contactEmail',
  'harassmentDesk',
  'youthInfo',
  'logo',
  'photos',
] as const
export type CompanyGap = (typeof companyGaps)[number]

export const companyGapNames = {
  description: '事業の紹介',
  employees: '従業員数',
  foundedYear: '設立の年',
  website: 'ウェブサイト',
  contactEmail: '採用担当のメールアドレス',
  harassmentDesk: 'ハラスメントの相談窓口',
  youthInfo: '働く環境のデータ（青少年雇用情報）',
  logo: 'ロゴ',
  photos: '職場の写真',
} as const satisfies Record<CompanyGap, string>
