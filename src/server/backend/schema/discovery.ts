import { placesWithAds, type PlacesWithAds } from '#server/backend/discovery/places-with-ads.ts'
import {
  firstPublishedAt,
  findPublished,
  type PublishedHits,
} from '#server/backend/discovery/published-job-posts.ts'
import {
  sitemapEntries,
  sitemapParts,
  sitemapSubjects,
  type SitemapEntry,
  type SitemapPart,
} from '#server/backend/discovery/sitemap.ts'
import type { Builder } from './builder.ts'
import type { CommonTypes } from './common-types.ts'
import { hiddenFrom } from './hiding/hidden-from.ts'
import { inputError } from './input-error.ts'
import type { Refs } from './job-post.ts'
import { isUuid, readPaging } from './list-window.ts'

/** Entries of one answer; a whole part of 50,000 is ten of them. */
const entriesMax = 5_000
/** Ads of one answer of the list that machines read to the end. */
const openMax = 200

const within = (name: string, value: number, max: number): number => {
  if (value < 1 || value > max) throw inputError(`${name} must be from 1 to ${max}`)
  return value
}

const cursorId = (after: string | null | undefined): string | null => {
  if (after === null || after === undefined) return null
  if (!isUuid(after)) throw inputError('after must be an id')
  return after
}

/** The archive by month, and what machines that read the whole site ask for. */
export const addDiscovery = (builder: Builder, refs: Refs, common: CommonTypes): void => {
  const Published = builder.objectRef<PublishedHits>('PublishedJobPosts').implement({
    fields: (t) => ({
      nodes: t.field({
        type: [refs.JobPost],
        resolve: async ({ ids }, _, { loaders }) => {
          const found = await Promise.all(ids.map((id) => loaders.card.load(id)))
          return found.filter((ad) => ad !== null)
        },
      }),
      hasNextPage: t.exposeBoolean('hasNextPage'),
      total: t.field({ type: common.Total, resolve: ({ total }) => total }),
    }),
  })
  const Subject = builder.enumType('SitemapSubject', { values: sitemapSubjects })
  const Entry = builder.objectRef<SitemapEntry>('SitemapEntry').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    }),
  })
  const Part = builder.objectRef<SitemapPart>('SitemapPart').implement({
    description: 'A run of entries in order of id, which begins behind `after`.',
    fields: (t) => ({
      after: t.exposeID('after', { nullable: true }),
      updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    }),
  })
  const Places = builder.objectRef<PlacesWithAds>('PlacesWithAds').implement({
    fields: (t) => ({
      stations: t.stringList({
        description: 'As filters take them: 13渋谷.',
        resolve: ({ stations }) => [...stations],
      }),
      lines: t.stringList({ resolve: ({ lines }) => [...lines] }),
    }),
  })
  builder.queryFields((t) => ({
    placesWithAds: t.field({
      type: Places,
      description: 'Stations and lines that at least so many open ads state.',
      args: { least: t.arg.int({ required: true }) },
      resolve: (_, { least }, { database, now }) =>
        placesWithAds(database, within('least', least, 1000), now),
    }),
    publishedJobPosts: t.field({
      type: Published,
      description:
        'Ads published from an instant until before another, newest first, whatever became of them.',
      args: {
        from: t.arg({ type: 'DateTime', required: true }),
        until: t.arg({ type: 'DateTime', required: true }),
        first: t.arg.int({ defaultValue: 20 }),
        page: t.arg.int(),
      },
      resolve: async (_, { from, until, ...args }, context) => {
        const paging = readPaging(args)
        if (paging.kind !== 'offset') throw inputError('publishedJobPosts has no cursor')
        const { database, now } = context
        return findPublished(database, { from, until }, now, paging, await hiddenFrom(context))
      },
    }),
    firstPublishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the oldest ad of the site was published.',
      resolve: (_, __, { database, now }) => firstPublishedAt(database, now),
    }),
    openJobPosts: t.field({
      type: [refs.JobPost],
      description: `Open ads in order of id, for machines that read them all: at most ${openMax} at once.`,
      args: { after: t.arg.id(), first: t.arg.int({ required: true }) },
      resolve: async (_, { after, first }, { database, loaders, now }) => {
        const limit = within('first', first, openMax)
        const entries = await sitemapEntries(database, 'job_post', cursorId(after), limit, now)
        const found = await Promise.all(entries.map(({ id }) => loaders.jobPost.load(id)))
        return found.filter((ad) => ad !== null)
      },
    }),
    sitemapParts: t.field({
      type: [Part],
      args: { subject: t.arg({ type: Subject, required: true }), size: t.arg.int({ required: true }) },
      resolve: async (_, { subject, size }, { database, now }) => [
        ...(await sitemapParts(database, subject, within('size', size, 50_000), now)),
      ],
    }),
    sitemapEntries: t.field({
      type: [Entry],
      description: `At most ${entriesMax} at once.`,
      args: {
        subject: t.arg({ type: Subject, required: true }),
        after: t.arg.id(),
        limit: t.arg.int({ required: true }),
      },
      resolve: async (_, { subject, after, limit }, { database, now }) => [
        ...(await sitemapEntries(
          database,
          subject,
          cursorId(after),
          within('limit', limit, entriesMax),
          now,
        )),
      ],
    }),
  }))
}
