export type MailText = { subject: string; text: string }

type Names = { siteName: string; origin: string }

const close = ({ siteName, origin }: Names) => `
──────────────────────────
${siteName}
${origin}
このメールは送信専用のアドレスから自動でお送りしています。ご返信いただいてもお答えできません。
`

const notMine = 'このメールに心当たりがない場合は、何もせずに破棄してください。'

/** Words of the mails about accounts: plain text, one thought a paragraph, links on their own lines. */
export const createTemplates = (names: Names) => {
  const { siteName, origin } = names
  const mail = (subject: string, body: string): MailText => ({
    subject: `【${siteName}】${subject}`,
    text: `${siteName}をご利用いただきありがとうございます。\n\n${body}\n${close(names)}`,
  })

  return {
    verifyEmail: (link: string) =>
      mail(
        'メールアドレスの確認',
        `次のリンクを開き、表示された画面でメールアドレスの確認を完了してください。\n\n${link}\n\nリンクの有効期限は3日間です。期限が切れた場合は、ログイン後の画面からもう一度お送りできます。\n\n${notMine}`,
      ),
    resetPassword: (link: string) =>
      mail(
        'パスワードの再設定',
        `パスワードを再設定するお申し込みを受け付けました。次のリンクを開き、新しいパスワードを設定してください。\n\n${link}\n\nリンクの有効期限は1時間です。期限が切れた場合は、もう一度お申し込みください。\n${origin}/login/password-forget\n\nお申し込みに心当たりがない場合は、何もせずに破棄してください。パスワードは変わりません。`,
      ),
    signIn: (link: string) =>
      mail(
        'ログイン用リンク',
        `次のリンクを開くと、パスワードを入力せずにログインできます。\n\n${link}\n\nリンクは1回だけ使えます。有効期限は6時間です。お申し込みとは別の端末で開いた場合は、このメールアドレスの入力をお願いすることがあります。\n\nこのリンクを他の人に知らせないでください。${notMine}`,
      ),
    verifyAndChangeEmail: (link: string) =>
      mail(
        'メールアドレスの変更の確認',
        `メールアドレスをこのアドレスに変更するお申し込みを受け付けました。次のリンクを開き、表示された画面で変更を完了してください。\n\n${link}\n\n変更を完了すると、すべての端末でログアウトされます。\n\n${notMine}`,
      ),
    unknownAddress: () =>
      mail(
        'アカウントが見つかりませんでした',
        `このメールアドレスでログインまたはパスワード再設定のお申し込みがありましたが、このアドレスで登録されたアカウントはありません。\n\nはじめてご利用になる場合は、次のページからアカウントを作成できます。\n${origin}/account/new\n\n別のメールアドレスで登録された場合は、そのアドレスでもう一度お試しください。\n\n${notMine}`,
      ),
    addressTaken: () =>
      mail(
        'メールアドレスの変更について',
        `別のアカウントのメールアドレスを、このアドレスに変更するお申し込みがありましたが、このアドレスはすでに登録されているため変更していません。\n\nお心当たりがある場合は、こちらのアドレスでログインしてください。\n${origin}/login\n\n${notMine}`,
      ),
    emailChanged: (newEmail: string) =>
      mail(
        'メールアドレスの変更を受け付けました',
        `アカウントのメールアドレスを次のアドレスに変更するお申し込みがありました。\n\n変更後のアドレス: ${newEmail}\n\n新しいアドレスに届いたメールのリンクを開くと、変更が完了します。\n\n心当たりがない場合は、第三者がログインしている可能性があります。すぐにパスワードを再設定してください。\n${origin}/login/password-forget`,
      ),
    secondFactorRemoved: () =>
      mail(
        '2段階認証が解除されました',
        `アカウントの2段階認証が解除されました。ご自身で解除された場合は、何もする必要はありません。\n\n心当たりがない場合は、すぐにパスワードを再設定し、2段階認証を設定し直してください。\n${origin}/login/password-forget`,
      ),
    signInPhoneLinked: (phone: string) =>
      mail(
        'SMSでのログインに電話番号が登録されました',
        `次の電話番号に届くSMSの確認コードで、アカウントにログインできるようになりました。\n\n電話番号: ${phone}\n\nご自身で登録された場合は、何もする必要はありません。\n\n心当たりがない場合は、第三者がログインしている可能性があります。すぐにパスワードを再設定してから、設定のページで電話番号の登録を解除してください。\n${origin}/login/password-forget\n${origin}/config`,
      ),
    signInPhoneRemoved: () =>
      mail(
        'SMSでのログインの登録が解除されました',
        `SMSでのログインに使う電話番号の登録が解除されました。次からは、メールアドレスとパスワードでログインしてください。ご自身で解除された場合は、何もする必要はありません。\n\n心当たりがない場合は、すぐにパスワードを再設定してください。\n${origin}/login/password-forget`,
      ),
    recoveryCodeUsed: (left: number) =>
      mail(
        '回復コードが使われました',
        `回復コードを使って、アカウントの2段階認証が解除されました。すべての端末でログアウトしています。残りの回復コードは${left}個です。\n\nログインして、2段階認証を設定し直してください。\n${origin}/login?callbackUrl=%2Flogin%2Fsms\n\n心当たりがない場合は、すぐにパスワードを再設定してください。\n${origin}/login/password-forget`,
      ),
    deletionRequested: (day: string) =>
      mail(
        'アカウントの削除を受け付けました',
        `アカウントの削除を受け付けました。${day}に削除します。それまでは、設定のページから取り消せます。\n${origin}/config\n\n心当たりがない場合は、すぐに削除を取り消し、パスワードを再設定してください。\n${origin}/login/password-forget`,
      ),
    deletionCancelled: () =>
      mail(
        'アカウントの削除を取り消しました',
        'アカウントの削除を取り消しました。これまでどおりお使いいただけます。',
      ),
    accountDeleted: () =>
      mail(
        'アカウントを削除しました',
        'お申し込みのとおり、アカウントを削除しました。ご利用ありがとうございました。\n\n同意の記録と操作の記録は、プライバシーポリシーに沿って保管します。',
      ),
    passwordChanged: () =>
      mail(
        'パスワードが変更されました',
        `アカウントのパスワードが変更されました。ご自身で変更された場合は、何もする必要はありません。\n\n心当たりがない場合は、すぐにパスワードを再設定してください。\n${origin}/login/password-forget`,
      ),
  }
}
