import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { articleCategorySchema, articleSchema, legalPlaceholders, legalSchema } from '#contract/article.ts'
import { articleCategories } from '#contract/codes/article-categories.ts'
import { lawAddress } from '#contract/codes/laws.ts'
import { officialPages } from '#contract/codes/official-pages.ts'

type Source = { id: string; data: unknown; body: string }

const sources = (folder: string): Source[] =>
  globSync(`content/${folder}/**/*.md`)
    .toSorted()
    .map((file) => {
      const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8'))
      if (!parts) throw new Error(`${file} has no front matter between two lines of ---`)
      return {
        id: path.relative(`content/${folder}`, file).replace(/\.md$/, ''),
        data: load(parts[1]!),
        body: parts[2]!,
      }
    })

/** What articles cite beside laws: agreements and requests, which e-Gov does not hold. */
const noStatutes = ['三省合意', '政府による']

const articles = sources('articles')
const categories = sources('categories')
const legal = sources('legal')
const all = [...articles, ...categories, ...legal]
const ids = articles.map(({ id }) => id)

/** The characters a reader reads: without white space, marks of lists and tables, and emphasis. */
const readable = (body: string): number => [...body.replaceAll(/[\s|#>*-]/g, '')].length

const headingLevels = (body: string): number[] =>
  [...body.matchAll(/^(#{1,6}) /gm)].map(([, marks]) => marks!.length)

describe('the site has enough to read', () => {
  it('in number and in fields', () => {
    expect(articles.length).toBeGreaterThanOrEqual(15)
    expect(new Set(ids.map((id) => path.dirname(id))).size).toBeGreaterThanOrEqual(5)
  })

  it('with one text for each category, and three articles or more in each', () => {
    expect(categories.map(({ id }) => id)).toEqual([...articleCategories].toSorted())
    const few = articleCategories.filter(
      (category) => ids.filter((id) => path.dirname(id) === category).length < 3,
    )
    expect(few).toEqual([])
  })
})

describe.each(articles)('article $id', ({ id, data, body }) => {
  const article = articleSchema.parse(data)

  it('lies in the folder of its category, under an address in lower case', () => {
    expect(id).toMatch(new RegExp(`^${article.category}/[a-z0-9-]+$`))
  })

  it('has a body of 1,200 characters or more', () => {
    expect(readable(body)).toBeGreaterThanOrEqual(1200)
  })

  it('names related articles that exist, others and each once', () => {
    expect(article.related.filter((other) => !ids.includes(other))).toEqual([])
    expect(article.related).not.toContain(id)
    expect(new Set(article.related).size).toBe(article.related.length)
  })

  it('lists the law of every article number it cites', () => {
    const listed = new Set(
      article.laws.flatMap((law) => `${law.article}${law.note}`.match(/\d+条(?:の\d+)*/g) ?? []),
    )
    const cited = body.match(/第\d+条(?:の\d+)*/g) ?? []
    const missing = cited.map((citation) => citation.slice(1)).filter((citation) => !listed.has(citation))
    expect(missing).toEqual([])
  })

  it('leads to the text of each law at e-Gov, and to a page of a ministry', () => {
    const withoutText = article.laws.map(({ name }) => name).filter((name) => lawAddress(name) === null)
    expect(withoutText.filter((name) => !noStatutes.some((words) => name.includes(words)))).toEqual([])
    if (article.laws.length > 0) expect(article.officialPages).not.toEqual([])
  })

  it('was published and reviewed on days that have come', () => {
    expect(article.updatedAt.getTime()).toBeLessThanOrEqual(Date.now())
    expect(article.reviewedAt.getTime()).toBeLessThanOrEqual(Date.now())
  })
})

describe.each(all)('text $id', ({ body }) => {
  it('starts its headings at h2 and skips no level', () => {
    const levels = headingLevels(body)
    for (const [index, level] of levels.entries()) {
      expect(level).toBeGreaterThanOrEqual(2)
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1)
    }
  })

  it('holds no address, raw HTML, image or link', () => {
    expect(body).not.toMatch(/https?:|www\./i)
    expect(body).not.toMatch(/<\/?[a-z!]/i)
    expect(body).not.toMatch(/!?\[[^\]]*\]\(/)
  })

  it('has tables whose rows have as many cells as their head', () => {
    const tables = body.split(/\n{2,}/).filter((block) => block.startsWith('|'))
    for (const table of tables) {
      const cells = table
        .trim()
        .split('\n')
        .map((row) => row.split('|').length)
      expect(new Set(cells).size).toBe(1)
    }
  })
})

describe('pages of ministries', () => {
  it.each(Object.values(officialPages))('$name is an address of the state', ({ address }) => {
    expect(new URL(address).protocol).toBe('https:')
    expect(new URL(address).hostname).toMatch(/\.go\.jp$/)
  })
})

describe('front matter', () => {
  it.each(categories)('of the category $id is whole', ({ data }) => {
    expect(articleCategorySchema.safeParse(data).error?.issues).toBeUndefined()
  })

  it.each(legal)('of the legal text $id is whole', ({ data }) => {
    expect(legalSchema.safeParse(data).error?.issues).toBeUndefined()
  })
})

describe('legal texts', () => {
  it('are the two people agree to', () => {
    const announced = legal.filter(({ id }) => id.startsWith('coming/'))
    expect(legal.filter((each) => !announced.includes(each)).map(({ id }) => id)).toEqual([
      'privacy',
      'terms',
    ])
    // What is announced says what changes.
    for (const { id, data } of announced) {
      expect(['coming/privacy', 'coming/terms']).toContain(id)
      expect(data).toHaveProperty('changes')
    }
  })

  it.each(legal)('$id leaves only known values to the page', ({ body }) => {
    const used = [...body.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name!)
    expect(used.filter((name) => !legalPlaceholders.some((known) => known === name))).toEqual([])
  })

  it('let the registry of tags write the section on external transmission', () => {
    expect(legal.find(({ id }) => id === 'privacy')?.body).toMatch(/^\{\{external-transmission\}\}$/m)
  })
})
