/** The parts of a student's own page. */
export const myPageTabs = [
  'applications',
  'bookmarks',
  'searches',
  'recommended',
  'calendar',
  'history',
] as const
export type MyPageTab = (typeof myPageTabs)[number]
export const myPageTabNames = {
  applications: '応募',
  bookmarks: '保存した求人',
  searches: '検索条件',
  recommended: 'おすすめ',
  calendar: 'カレンダー',
  history: '見た求人',
} as const satisfies Record<MyPageTab, string>

/** The part that `?tab=` names; the first where it names none. */
export const readMyPageTab = (text: string | null): MyPageTab =>
  myPageTabs.find((tab) => tab === text) ?? myPageTabs[0]
