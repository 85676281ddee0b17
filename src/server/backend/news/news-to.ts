import type { NewsWords } from '#server/domain/news/words.ts'
import type { MailContent } from '#server/ports/mails.ts'
import type { Addressee, News } from '#server/ports/news.ts'

/** What each of these people is told of one cause; `mail` says the same, and goes to those who want it. */
export const newsTo = (people: readonly Addressee[], words: NewsWords, mail?: MailContent): readonly News[] =>
  people.map(({ uid, email }) => ({
    uid,
    ...words,
    ...(mail === undefined ? {} : { mail: { ...mail, to: email } }),
  }))
