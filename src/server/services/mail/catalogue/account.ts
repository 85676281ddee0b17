import { linkHours } from '#contract/account-action.ts'
import { accountWay } from '#contract/account-way.ts'
import { emailChangeHours, emailUndoDays } from '#contract/account-security.ts'
import { verificationCodeHours } from '#contract/verification-code.ts'
import { validity } from '#contract/format/validity.ts'
import type { MailDocument, MailSite, MailTemplates, NoFacts } from './document.ts'
import { siteLinks } from './site-links.ts'

/** `link`: where it leads on this site, with its one-time code. */
type Link = { link: string }

const notMine = 'このメールに心当たりがない場合は、何もせずに破棄してください。'

/** Links into an account, and what is said in their place. */
export const accountMails = {
  'email-verification': ({ link, code }: Link & { code: string }, { name }: MailSite): MailDocument => ({
    subject: 'メールアドレスの確認',
    blocks: [
      { kind: 'facts', facts: [{ label: '確認コード', value: code }] },
      {
        kind: 'paragraph',
        text: `${name}にご登録いただき、ありがとうございます。登録した画面に、この6桁の確認コードを入力してください。コードの有効期限は${validity(verificationCodeHours)}です。`,
      },
      {
        kind: 'paragraph',
        text: 'コードを入力する代わりに、次のリンクを開いて確認することもできます。',
      },
      { kind: 'button', words: 'メールアドレスを確認する', href: link },
      {
        kind: 'paragraph',
        text: `リンクの有効期限は${validity(linkHours.verifyEmail)}です。期限が切れた場合は、ログイン後の画面からもう一度お送りできます。`,
      },
      { kind: 'note', text: `このコードを他の人に知らせないでください。${notMine}` },
    ],
  }),

  'password-reset': ({ link }: Link, { name }: MailSite): MailDocument => ({
    subject: 'パスワードの再設定',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}のパスワードの再設定を受け付けました。次のリンクを開き、新しいパスワードを設定してください。`,
      },
      { kind: 'button', words: '新しいパスワードを設定する', href: link },
      {
        kind: 'paragraph',
        text: `リンクの有効期限は${validity(linkHours.resetPassword)}です。期限が切れた場合は、次のページからもう一度お申し込みください。`,
      },
      siteLinks.resetPassword,
      {
        kind: 'note',
        text: `${notMine}パスワードは変わりません。`,
      },
    ],
  }),

  'sign-in-link': ({ link }: Link, { name }: MailSite): MailDocument => ({
    subject: 'ログイン用リンク',
    blocks: [
      { kind: 'paragraph', text: `次のリンクを開くと、パスワードを入力せずに${name}にログインできます。` },
      { kind: 'button', words: 'ログインする', href: link },
      {
        kind: 'paragraph',
        text: `リンクは1回だけ使えます。有効期限は${validity(linkHours.signIn)}です。お申し込みとは別の端末で開いた場合は、このメールアドレスの入力をお願いすることがあります。`,
      },
      { kind: 'note', text: `このリンクを他の人に知らせないでください。${notMine}` },
    ],
  }),

  'email-change': ({ link }: Link, { name }: MailSite): MailDocument => ({
    subject: 'メールアドレスの変更の確認',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}のアカウントのメールアドレスを、このアドレスに変更するお申し込みを受け付けました。次のリンクを開き、表示された画面で変更を完了してください。`,
      },
      { kind: 'button', words: 'メールアドレスを変更する', href: link },
      {
        kind: 'paragraph',
        text: `変更を完了すると、すべての端末でログアウトされます。リンクは1回だけ使えます。有効期限は${validity(emailChangeHours)}です。`,
      },
      { kind: 'note', text: notMine },
    ],
  }),

  /** To the old address, once the new one counts. */
  'email-changed': ({ link, newEmail }: Link & { newEmail: string }, { name }: MailSite): MailDocument => ({
    subject: 'メールアドレスが変更されました',
    blocks: [
      { kind: 'paragraph', text: `${name}のアカウントのメールアドレスが、次のアドレスに変更されました。` },
      { kind: 'facts', facts: [{ label: '変更後のアドレス', value: newEmail }] },
      {
        kind: 'paragraph',
        text: `ご自身の操作であれば、何もする必要はありません。心当たりがない場合は、次のリンクから${validity(emailUndoDays * 24)}以内に元のアドレスに戻してください。すべての端末でログアウトし、変更のあとに登録された電話番号と2段階認証、アカウントの削除の申し込みも取り消します。新しいパスワードを設定するためのメールをお送りします。`,
      },
      { kind: 'button', words: '元のメールアドレスに戻す', href: link },
      { kind: 'note', text: 'このリンクを他の人に知らせないでください。' },
    ],
  }),

  /** To the address that stays. */
  'email-change-cancelled': ({ newEmail }: { newEmail: string }, { name }: MailSite): MailDocument => ({
    subject: 'メールアドレスの変更を取り消しました',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}のアカウントで、確認を待っていたメールアドレスの変更を取り消しました。取り消しの操作のほか、パスワードの再設定やほかの端末のログアウトがあったときに取り消されます。メールアドレスは変わりません。`,
      },
      { kind: 'facts', facts: [{ label: '取り消した変更後のアドレス', value: newEmail }] },
      {
        kind: 'paragraph',
        text: '変更をご希望の場合は、設定のページからもう一度お申し込みください。',
      },
      siteLinks.settings,
    ],
  }),

  /** In place of a link that was asked for with an address nobody has. */
  'account-not-found': (_: NoFacts, { name }: MailSite): MailDocument => ({
    subject: 'アカウントが見つかりませんでした',
    blocks: [
      {
        kind: 'paragraph',
        text: `このメールアドレスで、${name}へのログインまたはパスワードの再設定のお申し込みがありましたが、このアドレスで登録されたアカウントはありません。`,
      },
      { kind: 'paragraph', text: 'はじめてご利用になる場合は、次のページからアカウントを作成できます。' },
      { kind: 'link', words: 'アカウントを作成する', href: '/account/new' },
      {
        kind: 'paragraph',
        text: '別のメールアドレスで登録された場合は、そのアドレスでもう一度お試しください。',
      },
      { kind: 'note', text: notMine },
    ],
  }),

  /** In place of the code of a sign-up, to an address that has an account. */
  'already-registered': ({ callbackUrl }: { callbackUrl: string }, { name }: MailSite): MailDocument => ({
    subject: '登録のお申し込みについて',
    blocks: [
      {
        kind: 'paragraph',
        text: `どなたか（ご自身かもしれません）が、このメールアドレスで${name}に登録しようとしました。このアドレスのアカウントはすでにあるため、新しいアカウントは作成していません。`,
      },
      {
        kind: 'paragraph',
        text: 'ご自身で登録しようとした場合は、次のページからログインしてください。',
      },
      { kind: 'link', words: 'ログインする', href: accountWay.signIn(callbackUrl) },
      {
        kind: 'paragraph',
        text: 'パスワードがわからない場合や、前の登録が途中だった場合は、パスワードを設定し直してください。',
      },
      siteLinks.resetPassword,
      {
        kind: 'note',
        text: '心当たりがない場合は、何もする必要はありません。アカウントは変わっていません。登録しようとした人の画面には、アカウントがあることは表示されません。',
      },
    ],
  }),

  /** To the owner of an address that somebody wanted to change to. */
  'email-taken': (_: NoFacts, { name }: MailSite): MailDocument => ({
    subject: 'メールアドレスの変更について',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}の別のアカウントから、メールアドレスをこのアドレスに変更するお申し込みがありましたが、このアドレスはすでに登録されているため変更していません。`,
      },
      { kind: 'paragraph', text: '心当たりがある場合は、こちらのアドレスでログインしてください。' },
      { kind: 'link', words: 'ログインする', href: '/login' },
      { kind: 'note', text: notMine },
    ],
  }),

  /** To the old address. */
  'email-change-requested': ({ newEmail }: { newEmail: string }, { name }: MailSite): MailDocument => ({
    subject: 'メールアドレスの変更を受け付けました',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}のアカウントのメールアドレスを、次のアドレスに変更するお申し込みがありました。`,
      },
      { kind: 'facts', facts: [{ label: '変更後のアドレス', value: newEmail }] },
      { kind: 'paragraph', text: '新しいアドレスに届いたメールのリンクを開くと、変更が完了します。' },
      {
        kind: 'paragraph',
        text: '心当たりがない場合は、第三者がログインしている可能性があります。すぐにパスワードを再設定してください。再設定すると、この変更は取り消されます。',
      },
      siteLinks.resetPassword,
    ],
  }),
} as const satisfies MailTemplates
