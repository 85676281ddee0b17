import { factorConfirmDays, factorFreezeDays } from '#contract/factor-removal.ts'
import { formatInstant } from '#contract/format/time.ts'
import type { MailDocument, MailSite, MailTemplates, NoFacts } from './document.ts'
import { siteLinks } from './site-links.ts'

const by = {
  person: 'ご本人の操作により取り消しました。',
  link: 'メールのリンクにより取り消しました。',
  factor: '2段階認証を使ったログイン、または2段階認証の変更が確認できたため、取り消しました。',
  operator: '運営者が取り消しました。',
  unconfirmed: `もう一人の運営者による確認が${factorConfirmDays}日以内に済まなかったため、取り消しました。まだ必要なときは、お手数ですが、もう一度お申し出ください。`,
} as const

/** What people are told of the removal of their second factor by the operator, and of the end of their sign-ins. */
export const factorRemovalMails = {
  /** `dueAt`: RFC 3339; `link`: cancels it. */
  'factor-removal-started': (
    { dueAt, link }: { dueAt: string; link: string },
    { name }: MailSite,
  ): MailDocument => ({
    subject: '【重要】2段階認証の解除の申し込みを受け付けました',
    blocks: [
      {
        kind: 'paragraph',
        text: `電話や回復コードをなくしたという申し出を受け、運営者が${name}のアカウントの2段階認証を解除します。`,
      },
      { kind: 'facts', facts: [{ label: '解除の予定', value: `${formatInstant(dueAt)} 以降` }] },
      {
        kind: 'paragraph',
        text: '申し出た覚えがない場合や、電話が見つかった場合は、次のページで取り消してください。ログインは要りません。2段階認証を使ってログインしたときも、取り消されます。',
      },
      { kind: 'button', words: '解除を取り消す', href: link },
      {
        kind: 'paragraph',
        text: '申し出た覚えがない場合、第三者がパスワードを知っているおそれがあります。パスワードも再設定してください。',
      },
      siteLinks.resetPassword,
      {
        kind: 'paragraph',
        text: `ご自身の申し出であれば、お待ちください。解除のあと${factorFreezeDays}日間は、メールアドレスの変更などができません。`,
      },
    ],
  }),

  'factor-removal-cancelled': ({ by: who }: { by: keyof typeof by }, { name }: MailSite): MailDocument => ({
    subject: '2段階認証の解除を取り消しました',
    blocks: [
      {
        kind: 'paragraph',
        text: `運営者による、${name}のアカウントの2段階認証の解除は行いません。${by[who]}`,
      },
      {
        kind: 'paragraph',
        text: '解除を申し出た覚えがない場合は、パスワードを再設定してください。',
      },
      siteLinks.resetPassword,
    ],
  }),

  /** `frozenUntil`: RFC 3339. */
  'factor-removal-done': (
    { frozenUntil }: { frozenUntil: string },
    { name, operator }: MailSite,
  ): MailDocument => ({
    subject: '運営者が2段階認証を解除しました',
    blocks: [
      {
        kind: 'paragraph',
        text: `申し出にもとづき、${name}のアカウントの2段階認証を解除し、すべての端末でログアウトしました。前の回復コードは使えません。`,
      },
      {
        kind: 'facts',
        facts: [{ label: '変更を止める期間', value: `${formatInstant(frozenUntil)} まで` }],
      },
      {
        kind: 'paragraph',
        text: 'この期間は、安全のため、メールアドレスの変更、設定のページでのパスワードの変更、SMSでのログインの登録、データのダウンロードはできません。2段階認証は、いつでも設定できます。',
      },
      { kind: 'link', words: '2段階認証を設定する', href: '/login?callbackUrl=%2Flogin%2Fsms' },
      {
        kind: 'paragraph',
        text: '心当たりがない場合は、すぐにパスワードを再設定し、次のアドレスへご連絡ください。',
      },
      siteLinks.resetPassword,
      { kind: 'address', words: '運営者の連絡先', email: operator.email },
    ],
  }),

  'sign-ins-ended': (_: NoFacts, { name }: MailSite): MailDocument => ({
    subject: 'すべての端末でログアウトしました',
    blocks: [
      {
        kind: 'paragraph',
        text: `安全のため、運営者が${name}のアカウントをすべての端末でログアウトさせました。お使いになるときは、もう一度ログインしてください。`,
      },
      {
        kind: 'paragraph',
        text: '第三者がログインしていたおそれがあるときは、パスワードを再設定してください。',
      },
      siteLinks.resetPassword,
    ],
  }),
} as const satisfies MailTemplates
