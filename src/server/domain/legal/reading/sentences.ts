let last: { text: string; sentences: readonly string[] } = { text: '', sentences: [] }

/** The sentences and lines of a text, where one thing is said. Many rules ask for those of one text in turn: the last are kept. */
export const sentencesOf = (text: string): readonly string[] => {
  if (last.text !== text)
    last = {
      text,
      sentences: text.split(/(?<=[。!！]|[^。!?？\n]{12}[?？])|\n/u).filter((part) => part !== ''),
    }
  return last.sentences
}
