import { accountWay } from '#contract/account-way.ts'
import { contactKindNames, contactWorkingDays, type ContactKind } from '#contract/contact.ts'
import { deskRoutes } from '#contract/desk-routes.ts'
import { receiptNumber } from '#contract/receipt-number.ts'
import type { MailBlock, MailDocument, MailSite, MailTemplates } from './document.ts'

/** Why an acknowledgement does not repeat what was written. */
const withoutCopy =
  '入力された内容は、送信した方のメールアドレスか確かめられないため、このメールには載せていません。'

/** `id`: of the message; the sender was told its number. */
type Receipt = { id: string; contactKind: ContactKind }

const receipt = ({ id, contactKind }: Receipt) => [
  { label: '受付番号', value: receiptNumber(id) },
  { label: '種類', value: contactKindNames[contactKind] },
]

const copyOf = (body: string | undefined): readonly MailBlock[] =>
  body === undefined
    ? [{ kind: 'paragraph', text: withoutCopy }]
    : [
        { kind: 'paragraph', text: '受け付けた内容は次のとおりです。' },
        { kind: 'quotation', text: body },
      ]

export const contactMails = {
  /** What the operator gets. */
  'contact-message': (
    message: Receipt & { name: string; email: string; body: string },
    { name }: MailSite,
  ): MailDocument => ({
    subject: `お問い合わせ: ${contactKindNames[message.contactKind]}`,
    blocks: [
      { kind: 'paragraph', text: `${name}にお問い合わせがありました。` },
      { kind: 'facts', facts: [...receipt(message), { label: 'お名前', value: message.name }] },
      { kind: 'quotation', text: message.body },
      {
        kind: 'button',
        words: '運営者デスクで返事を書く',
        href: accountWay.signIn(deskRoutes.contactMessage(message.id)),
      },
      { kind: 'address', words: 'お返事の送り先です。', email: message.email },
    ],
  }),

  /**
   * What the sender gets. What was typed is in it only where the sender is signed in with that very address and has verified it
   * (`ownBody`): anyone can give anyone's address.
   */
  'contact-acknowledgement': (
    { ownBody, ...message }: Receipt & { ownBody?: string },
    { name }: MailSite,
  ): MailDocument => ({
    subject: 'お問い合わせを受け付けました',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}へのお問い合わせを受け付けました。内容を確認し、通常${contactWorkingDays}営業日以内に、このメールアドレスへお返事します。`,
      },
      { kind: 'facts', facts: receipt(message) },
      ...copyOf(ownBody),
      {
        kind: 'note',
        text: 'お問い合わせに心当たりがない場合は、どなたかがメールアドレスを間違えて入力したと考えられます。このメールは破棄してください。',
      },
    ],
  }),

  /** What the operator answers. Nothing of the message is repeated: its address may be anybody's. */
  'contact-answer': (
    { answer, ...message }: Receipt & { answer: string },
    { name, operator }: MailSite,
  ): MailDocument => ({
    subject: 'お問い合わせへのお返事',
    blocks: [
      { kind: 'paragraph', text: `${name}へのお問い合わせに、運営者がお返事します。` },
      { kind: 'quotation', text: answer },
      { kind: 'facts', facts: receipt(message) },
      { kind: 'address', words: '続けてのご連絡は、次のアドレスへお送りください。', email: operator.email },
      {
        kind: 'note',
        text: 'お問い合わせに心当たりがない場合は、このメールを破棄してください。',
      },
    ],
  }),
} as const satisfies MailTemplates
