import type { DeskRefusal } from '#contract/desk.ts'

/** Why an act at the desk was not done. */
export const deskRefusalWords = {
  unknown: '対象が見つかりません。ほかの運営者が対応を終えたか、取り下げられています。',
  changed: '読んだあとに内容が変わりました。いまの内容を確かめてから、もう一度送ってください。',
  claimed: 'ほかの運営者が対応しています。',
} as const satisfies Record<DeskRefusal, string>
