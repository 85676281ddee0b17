import { getOperationAST, Kind, OperationTypeNode, type DocumentNode } from 'graphql'

/** What anybody reads of ads, companies and announcements, and nothing that a guest has just written. */
export const publicReads: ReadonlySet<string> = new Set([
  'companies',
  'company',
  'firstPublishedAt',
  'info',
  'infoWithdrawn',
  'infos',
  'jobPost',
  'jobPosts',
  'openJobPosts',
  'placesWithAds',
  'publishedJobPosts',
  'search',
  'sitemapEntries',
  'sitemapParts',
  'suggestions',
])

/** Whether every field of a query is one of those that may be read from a replica. */
export const isPublicRead = (document: DocumentNode): boolean => {
  const operation = getOperationAST(document)
  return (
    operation?.operation === OperationTypeNode.QUERY &&
    operation.selectionSet.selections.every(
      (each) => each.kind === Kind.FIELD && publicReads.has(each.name.value),
    )
  )
}
