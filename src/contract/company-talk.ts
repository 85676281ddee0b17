import * as z from 'zod/mini'
import { visible } from './plain-text.ts'
import { idText, linesText } from './text-input.ts'

/** What the operator and a company write to each other about the company itself. */
export const companyTalkLimits = {
  text: 2000,
  listed: 20,
  /** Questions that wait for an answer. */ open: 3,
} as const

const text = linesText(companyTalkLimits.text, 'REQUIRED').check(visible)

export const answerCompanyQuestionSchema = z.object({ company: idText, id: idText, text })
export const appealSchema = z.object({ company: idText, text })

/** not_possible: it was answered before, or there is nothing to appeal against, or it was done before. */
export const companyTalkAnswers = ['done', 'not_possible'] as const
export type CompanyTalkAnswer = (typeof companyTalkAnswers)[number]
