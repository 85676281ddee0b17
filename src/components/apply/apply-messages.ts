import type { ApplicationRefusal } from '#contract/application.ts'

/** Why an application was not saved or sent, and what to do. */
export const refusalMessages = {
  closed: 'この求人は、いまは応募を受け付けていません。',
  applied: 'この求人には、すでに応募しています。',
  changed: '求人の内容が変わりました。変わったところを確かめてから、もう一度進んでください。',
  incomplete: 'まだ答えていない質問があります。',
  profile: '応募には、プロフィールの登録が必要です。',
  other: '確かめたあとに、送る内容が変わりました。もう一度確かめてから、応募してください。',
  file: '送れないファイルがあります。外してから、もう一度お試しください。',
  limited: '短い時間に多くの応募がありました。1時間ほどおいてから、もう一度お試しください。',
} as const satisfies Record<ApplicationRefusal, string>

export const refusalStatuses = {
  closed: 409,
  applied: 409,
  changed: 409,
  incomplete: 400,
  profile: 409,
  other: 409,
  file: 400,
  limited: 429,
} as const satisfies Record<ApplicationRefusal, number>
