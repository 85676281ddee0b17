import { parseQuery, type ParsedQuery } from '#server/domain/search/parse-query.ts'
import { findInfos, type InfoHits, type InfoRow } from '#server/backend/search/find-infos.ts'
import type { Builder } from './builder.ts'
import { pageInfo, type CommonTypes } from './common-types.ts'
import type { Context } from './context.ts'
import { hasPrevious, writeCursor, type Paging } from './list-window.ts'

export type InfoList = { paging: Paging & { kind: 'offset' }; hits: () => Promise<InfoHits> }
type InfoEdge = { cursor: string; node: InfoRow }

const everything = parseQuery('')

export const infoList = (
  { database, now }: Context,
  paging: InfoList['paging'],
  query: ParsedQuery = everything,
): InfoList => {
  let found: Promise<InfoHits> | undefined
  return { paging, hits: () => (found ??= findInfos(database, query, now, paging)) }
}

const cursorOf = ({ publishAt, id }: InfoRow) => writeCursor('infos', [publishAt, id])

export const addInfo = (builder: Builder, common: CommonTypes) => {
  const Info = builder.objectRef<InfoRow>('Info').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      body: t.exposeString('body', { description: 'Plain text; blank lines part paragraphs.' }),
      important: t.exposeBoolean('important'),
      publishAt: t.field({ type: 'DateTime', resolve: ({ publishAt }) => publishAt }),
      updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
      correctedAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When its text last changed after it was published.',
        resolve: ({ correctedAt }) => correctedAt,
      }),
    }),
  })
  const Edge = builder.objectRef<InfoEdge>('InfoEdge').implement({
    fields: (t) => ({
      cursor: t.exposeString('cursor'),
      node: t.field({ type: Info, resolve: ({ node }) => node }),
    }),
  })
  const Connection = builder.objectRef<InfoList>('InfoConnection').implement({
    fields: (t) => ({
      edges: t.field({
        type: [Edge],
        resolve: async ({ hits }) => (await hits()).infos.map((node) => ({ cursor: cursorOf(node), node })),
      }),
      pageInfo: t.field({
        type: common.PageInfo,
        resolve: async ({ hits, paging }) => {
          const { infos, hasNextPage } = await hits()
          return pageInfo({ cursors: infos.map(cursorOf), hasNextPage, hasPreviousPage: hasPrevious(paging) })
        },
      }),
      total: t.field({ type: common.Total, resolve: async ({ hits }) => (await hits()).total }),
    }),
  })
  return { Info, Connection }
}
