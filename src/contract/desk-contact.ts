import * as z from 'zod/mini'
import { contactWorkingDays, type ContactKind } from './contact.ts'
import { deskNote, deskStamp, deskStepSchema } from './desk.ts'
import { visible } from './plain-text.ts'
import { idText, linesText } from './text-input.ts'

/** What a message to the operator can be; `closed` needed no answer. */
export const contactStates = ['new', 'answered', 'closed', 'spam'] as const
export type ContactState = (typeof contactStates)[number]

export const contactAnswerLimits = { text: 4000 } as const

/** `read`: the stamp of the message as it was read. */
export const answerContactSchema = z.object({
  id: idText,
  read: deskStamp,
  text: linesText(contactAnswerLimits.text, 'REQUIRED').check(visible),
  step: deskStepSchema,
})

/** How a message ends without an answer, or waits again. */
export const contactEnds = ['closed', 'spam', 'new'] as const
export const settleContactSchema = z.object({
  id: idText,
  read: deskStamp,
  as: z.enum(contactEnds, 'CHOOSE'),
  note: deskNote,
})

export type ContactTemplate = { name: string; text: string }

const soon = `確認に時間がかかっています。通常の${contactWorkingDays}営業日を過ぎる見込みのため、先にご連絡しました。分かりしだい、あらためてお返事します。`

/** Beginnings of answers, for every kind and for some. */
export const contactTemplates = (kind: ContactKind): readonly ContactTemplate[] => [
  ...ofKind[kind],
  { name: '時間がかかるときの連絡', text: `お問い合わせありがとうございます。\n\n${soon}` },
  {
    name: '詳しく教えてもらう',
    text: 'お問い合わせありがとうございます。\n\n確認のため、次のことを、このメールの下にあるアドレスへお送りください。\n\n・いつごろのことか\n・どのページか（アドレス、または求人名・会社名）\n・画面に出た言葉',
  },
]

const ofKind = {
  question: [],
  trouble: [
    {
      name: '不具合を直した連絡',
      text: 'お知らせいただき、ありがとうございました。\n\nご指摘の不具合を確認し、直しました。お手数ですが、ページを再読み込みしてお試しください。同じことが起きるときは、このメールの下にあるアドレスへお知らせください。',
    },
  ],
  job_post: [
    {
      name: '会社に確認する連絡',
      text: 'お申し出ありがとうございます。\n\nいただいた内容をもとに、求人を掲載している会社に確認します。お名前や連絡先を会社に伝えることはありません。結果は、このメールアドレスにお知らせします。',
    },
  ],
  company: [
    {
      name: '掲載のはじめ方',
      text: 'お問い合わせありがとうございます。\n\n求人の掲載は無料です。「採用ご担当者の方へ」のページから会社を登録し、運営者の確認のあとに掲載できます。登録には、会社名、所在地、法人番号（ある場合）、代表者名が必要です。',
    },
  ],
  privacy: [
    {
      name: '本人の確認をお願いする',
      text: 'ご請求を受け付けました。\n\nご本人からのご請求か確かめるため、登録しているメールアドレスでログインし、アカウントの設定からお手続きいただくか、登録しているメールアドレスから、このメールの下にあるアドレスへお送りください。身分証明書の写しは送らないでください。',
    },
  ],
  other: [],
} as const satisfies Record<ContactKind, readonly ContactTemplate[]>

/** What became of messages to the operator, in words. */
export const contactStateNames = {
  new: '未対応',
  answered: '返信済み',
  closed: '返信不要',
  spam: '迷惑',
} as const satisfies Record<ContactState, string>
