import type { Total } from '#server/backend/search/find-hits.ts'
import type { FacetValue } from '#server/backend/search/count-facets.ts'
import type { TextPart } from '#server/domain/search/highlight.ts'
import type { Builder } from './builder.ts'

export type PageInfo = {
  hasNextPage: boolean
  hasPreviousPage: boolean
  startCursor: string | null
  endCursor: string | null
}

export type Highlight = { title: readonly TextPart[]; snippet: readonly TextPart[] }

/** Types that lists of every kind share. */
export const addCommonTypes = (builder: Builder) => {
  const TextPart = builder.objectRef<TextPart>('TextPart').implement({
    fields: (t) => ({ text: t.exposeString('text'), matched: t.exposeBoolean('matched') }),
  })
  return {
    PageInfo: builder.objectRef<PageInfo>('PageInfo').implement({
      fields: (t) => ({
        hasNextPage: t.exposeBoolean('hasNextPage'),
        hasPreviousPage: t.exposeBoolean('hasPreviousPage'),
        startCursor: t.exposeString('startCursor', { nullable: true }),
        endCursor: t.exposeString('endCursor', { nullable: true }),
      }),
    }),
    Total: builder.objectRef<Total>('Total').implement({
      description: 'exact is false when the count stopped at 10,000.',
      fields: (t) => ({ value: t.exposeInt('value'), exact: t.exposeBoolean('exact') }),
    }),
    FacetValue: builder.objectRef<FacetValue>('FacetValue').implement({
      fields: (t) => ({ code: t.exposeString('code'), count: t.exposeInt('count') }),
    }),
    Highlight: builder.objectRef<Highlight>('Highlight').implement({
      description:
        'Parts of the text in order; matched ones are what the query found. Where no words were typed there is no snippet of an ad.',
      fields: (t) => ({
        title: t.field({ type: [TextPart], resolve: ({ title }) => title }),
        snippet: t.field({ type: [TextPart], resolve: ({ snippet }) => snippet }),
      }),
    }),
  }
}

export type CommonTypes = ReturnType<typeof addCommonTypes>

/** PageInfo of a part of a list. */
export const pageInfo = ({
  cursors,
  ...more
}: {
  cursors: readonly string[]
  hasNextPage: boolean
  hasPreviousPage: boolean
}): PageInfo => ({ ...more, startCursor: cursors[0] ?? null, endCursor: cursors.at(-1) ?? null })
