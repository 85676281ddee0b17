/** What an act of the desk did, by the word that its address carries. */
const words: Readonly<Record<string, string>> = {
  published: '求人を掲載しました。次の求人です。',
  returned: '求人を差し戻しました。次の求人です。',
  removed: '求人の掲載を取りやめました。',
  asked: '会社に確認を求めました。',
  closed: '結果を知らせ、終わりにしました。',
}

/** Null: the address says nothing of that kind. */
export const deskDoneWords = (url: URL): string | null => words[url.searchParams.get('done') ?? ''] ?? null
