import * as z from 'zod/mini'
import { deskNote, deskReason, deskStamp, deskStepSchema } from './desk.ts'
import type { LegalFinding } from './legal/finding.ts'
import { idText } from './text-input.ts'

/** What the operator decided about an ad that was read. */
export const readingDecisions = ['published', 'returned', 'removed'] as const
export type ReadingDecision = (typeof readingDecisions)[number]

/** `read`: the stamp of the ad as it was read. */
const ofAd = { id: idText, read: deskStamp, step: deskStepSchema }
export const publishReadJobPostSchema = z.object({
  ...ofAd,
  note: z.optional(z.nullable(deskNote)),
  /** `on`: what keeps an ad from being published is none of the law's in this one. */
  accepts: z.nullish(z.literal('on', 'INVALID')),
})
export const returnJobPostSchema = z.object({ ...ofAd, reason: deskReason })
/** `on`: an ad is taken down as an offer of crime, and everybody who applied is told what to do. */
export const dangerousBox = z.nullish(z.literal('on', 'INVALID'))
export const takeDownJobPostSchema = z.object({ ...ofAd, reason: deskReason, dangerous: dangerousBox })

type Found = Pick<LegalFinding, 'rule' | 'source' | 'words' | 'advice'>

/** What of a finding a company has to change, in the words of the public rules. `field`: as the form names it. */
export const returnText = ({ rule, source, words, advice }: Found, field: string): string =>
  `・${field}${words === null ? '' : `「${words}」`}：${rule}（${source}）\n${advice}`

export type ReturnTemplate = { name: string; text: string }

/** Reasons that no rule of the check has. */
export const returnTemplates: readonly ReturnTemplate[] = [
  {
    name: '条件がはっきりしない',
    text: '・書かれている条件が、応募する学生に一つの意味で伝わりません。賃金・時間・場所・期間を、募集する仕事の実際のとおりに、はっきり書いてください。（職業安定法5条の4）',
  },
  {
    name: '仕事の内容が分からない',
    text: '・仕事の内容から、実際に何をするのかが読み取れません。一日の仕事の例や、扱う物・相手を書いてください。（職業安定法5条の3）',
  },
  {
    name: '会社の情報と合わない',
    text: '・求人の内容が、登録されている会社の情報と合いません。正しいほうに直すか、違う理由を「運営者へのお問い合わせ」で知らせてください。（職業安定法5条の4）',
  },
]
