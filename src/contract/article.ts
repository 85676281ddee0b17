import * as z from 'zod/mini'
import { articleCategories } from './codes/article-categories.ts'
import { featureTags, jobPostKinds } from './codes/job-post.ts'
import { occupations } from './codes/occupations.ts'
import { officialPageCodes } from './codes/official-pages.ts'

const occupationCodes = occupations.map(({ code }) => code)

const line = (name: string, max: number) =>
  z
    .string(`${name} must be text`)
    .check(
      z.minLength(1, `${name} is empty`),
      z.maxLength(max, { error: `${name} is longer than ${max} characters`, abort: true }),
      z.regex(/^[^\s].*[^\s]$|^[^\s]$/u, `${name} must be one line without spaces around it`),
    )

const day = (name: string) => z.date(`${name} must be a date written YYYY-MM-DD, without quotes`)

const codes = <const Code extends string>(name: string, allowed: readonly Code[]) =>
  z
    .array(
      z.enum([...allowed], {
        error: ({ input }) => `"${String(input)}" is no ${name} code; use one of: ${allowed.join(', ')}`,
      }),
      `a list of ${name} codes is missing; write [] for none`,
    )
    .check(z.refine((list) => new Set(list).size === list.length, `a ${name} code is listed twice`))

/** The form of an article's id and address: `{category}/{slug}`. */
const articleId = z
  .string('related must name articles')
  .check(
    z.maxLength(200, { error: 'the address is too long', abort: true }),
    z.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'write a related article as category/slug, in lower case'),
  )

const knownFieldsOnly = {
  error: (issue: { code?: string | undefined; keys?: readonly string[] }) =>
    issue.code === 'unrecognized_keys'
      ? `unknown field: ${(issue.keys ?? []).join(', ')}`
      : 'must be a set of fields, as in the recipe "add an article"',
}

/**
 * The front matter of an article. Dates are days at 00:00 UTC.
 * `reviewedAt` is the day whose law it tells; each claim stands in `laws`. `reviewedBy` names the lawyer or other
 * professional who checked it, null: nobody has. `officialPages` are the pages of ministries the reader is led to.
 * `occupations`, `kinds` and `features` choose the open jobs shown beside the article; all empty: the newest.
 */
export const articleSchema = z
  .strictObject(
    {
      title: line('title', 60),
      description: line('description', 120),
      category: z.enum([...articleCategories], {
        error: ({ input }) =>
          `"${String(input)}" is no category; use one of: ${articleCategories.join(', ')}, or add it to article-categories.ts`,
      }),
      publishedAt: day('publishedAt'),
      updatedAt: day('updatedAt'),
      reviewedAt: day('reviewedAt'),
      reviewedBy: z.nullable(line('reviewedBy', 60)),
      tags: z
        .array(line('a tag', 20), 'tags is missing; write a list')
        .check(z.minLength(1, 'give at least one tag'), z.maxLength(6, 'give at most six tags')),
      occupations: codes('occupation', occupationCodes),
      kinds: codes('kind', jobPostKinds),
      features: codes('feature', featureTags),
      laws: z.array(
        z.strictObject(
          { name: line('name', 80), article: line('article', 60), note: line('note', 120) },
          knownFieldsOnly,
        ),
        'laws is missing; write [] when the text names no law',
      ),
      officialPages: codes('official page', officialPageCodes),
      related: z
        .array(articleId, 'related is missing; write a list of category/slug')
        .check(z.minLength(1, 'name at least one related article')),
    },
    knownFieldsOnly,
  )
  .check(
    z.refine(({ publishedAt, updatedAt }) => updatedAt >= publishedAt, {
      message: 'updatedAt is before publishedAt',
      path: ['updatedAt'],
    }),
    z.refine(({ publishedAt, reviewedAt }) => reviewedAt >= publishedAt, {
      message: 'reviewedAt is before publishedAt',
      path: ['reviewedAt'],
    }),
  )

/** The front matter of `content/categories/{category}.md`; its name and order are in article-categories.ts, its text is the body. */
export const articleCategorySchema = z.strictObject(
  {
    description: line('description', 120),
    occupations: codes('occupation', occupationCodes),
    kinds: codes('kind', jobPostKinds),
    features: codes('feature', featureTags),
  },
  knownFieldsOnly,
)

/** What a legal text may leave to the page: values of the configuration, and the section made from the tag registry. */
export const legalPlaceholders = [
  'site-name',
  'operator-name',
  'operator-representative',
  'operator-address',
  'operator-email',
  'operator-registration',
  'operator-telecom',
  'external-transmission',
] as const
export type LegalPlaceholder = (typeof legalPlaceholders)[number]

/**
 * The front matter of `content/legal/*.md`, and of `content/legal/coming/*.md`, which are announced and say what changes.
 * `version` is what a ConsentRecord stores.
 */
export const legalSchema = z.strictObject(
  {
    title: line('title', 60),
    description: line('description', 120),
    version: z
      .string('version must be text in quotes')
      .check(
        z.maxLength(10, { error: 'write the version as "YYYY-MM-DD"', abort: true }),
        z.regex(/^\d{4}-\d{2}-\d{2}$/, 'write the version as "YYYY-MM-DD", in quotes'),
      ),
    effectiveAt: day('effectiveAt'),
    changes: z.optional(
      z.array(line('a change', 200), 'write changes as a list').check(z.minLength(1, 'say what changes')),
    ),
  },
  knownFieldsOnly,
)
