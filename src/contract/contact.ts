import * as z from 'zod/mini'
import { emailSchema } from './account-field.ts'
import { visible } from './plain-text.ts'
import { linesText, machineText, nameText } from './text-input.ts'

/** A message to the operator. The same schema checks the form, the procedure and the backend. */
export const contactKinds = ['question', 'trouble', 'job_post', 'company', 'privacy', 'other'] as const
export type ContactKind = (typeof contactKinds)[number]
export const contactKindNames = {
  question: '使い方についての質問',
  trouble: '不具合・表示の誤り',
  job_post: '求人の内容についての申し出（実際と違う・不適切など）',
  company: '求人の掲載について（企業の方）',
  privacy: '個人情報の取り扱い（開示・訂正・削除など）',
  other: 'その他',
} as const satisfies Record<ContactKind, string>

/** Working days within which a message is answered as a rule. */
export const contactWorkingDays = 3

export const contactLimits = { name: 80, body: 4_000, bodyLeast: 10 } as const

export const contactSchema = z.object({
  kind: z.enum(contactKinds, 'CHOOSE'),
  /** One line without control characters, so that no mail header can be injected through it. */
  name: nameText(contactLimits.name),
  email: emailSchema,
  body: linesText(contactLimits.body, 'REQUIRED').check(
    visible,
    z.minLength(contactLimits.bodyLeast, 'SAY_MORE'),
  ),
})
export type ContactInput = z.infer<typeof contactSchema>

/** What the form sends besides: the seal of its rendering, and a field that people do not see and leave empty. */
export const contactFormSchema = z.extend(contactSchema, {
  token: z.optional(machineText(200)),
  website: z.optional(machineText(2_000)),
})

/** early: faster than a person writes; late: the form stood open for more than a day; limited: enough for now. */
export const contactRefusals = ['early', 'late', 'limited'] as const
export type ContactRefusal = (typeof contactRefusals)[number]
