import type { MailDocument, MailSite, MailTemplates, NoFacts } from './document.ts'
import { siteLinks } from './site-links.ts'

const byYourself = 'ご自身の操作であれば、何もする必要はありません。'
const someoneElse = '心当たりがない場合は、第三者がログインしている可能性があります。'

const minute = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** What people are told once it has happened to their account: the kinds of `AccountNotice`. */
export const securityMails = {
  'password-changed': (_: NoFacts, { name }: MailSite): MailDocument => ({
    subject: 'パスワードが変更されました',
    blocks: [
      { kind: 'paragraph', text: `${name}のアカウントのパスワードが変更されました。${byYourself}` },
      { kind: 'paragraph', text: '心当たりがない場合は、すぐにパスワードを再設定してください。' },
      siteLinks.resetPassword,
    ],
  }),

  /** `phone`: masked. */
  'second-factor-enrolled': ({ phone }: { phone: string }, { name }: MailSite): MailDocument => ({
    subject: '2段階認証に電話番号が登録されました',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}のアカウントの2段階認証に、次の電話番号が登録されました。これからは、この番号に届く確認コードがログインに必要です。前に登録した番号と回復コードがあれば、使えなくなりました。`,
      },
      { kind: 'facts', facts: [{ label: '電話番号', value: phone }] },
      { kind: 'paragraph', text: byYourself },
      {
        kind: 'paragraph',
        text: `${someoneElse}すぐにパスワードを再設定し、お問い合わせください。`,
      },
      siteLinks.resetPassword,
    ],
  }),

  'second-factor-removed': (_: NoFacts, { name }: MailSite): MailDocument => ({
    subject: '2段階認証が解除されました',
    blocks: [
      { kind: 'paragraph', text: `${name}のアカウントの2段階認証が解除されました。${byYourself}` },
      {
        kind: 'paragraph',
        text: '心当たりがない場合は、すぐにパスワードを再設定し、2段階認証を設定し直してください。',
      },
      siteLinks.resetPassword,
    ],
  }),

  /** `phone`: masked. */
  'sign-in-phone-linked': ({ phone }: { phone: string }, { name }: MailSite): MailDocument => ({
    subject: 'SMSでのログインに電話番号が登録されました',
    blocks: [
      {
        kind: 'paragraph',
        text: `次の電話番号に届くSMSの確認コードで、${name}のアカウントにログインできるようになりました。`,
      },
      { kind: 'facts', facts: [{ label: '電話番号', value: phone }] },
      { kind: 'paragraph', text: byYourself },
      {
        kind: 'paragraph',
        text: `${someoneElse}すぐにパスワードを再設定してから、設定のページで電話番号の登録を解除してください。`,
      },
      siteLinks.resetPassword,
      siteLinks.settings,
    ],
  }),

  /** `phone`: masked. */
  'sign-in-phone-not-accepted': ({ phone }: { phone: string }, { name }: MailSite): MailDocument => ({
    subject: 'SMSでのログインに使えない電話番号を取り除きました',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}のアカウントに、設定のページでの登録を終えていない電話番号が見つかったため、取り除きました。この番号で${name}にログインすることはできません。`,
      },
      { kind: 'facts', facts: [{ label: '電話番号', value: phone }] },
      {
        kind: 'paragraph',
        text: 'ご自身の番号であれば、設定のページでもう一度登録してください。',
      },
      siteLinks.settings,
      {
        kind: 'paragraph',
        text: '心当たりがない場合は、第三者が登録しようとした可能性があります。すぐにパスワードを再設定してください。',
      },
      siteLinks.resetPassword,
    ],
  }),

  'sign-in-phone-removed': (_: NoFacts, { name }: MailSite): MailDocument => ({
    subject: 'SMSでのログインの登録が解除されました',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}で、SMSでのログインに使う電話番号の登録が解除されました。次からは、メールアドレスとパスワードでログインしてください。${byYourself}`,
      },
      { kind: 'paragraph', text: '心当たりがない場合は、すぐにパスワードを再設定してください。' },
      siteLinks.resetPassword,
    ],
  }),

  'recovery-codes-made': (_: NoFacts, { name }: MailSite): MailDocument => ({
    subject: '回復コードが作り直されました',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}のアカウントの回復コードが作り直されました。これまでのコードは使えません。${byYourself}`,
      },
      { kind: 'paragraph', text: '心当たりがない場合は、すぐにパスワードを再設定してください。' },
      siteLinks.resetPassword,
    ],
  }),

  /** `left`: codes that were not used yet. */
  'recovery-code-used': ({ left }: { left: number }, { name }: MailSite): MailDocument => ({
    subject: '回復コードが使われました',
    blocks: [
      {
        kind: 'paragraph',
        text: `回復コードによって、${name}のアカウントの2段階認証が解除されました。すべての端末でログアウトしています。残りの回復コードは${left}個です。`,
      },
      { kind: 'paragraph', text: 'ログインして、2段階認証を設定し直してください。' },
      { kind: 'link', words: '2段階認証を設定する', href: '/login?callbackUrl=%2Flogin%2Fsms' },
      { kind: 'paragraph', text: '心当たりがない場合は、すぐにパスワードを再設定してください。' },
      siteLinks.resetPassword,
    ],
  }),

  /** `dueAt`: the instant, RFC 3339. */
  'deletion-requested': ({ dueAt }: { dueAt: string }, { name }: MailSite): MailDocument => ({
    subject: 'アカウントの削除を受け付けました',
    blocks: [
      { kind: 'paragraph', text: `${name}のアカウントの削除を受け付けました。` },
      { kind: 'facts', facts: [{ label: '削除の予定', value: `${minute.format(new Date(dueAt))} 以降` }] },
      { kind: 'paragraph', text: 'それまでは、設定のページから取り消せます。' },
      siteLinks.settings,
      {
        kind: 'paragraph',
        text: '心当たりがない場合は、すぐに削除を取り消し、パスワードを再設定してください。',
      },
      siteLinks.resetPassword,
    ],
  }),

  'deletion-cancelled': (_: NoFacts, { name }: MailSite): MailDocument => ({
    subject: 'アカウントの削除を取り消しました',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}のアカウントの削除を取り消しました。これまでどおりお使いいただけます。`,
      },
    ],
  }),

  /** In place of the deletion, when its day has come and a company would be left without an owner. */
  'deletion-stopped': (_: NoFacts, { name, operator }: MailSite): MailDocument => ({
    subject: 'アカウントを削除できませんでした',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}のアカウントは、会社の管理者がほかにいないため、削除しませんでした。アカウントはこれまでどおりお使いいただけます。`,
      },
      {
        kind: 'address',
        words: '会社の登録ごと削除する場合は、次のアドレスへご連絡ください。',
        email: operator.email,
      },
    ],
  }),

  'account-deleted': (_: NoFacts, { name }: MailSite): MailDocument => ({
    subject: 'アカウントを削除しました',
    blocks: [
      {
        kind: 'paragraph',
        text: `お申し込みのとおり、${name}のアカウントを削除しました。ご利用ありがとうございました。`,
      },
      { kind: 'paragraph', text: '同意の記録と操作の記録は、プライバシーポリシーに沿って保管します。' },
      { kind: 'link', words: 'プライバシーポリシー', href: '/privacy' },
    ],
  }),
} as const satisfies MailTemplates
