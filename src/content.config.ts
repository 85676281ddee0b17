import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { articleCategorySchema, articleSchema, legalSchema } from '#contract/article.ts'

/** An entry's id is its path under `base` without the extension: `{category}/{slug}`, `{category}`, `privacy` and `terms`. */
const markdown = (base: string) => glob({ pattern: '**/*.md', base: `./content/${base}` })

export const collections = {
  articles: defineCollection({ loader: markdown('articles'), schema: articleSchema }),
  categories: defineCollection({ loader: markdown('categories'), schema: articleCategorySchema }),
  legal: defineCollection({ loader: markdown('legal'), schema: legalSchema }),
}
