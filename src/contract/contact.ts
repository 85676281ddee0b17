import * as z from 'zod/mini'

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

export const contactLimits = { name: 80, email: 254, body: 4_000 } as const

// Header injection: a name or an address is one line without control characters.
const oneLine = z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'controls')

const trimmed = z.pipe(
  z.string(),
  z.transform((value: string) => value.trim()),
)

/** Messages are codes; the words for them are in browser/messages/contact.ts. */
export const contactSchema = z.strictObject({
  kind: z.enum(contactKinds, 'required'),
  name: z.pipe(
    trimmed,
    z.string().check(z.minLength(1, 'required'), z.maxLength(contactLimits.name, 'long'), oneLine),
  ),
  email: z.pipe(
    trimmed,
    z
      .string()
      .check(
        z.minLength(1, 'required'),
        z.maxLength(contactLimits.email, 'long'),
        oneLine,
        z.regex(
          /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/u,
          'format',
        ),
      ),
  ),
  body: z.pipe(
    z.pipe(
      trimmed,
      z.transform((value: string) => value.replace(/\r\n?/gu, '\n')),
    ),
    z.string().check(z.minLength(10, 'short'), z.maxLength(contactLimits.body, 'long')),
  ),
})
export type ContactInput = z.infer<typeof contactSchema>

export const contactProblems = ['required', 'short', 'long', 'format', 'controls'] as const
export type ContactProblem = (typeof contactProblems)[number]
