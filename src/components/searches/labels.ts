/** The fields of the forms about saved searches. */
export const searchLabels = {
  address: '検索条件',
  name: '名前',
  frequency: '新着のお知らせ',
  email: 'メールアドレス',
  consent: 'メールを受け取ることへの同意',
} as const
