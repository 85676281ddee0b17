import type { Outcome } from '#browser/stores/bookmarks.ts'

/** What is said after a press, and after what waited was told. */
export const bookmarkMessages = {
  saved: '保存しました。',
  synced: '端末に保存していた求人を同期しました。',
  removed: '保存を取り消しました。',
  on_device: 'この端末に保存しました（30日間）。ログインするとマイページに移ります。',
  removed_here: '端末から消しました。',
  waiting: '端末に保存済み・あとで同期します。',
  signed_out: '端末に保存済み・次にログインしたときに同期します。',
  full: '保存できるのは500件までです。マイページで整理してください。',
  gone: 'この求人は公開が終わり、保存できません。',
  refused: '変更できませんでした。再読み込みしてお試しください。',
  device_full: 'この端末に保存できるのは200件までです。',
  device_closed: 'この端末には保存できません。ログインしてください。',
} as const satisfies Record<Outcome, string>
