import type { VerificationCodeAnswer } from '#contract/verification-code.ts'

const refusals: Readonly<Partial<Record<VerificationCodeAnswer, { text: string; status: number }>>> = {
  wrong: {
    text: '確認コードが違います。いちばん新しいメールに書かれた6桁の数字を、もう一度確かめて入力してください。',
    status: 400,
  },
  ended: {
    text: 'この確認コードは使えません。期限が切れたか、間違いが続いたか、新しいコードが送られています。「確認メールをもう一度送る」から、新しいコードを受け取ってください。',
    status: 409,
  },
  limited: {
    text: '確認コードの間違いが続いたため、きょうはもう入力できません。メールに書かれたリンクを開いて確認してください。',
    status: 429,
  },
}

/** Why a code of a verification mail was not taken, in words, and the status that goes with it. Null: nothing is wrong. */
export const codeRefusal = (
  answer: VerificationCodeAnswer | undefined,
): { text: string; status: number } | null => (answer === undefined ? null : (refusals[answer] ?? null))
