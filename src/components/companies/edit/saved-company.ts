import type { Saved } from '#components/profile/form-state.ts'
import type { CompanySection } from '#contract/company-sections.ts'
import { hireColumnName, hireColumns, leaveColumns } from '#contract/company-youth.ts'
import { formatLargeYen, formatNumber, formatYen } from '#contract/format/money.ts'
import { formatPhone } from '#contract/format/phone.ts'
import { formatPostalCode } from '#contract/format/place.ts'
import type { OwnCompanyProfile } from '#operations/company-account.ts'
import type { ResultOf } from '#operations/graphql.ts'

export type OwnCompany = NonNullable<ResultOf<typeof OwnCompanyProfile>['ownCompany']>
type Profile = OwnCompany['profile']

const figure = (value: number | null, unit: string) =>
  value === null ? null : `${formatNumber(value)}${unit}`
/** In 億 and 万 only where they tell it exactly. */
const capital = (yen: number | null) => {
  if (yen === null) return null
  return yen % 10_000 === 0 && yen > 0 ? formatLargeYen(yen) : formatYen(yen)
}
const decimal = (value: number | null | undefined) =>
  value === null || value === undefined ? null : String(value)

const savedYouth = ({ youthInfo }: Profile): Saved => {
  const hires = youthInfo?.hires ?? []
  return {
    ...Object.fromEntries(
      hireColumns.map((column) => [
        hireColumnName(column),
        hires.map((row) => (column === 'year' ? `${row.year}年度` : (decimal(row[column]) ?? ''))),
      ]),
    ),
    ...Object.fromEntries(
      leaveColumns.map((column) => [column, decimal(youthInfo?.parentalLeave?.[column])]),
    ),
    averageTenure: decimal(youthInfo?.averageTenure),
    averageAge: decimal(youthInfo?.averageAge),
    averageOvertime: decimal(youthInfo?.averageOvertime),
    averagePaidLeave: decimal(youthInfo?.averagePaidLeave),
    femaleManagers: decimal(youthInfo?.femaleManagers),
    femaleOfficers: decimal(youthInfo?.femaleOfficers),
    training: youthInfo?.training ?? null,
    selfDevelopment: youthInfo?.selfDevelopment ?? null,
    mentor: youthInfo?.mentor ?? null,
    careerConsulting: youthInfo?.careerConsulting ?? null,
    internalCertification: youthInfo?.internalCertification ?? null,
  }
}

/** What is saved of each section, as people write it, by the names of the fields of its form. */
export const savedOf = (profile: Profile, section: CompanySection): Saved => {
  switch (section) {
    case 'names':
      return {
        legalName: profile.legalName,
        kana: profile.kana,
        displayName: profile.displayName,
        corporateNumber: profile.corporateNumber,
        representative: profile.representative,
      }
    case 'address':
      return {
        postalCode: formatPostalCode(profile.postalCode),
        prefectureCode: profile.prefectureCode,
        city: profile.city,
        street: profile.street,
        building: profile.building,
      }
    case 'contact':
      return {
        contactTel: profile.contactTel === null ? null : formatPhone(profile.contactTel),
        contactEmail: profile.contactEmail,
        contactForm: profile.contactForm,
        website: profile.website,
        harassmentDesk: profile.harassmentDesk,
      }
    case 'business':
      return {
        industryCode: profile.industryCode,
        employees: figure(profile.employees, '名'),
        foundedYear: profile.foundedYear === null ? null : `${profile.foundedYear}年`,
        capital: capital(profile.capital),
        description: profile.description,
      }
    case 'youth':
      return savedYouth(profile)
  }
}
