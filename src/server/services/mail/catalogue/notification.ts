import { notificationKinds, type NotificationKind } from '#contract/notification.ts'
import type { MailBlock, MailDocument, MailSite, MailTemplates } from './document.ts'

/** `more`: older ones about the same, which the line stands for as well. `href`: a path of this site. */
type Line = { text: string; href: string; more: number }

type Digest = {
  groups: readonly { kind: NotificationKind; lines: readonly Line[] }[]
  /** Of lines, those that are not named among them. */
  total: number
  rest: number
}

const lineBlock = ({ text, href, more }: Line): MailBlock => ({
  kind: 'link',
  words: more === 0 ? text : `${text}（ほか${more}件）`,
  href,
})

export const notificationMails = {
  /** What happened since the last one and was not read, kind by kind. */
  'notification-digest': ({ groups, total, rest }: Digest, { name }: MailSite): MailDocument => ({
    subject: `お知らせが${total}件あります`,
    blocks: [
      { kind: 'paragraph', text: `${name}で、まだご覧になっていないお知らせです。` },
      ...groups.flatMap(({ kind, lines }): MailBlock[] => [
        { kind: 'heading', text: notificationKinds[kind].name },
        ...lines.map(lineBlock),
      ]),
      ...(rest > 0 ? ([{ kind: 'paragraph', text: `ほか${rest}件のお知らせがあります。` }] as const) : []),
      { kind: 'button', words: 'お知らせをすべて見る', href: '/notification' },
    ],
  }),

  /** Asked for with a press, to an address that nothing was sent to any more. */
  'mail-restart': ({ link }: { link: string }, { name }: MailSite): MailDocument => ({
    subject: 'メールでのお知らせを再開しますか',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}は、このメールアドレスへのお知らせを止めています。再開するには、次のリンクを開き、表示された画面でボタンを押してください。`,
      },
      { kind: 'button', words: 'お知らせの再開を確認する', href: link },
      { kind: 'note', text: '心当たりがない場合は、何もする必要はありません。お知らせは届きません。' },
    ],
  }),
} as const satisfies MailTemplates
