import { companyGaps, type CompanyGap } from '#contract/company-gaps.ts'

/** What a company has written so far; `photos`: how many. */
type Written = {
  description: string
  employees: number | null
  foundedYear: number | null
  website: string | null
  contactEmail: string | null
  harassmentDesk: string | null
  youthInfo: object | null
  logo: string | null
  photos: number
}

/** What students do not find yet, in the order in which it is asked for. */
export const gapsOf = (written: Written): CompanyGap[] =>
  companyGaps.filter((gap) => {
    const value = written[gap]
    return value === null || value === '' || (gap === 'photos' && value === 0)
  })
