import type { CompanyStatus } from '#contract/codes/company.ts'

/** `refused`: turned away before it ever was active. `suspended`: it was active once. */
export const companyStandings = ['pending', 'active', 'suspended', 'refused'] as const
export type CompanyStanding = (typeof companyStandings)[number]

type Standing = { status: CompanyStatus; refusedAt: Date | null }

export const standingOf = ({ status, refusedAt }: Standing): CompanyStanding =>
  refusedAt === null ? status : 'refused'

/** True of a company that the operator has approved once: its number is its own, and new names of it wait. */
export const wasApproved = ({ status, refusedAt }: Standing): boolean =>
  status !== 'pending' && refusedAt === null
