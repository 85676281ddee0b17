import type { APIRoute } from 'astro'
import { findArticle } from '#components/articles/articles.ts'
import { cardAnswer } from '#components/cards/card-answer.ts'
import { articleCategoryNames } from '#contract/codes/article-categories.ts'

/** The picture that a shared link to an article shows. */
export const GET: APIRoute = async ({ params, locals, cache }) => {
  const entry = await findArticle(params.category ?? '', params.title ?? '', locals.now())
  if (entry === undefined) return new Response(null, { status: 404 })
  const drawn = await locals.drawCard({
    site: locals.site.name,
    label: articleCategoryNames[entry.data.category],
    title: entry.data.title,
    facts: [entry.data.description],
  })
  if (drawn.kind === 'drawn') cache.set({ maxAge: 86_400, swr: 604_800 })
  return cardAnswer(drawn)
}
