import { contactKindNames, type ContactKind } from '#contract/contact.ts'
import type { MailDocument, MailSite, MailTemplates } from './document.ts'

/** `id`: of the message, as the sender was told it. */
type Receipt = { id: string; contactKind: ContactKind }

const receipt = ({ id, contactKind }: Receipt) => [
  { label: '受付番号', value: id },
  { label: '種類', value: contactKindNames[contactKind] },
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
      { kind: 'address', words: 'お返事は、次のアドレスへお送りください。', email: message.email },
    ],
  }),

  /** What the sender gets. It repeats nothing that was typed: anyone can give anyone's address. */
  'contact-acknowledgement': (message: Receipt, { name }: MailSite): MailDocument => ({
    subject: 'お問い合わせを受け付けました',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}へのお問い合わせを受け付けました。内容を確認し、通常3営業日以内に、このメールアドレスへお返事します。`,
      },
      { kind: 'facts', facts: receipt(message) },
      {
        kind: 'note',
        text: 'お問い合わせに心当たりがない場合は、どなたかがメールアドレスを間違えて入力したと考えられます。このメールは破棄してください。',
      },
    ],
  }),
} as const satisfies MailTemplates
