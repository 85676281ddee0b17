import { accountWay } from '#contract/account-way.ts'
import { deskRoutes } from '#contract/desk-routes.ts'
import { receiptNumber } from '#contract/receipt-number.ts'
import type { MailTemplates } from './document.ts'

export const messageMails = {
  // Nothing of the message is in it: mail passes through many hands, and people share screens and inboxes.
  'message-received': ({ threadId, from }: { threadId: string; from: string }) => ({
    subject: `${from}からメッセージが届きました`,
    blocks: [
      {
        kind: 'paragraph',
        text: `${from}からメッセージが届きました。内容は、ログインしてご確認ください。`,
      },
      { kind: 'button', words: 'メッセージを読む', href: `/mypage/message?thread=${threadId}` },
      {
        kind: 'note',
        text: 'プライバシーのため、メールには本文を載せていません。届いて数分のうちに読まれたメッセージと、読むまでに続けて届いたメッセージについては、メールをお送りしません。',
      },
    ],
  }),

  // To the operator.
  'message-reported': ({ reportId, reason }: { reportId: string; reason: string }) => ({
    subject: '学生がメッセージのやりとりを終了し、報告しました',
    blocks: [
      { kind: 'paragraph', text: '学生が企業とのやりとりを終了し、運営者に報告しました。' },
      {
        kind: 'facts',
        facts: [
          { label: '理由', value: reason },
          { label: '受付番号', value: receiptNumber(reportId) },
        ],
      },
      {
        kind: 'paragraph',
        text: '内容は、運営者デスクで開くと読めます。開いたことは、記録に残り、報告した学生にだけ表示されます。',
      },
      { kind: 'button', words: '報告を見る', href: accountWay.signIn(deskRoutes.messageReport(reportId)) },
    ],
  }),

  'message-report-closed': ({ company, outcome }: { company: string; outcome: string }) => ({
    subject: 'ご報告いただいたやりとりについて',
    blocks: [
      {
        kind: 'paragraph',
        text: `${company}とのやりとりについてのご報告を、運営者が確認しました。結果をお知らせします。`,
      },
      { kind: 'quotation', text: outcome },
      {
        kind: 'paragraph',
        text: 'お困りのことが続くときは、このメールの送信元の運営者、または都道府県労働局の総合労働相談コーナーにご相談ください。',
      },
    ],
  }),
} as const satisfies MailTemplates
