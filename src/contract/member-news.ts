import * as z from 'zod/mini'
import { idText } from './text-input.ts'

/** Of which ads of a company a member is told: of all, or of those they are in charge of and those that nobody is in charge of. */
export const memberNewsScopes = ['all', 'own'] as const
export type MemberNewsScope = (typeof memberNewsScopes)[number]
export const memberNewsScopeNames = {
  all: '会社のすべての求人',
  own: '自分が担当の求人と、担当者のいない求人だけ',
} as const satisfies Record<MemberNewsScope, string>

export const jobPostMutings = ['yes', 'no'] as const
export type JobPostMuting = (typeof jobPostMutings)[number]

export const memberNewsScopeSchema = z.object({
  companyId: idText,
  scope: z.enum(memberNewsScopes, 'CHOOSE'),
})
export const muteJobPostSchema = z.object({
  companyId: idText,
  jobPostId: idText,
  muted: z.enum(jobPostMutings, 'CHOOSE'),
})
