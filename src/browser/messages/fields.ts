import type { AccountProblem, FieldProblem } from '#contract/account-field.ts'
import { passwordLength, type Strength } from '#contract/account-password.ts'
import { isHiddenProblem } from '#contract/hidden-problem.ts'
import { hiddenMessage } from './hidden-characters.ts'

export const accountSentences: Record<AccountProblem, (label: string) => string> = {
  REQUIRED: (label) => `${label}を入力してください。`,
  CHOOSE: (label) => `${label}を選んでください。`,
  AGREE: (label) => `${label}を確認し、チェックを入れてください。`,
  TOO_SHORT: (label) => `${label}は${passwordLength.min}文字以上で入力してください。`,
  SAY_MORE: (label) => `${label}は、もう少し詳しく入力してください（10文字以上）。`,
  TOO_LONG: (label) => `${label}が長すぎます。短くしてください。`,
  NOT_PLAIN: (label) =>
    `${label}に、改行か、表示できない文字が含まれています。取り除いて、1行で入力し直してください。`,
  NOT_EMAIL: (label) => `${label}の形式が正しくありません。「name@example.com」のように入力してください。`,
  NOT_KATAKANA: (label) => `${label}は全角カタカナで入力してください。`,
  NOT_POSTAL_CODE: (label) => `${label}は7桁の数字で入力してください。`,
  NOT_TEL: (label) => `${label}の形式が正しくありません。市外局番から数字で入力してください。`,
  NOT_MOBILE: (label) =>
    `${label}の形式が正しくありません。060・070・080・090で始まる国内の携帯電話番号を入力してください。`,
  NOT_CODE: (label) => `${label}は、SMSで届いた6桁の数字で入力してください。`,
  NOT_MAIL_CODE: (label) => `${label}は、メールに書かれた6桁の数字で入力してください。`,
  NOT_RECOVERY_CODE: (label) => `${label}は、控えてある16文字のコードで入力してください。`,
  NOT_CORPORATE_NUMBER: (label) => `${label}が正しくありません。13桁の数字をもう一度確認してください。`,
  CORPORATE_NUMBER_NEEDED: (label) => `株式会社などの法人は、${label}を入力してください。`,
  COMMON_PASSWORD: (label) => `この${label}はよく使われていて推測されやすいため、別のものにしてください。`,
  PASSWORD_HAS_EMAIL: (label) => `${label}にメールアドレスと同じ文字は使えません。別のものにしてください。`,
  COMPANY_LISTED: (label) =>
    `この${label}の企業は、すでに掲載を利用しています。社内の担当者にご確認ください。心当たりがないときは、お問い合わせページからお知らせください。`,
  INVALID: (label) => `${label}を確認してください。`,
}

const isOfAccount = (problem: FieldProblem): problem is AccountProblem => problem in accountSentences

/** What is wrong with a field of an account’s form, by its label; what such a form never says is told in general. */
export const fieldMessage = (label: string, problem: FieldProblem): string => {
  if (isHiddenProblem(problem)) return hiddenMessage(label, problem)
  return (isOfAccount(problem) ? accountSentences[problem] : accountSentences.INVALID)(label)
}

/** What a field for a new password says before anything is typed. */
export const passwordSupport = `${passwordLength.min}文字以上。文字の種類に決まりはありません。`

export const strengthMessages = {
  weak: '強さ：弱い。もっと長くするか、関係のない言葉をつなげてください。',
  fair: '強さ：ふつう。もう少し長くすると、さらに安全です。',
  good: '強さ：強い。',
} as const satisfies Record<Strength, string>
