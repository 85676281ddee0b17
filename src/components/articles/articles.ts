import { getCollection, getEntry, type CollectionEntry } from 'astro:content'
import { scoreArticle } from '#components/search/article-words.ts'
import { articleCategories, type ArticleCategory } from '#contract/codes/article-categories.ts'

export type Article = CollectionEntry<'articles'>

const japan = 9 * 60 * 60 * 1000

/** Front matter holds days at 00:00 UTC; an article is out from midnight of that day in Japan. */
const isOut = ({ data }: Article, now: Date) => data.publishedAt.getTime() - japan <= now.getTime()

const byNewest = (one: Article, other: Article) =>
  other.data.publishedAt.getTime() - one.data.publishedAt.getTime() || (one.id < other.id ? -1 : 1)

/** Every article that is out, newest first. */
export const publishedArticles = async (now: Date): Promise<readonly Article[]> =>
  (await getCollection('articles', (entry) => isOut(entry, now))).toSorted(byNewest)

/** Every article that is out, what was changed last first, as readers of feeds expect them. */
export const changedArticles = async (now: Date): Promise<readonly Article[]> =>
  (await publishedArticles(now)).toSorted(
    (one, other) => other.data.updatedAt.getTime() - one.data.updatedAt.getTime(),
  )

/** The articles of a category that are out, newest first. */
export const articlesOf = async (category: ArticleCategory, now: Date): Promise<readonly Article[]> =>
  (await publishedArticles(now)).filter(({ data }) => data.category === category)

/** One article by the two last segments of its address; undefined when there is none. */
export const findArticle = async (
  category: string,
  slug: string,
  now: Date,
): Promise<Article | undefined> => {
  const entry = await getEntry('articles', `${category}/${slug}`)
  return entry !== undefined && isOut(entry, now) ? entry : undefined
}

export const findCategory = (text: string): ArticleCategory | undefined =>
  articleCategories.find((category) => category === text)

/** The address of an article; its id is `{category}/{slug}`. */
export const articlePath = (id: string): string => `/category/${id}`
export const categoryPath = (category: ArticleCategory): string => `/category/${category}`

/** A day of the front matter as YYYY-MM-DD. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Articles published in a half-open range of instants. */
export const articlesBetween = async (from: Date, until: Date, now: Date): Promise<readonly Article[]> =>
  (await publishedArticles(now)).filter(({ data }) => {
    const at = data.publishedAt.getTime() - japan
    return at >= from.getTime() && at < until.getTime()
  })

/** Minutes to read a Japanese text at 500 characters a minute, at least one; marks of Markdown do not count. */
export const readingMinutes = (body: string): number =>
  Math.max(1, Math.round(body.replace(/[\s#*|>`-]+/gu, '').length / 500))

/** Articles that hold every word typed, best first and newest first among equals. */
export const searchArticles = async (typed: string, now: Date): Promise<readonly Article[]> =>
  (await publishedArticles(now))
    .map((article) => ({
      article,
      score: scoreArticle({ ...article.data, body: article.body ?? '' }, typed),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ article }) => article)
