import * as z from 'zod/mini'
import { calendarFeedChanges } from './calendar.ts'
import { idText } from './text-input.ts'

/** Whose dates of a company: all of them, or those of the interviews that a member holds and of the ads they are in charge of. */
export const companyCalendarScopes = ['all', 'own'] as const
export type CompanyCalendarScope = (typeof companyCalendarScopes)[number]
export const companyCalendarScopeNames = {
  all: '会社のすべて',
  own: '自分の予定',
} as const satisfies Record<CompanyCalendarScope, string>

export const readCompanyCalendarScope = (text: string | null): CompanyCalendarScope =>
  companyCalendarScopes.find((scope) => scope === text) ?? 'all'

/** What a day of a company's calendar may be. */
export const companyDateKinds = ['interview', 'ad_deadline'] as const
export type CompanyDateKind = (typeof companyDateKinds)[number]

/** Dates of each kind that are told at once. */
export const companyDatesMost = 300

export const changeCompanyCalendarFeedSchema = z.object({
  companyId: idText,
  change: z.enum(calendarFeedChanges),
  scope: z.enum(companyCalendarScopes),
})

/** `month`: 2026-12. */
export const companyCalendarAddress = (
  companyId: string,
  { month, scope = 'all' }: { month?: string; scope?: CompanyCalendarScope } = {},
): string =>
  `/company?id=${companyId}&view=calendar${scope === 'all' ? '' : `&scope=${scope}`}${month === undefined ? '' : `&month=${month}`}`
