/** Labels of the sign-up form's fields, also used in what is said of them. */
export const accountLabels = {
  email: 'メールアドレス',
  password: 'パスワード',
  corporateNumber: '法人番号',
  legalName: '正式な会社名',
  kana: '会社名のフリガナ',
  displayName: '求人に表示する会社名',
  representative: '代表者の氏名',
  postalCode: '郵便番号',
  prefectureCode: '都道府県',
  city: '市区町村',
  street: '町名・番地',
  building: '建物名・部屋番号',
  contactTel: '電話番号',
  industryCode: '業種',
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
} as const
