import type { DeskRefusal } from '#contract/desk.ts'

/** Why an act at the desk was not done. */
export const deskRefusalWords = {
  unknown: '対象が見つかりません。ほかの運営者が対応を終えたか、取り下げられています。',
  changed: '読んだあとに内容が変わりました。いまの内容を確かめてから、もう一度送ってください。',
  claimed: 'ほかの運営者が対応しています。',
  oneself: '自分のアカウントには操作できません。ほかの運営者に頼んでください。',
  own_act: '始めた人は承認できません。ほかの運営者が承認します。',
  no_factor: 'この方には2段階認証が設定されていません。',
  waits: '2段階認証の解除は、もう受け付けています。',
  verified: 'メールアドレスの確認は済んでいます。',
  limited: '短い時間に続いたため、いまはできません。1時間ほどおいてください。',
  complaint: '迷惑メールとして報告されています。本人から依頼があったときだけ再開できます。',
  only_owner: 'この方だけが管理者になっている会社があるため、受け付けられません。',
  not_now: 'いまの状態からは変えられません。',
  admin_last: '最後の管理者は外せません。',
  admin_open: 'この人については、すでに申請があります。',
  admin_own: '申請した人と本人は、承認できません。ほかの管理者に頼んでください。',
  admin_unfit:
    'この人は対象になりません。管理者にできるのは、メールアドレスを確認済みで、会社の担当者ではない登録者です。外せるのは、いま管理者の人です。',
} as const satisfies Record<DeskRefusal, string>
