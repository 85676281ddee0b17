import type { APIRoute } from 'astro'
import { articlePath, changedArticles, dayOf } from '#components/articles/articles.ts'
import { atomFeed } from '#components/feeds/atom.ts'
import { xmlAnswer } from '#components/feeds/xml-answer.ts'
import { articleCategoryNames } from '#contract/codes/article-categories.ts'

const midnight = (date: Date) => `${dayOf(date)}T00:00:00+09:00`

/** Every article, what was changed last first, as an Atom feed. */
export const GET: APIRoute = async ({ locals, cache }) => {
  const { origin, name } = locals.site
  const articles = await changedArticles(locals.now())
  cache.set({ maxAge: 3600, swr: 86_400 })
  return xmlAnswer(
    atomFeed({
      title: `記事 | ${name}`,
      subtitle: '就職活動に役立つ記事をお届けします。',
      address: `${origin}/sitemap`,
      self: `${origin}/articles.xml`,
      author: name,
      fallbackUpdated: locals.now().toISOString(),
      entries: articles.map(({ id, data }) => ({
        address: `${origin}${articlePath(id)}`,
        title: data.title,
        published: midnight(data.publishedAt),
        updated: midnight(data.updatedAt),
        summary: data.description,
        author: name,
        categories: [articleCategoryNames[data.category]],
      })),
    }),
    'application/atom+xml',
  )
}
