/** `kind` in words. */
export type ContactWords = {
  id: string
  kind: string
  name: string
  email: string
  body: string
  siteName: string
}

/** What the operator gets. */
export const operatorMail = ({ id, kind, name, email, body, siteName }: ContactWords) => ({
  subject: `【${siteName}】お問い合わせ: ${kind}`,
  text: `${siteName}にお問い合わせがありました。

受付番号: ${id}
種類: ${kind}
お名前: ${name}
メールアドレス: ${email}

${body}
`,
})

/** What the sender gets. It repeats nothing that was typed: anyone can give anyone's address. */
export const acknowledgement = ({ id, kind, siteName }: ContactWords) => ({
  subject: `【${siteName}】お問い合わせを受け付けました`,
  text: `${siteName}へのお問い合わせを受け付けました。
内容を確認し、通常3営業日以内に、このメールアドレスへお返事します。

受付番号: ${id}
種類: ${kind}

お問い合わせに心当たりがない場合は、どなたかがメールアドレスを間違えて入力したと考えられます。
このメールは破棄してください。
`,
})
