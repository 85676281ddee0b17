import type { CompanyGap } from './company-gaps.ts'

/** The sections of a company's profile, each saved alone. */
export const companySections = ['names', 'address', 'contact', 'business', 'youth'] as const
export type CompanySection = (typeof companySections)[number]

/** What the editor has a page for: the sections, and the pictures. */
export const companyPages = [...companySections, 'images'] as const
export type CompanyPage = (typeof companyPages)[number]

export const companyPageNames = {
  names: '会社名と法人番号',
  address: '所在地',
  contact: '連絡先と相談窓口',
  business: '事業の内容',
  youth: '働く環境のデータ',
  images: 'ロゴと写真',
} as const satisfies Record<CompanyPage, string>

export const isCompanySection = (page: CompanyPage): page is CompanySection => page !== 'images'

/** Texts of each section in which the check of words reads. */
export const sectionTexts = {
  names: [],
  address: [],
  contact: [],
  business: ['description'],
  youth: ['training', 'selfDevelopment', 'mentor', 'careerConsulting'],
} as const satisfies Record<CompanySection, readonly string[]>

const edit = (companyId: string) => `/company?id=${companyId}&view=edit`

/** Pages of the editor of a company's profile, for its owners. */
export const companyWay = {
  edit,
  page: (companyId: string, page: CompanyPage) => `${edit(companyId)}&section=${page}`,
  saved: (companyId: string, page: CompanyPage) => `${edit(companyId)}&saved=${page}`,
} as const

/** Where each thing that is missing is filled in. */
export const pageOfGap = {
  description: 'business',
  employees: 'business',
  foundedYear: 'business',
  website: 'contact',
  contactEmail: 'contact',
  harassmentDesk: 'contact',
  youthInfo: 'youth',
  logo: 'images',
  photos: 'images',
} as const satisfies Record<CompanyGap, CompanyPage>
