/** What an article is searched by; its id is `{category}/{slug}`. */
export type SearchableArticle = { title: string; description: string; tags: readonly string[]; body: string }

/** One spelling for each word, as the search of ads has it: width, case, kana, long-vowel marks and middle dots. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u3041-\u3096]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[ー・·]/gu, '')

const wordsOf = (typed: string): { wanted: string[]; excluded: string[] } => {
  const words = Array.from(
    typed.matchAll(/(?<minus>-?)(?:"(?<quoted>[^"]*)"|「(?<cornered>[^」]*)」|(?<bare>\S+))/gu),
    ({ groups }) => ({
      excluded: groups?.['minus'] === '-',
      text: fold(groups?.['quoted'] ?? groups?.['cornered'] ?? groups?.['bare'] ?? '').trim(),
    }),
  ).filter(({ text }) => text !== '')
  const texts = (excluded: boolean) =>
    words.filter((word) => word.excluded === excluded).map(({ text }) => text)
  return { wanted: texts(false), excluded: texts(true) }
}

/** 3 for a word in the title, 2 in the tags or the description, 1 in the text; 0: it is not there. */
const scoreOf = ({ title, description, tags, body }: SearchableArticle, word: string): number => {
  if (fold(title).includes(word)) return 3
  if (fold(`${tags.join('\n')}\n${description}`).includes(word)) return 2
  return fold(body).includes(word) ? 1 : 0
}

/**
 * Scores an article for what was typed: every word must be in it, none of those with `-` before them; 0 when it does not
 * fit. A few dozen articles need no index.
 */
export const scoreArticle = (article: SearchableArticle, typed: string): number => {
  const { wanted, excluded } = wordsOf(typed)
  if (wanted.length === 0 || excluded.some((word) => scoreOf(article, word) > 0)) return 0
  const scores = wanted.map((word) => scoreOf(article, word))
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}
