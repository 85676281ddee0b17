const words: Readonly<Record<string, string>> = {
  saved: '保存しました。',
  unchanged: '保存してある内容から変わっていません。',
  resolved: '選んだ内容にしました。確かめて、保存してください。',
  discarded: '保存していない入力を捨て、保存してある内容に戻しました。',
  restored: '前の版の内容を、入力に戻しました。確かめて、保存してください。',
  template: 'テンプレートとして残しました。新しい求人を作るときに選べます。',
  takeBack: '下書きに戻しました。',
  pause: '受付を休みました。',
  resume: '受付を再開しました。',
  close: '募集を終えました。',
  muted: 'この求人のお知らせの受け取り方を変えました。',
}

/** What was just done, when a page of the editor is shown after it. `status`: of the ad. */
export const doneNotice = (done: string | null, status: string): string | null => {
  if (done === null) return null
  if (done === 'saved' && status === 'published') return '保存しました。掲載中の求人に反映しました。'
  if (done !== 'publish') return Object.hasOwn(words, done) ? (words[done] ?? null) : null
  if (status === 'in_review')
    return '運営者に確認を頼みました。確認が済むと掲載され、メールでお知らせします。'
  return status === 'scheduled' ? '掲載を予約しました。' : '掲載しました。'
}
