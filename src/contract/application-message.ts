/** An earlier message below what is typed already; a text that holds it stays as it is. */
export const withEarlierMessage = (typed: string, earlier: string): string => {
  if (typed.trim() === '') return earlier
  return typed.includes(earlier) ? typed : `${typed.trimEnd()}\n\n${earlier}`
}

/** What is said when an earlier message was taken over. */
export const takenOver = (typed: string): string =>
  typed.trim() === '' ? '前回の文章を、下の欄に入れました。' : '前回の文章を、書いた文章の下に入れました。'
