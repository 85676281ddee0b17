import { facetNames, jobPostFilters } from '#contract/job-post-filters.ts'
import type { JobFacets } from '#server/backend/search/count-facets.ts'
import { findGuess, type Guess } from '#server/backend/search/find-guess.ts'
import type { ParsedQuery, UnderstoodCondition } from '#server/domain/search/parse-query.ts'
import type { Builder } from './builder.ts'
import { pageInfo, type CommonTypes } from './common-types.ts'
import type { Enums } from './enums.ts'
import {
  cursorOf,
  edgesOf,
  highlightOf,
  isPlaced,
  kilometresOf,
  unknownPlacesOf,
  wayOf,
  type JobPostEdge,
  type JobPostList,
} from './job-post-list.ts'
import type { Refs } from './job-post.ts'
import { hasPrevious } from './list-window.ts'

export const addJobPostConnection = (builder: Builder, refs: Refs, enums: Enums, common: CommonTypes) => {
  const Facets = builder.objectRef<JobFacets>('JobPostFacets').implement({
    fields: (t) => ({
      estimated: t.stringList({
        description:
          'Those of the other fields whose counts are estimates to two figures, by a sample of the ads: values that few ads have may be missing.',
        resolve: ({ estimated }) => [...estimated],
      }),
      ...Object.fromEntries(
        facetNames.map((name) => {
          const { description } = jobPostFilters[name].facet
          return [
            name,
            t.field({
              type: [common.FacetValue],
              ...(description === null ? {} : { description }),
              resolve: ({ counts }) => counts[name],
            }),
          ]
        }),
      ),
    }),
  })
  const Condition = builder.objectRef<UnderstoodCondition>('UnderstoodCondition').implement({
    fields: (t) => ({
      label: t.exposeString('label', { description: 'In words: 時給 1,500円以上.' }),
      without: t.exposeString('without', { description: 'The typed words without those of it.' }),
    }),
  })
  const Understood = builder.objectRef<ParsedQuery>('UnderstoodQuery').implement({
    description:
      'Words that were read as conditions (東京, 時給1500円以上, 残業なし), and the words that stayed.',
    fields: (t) => ({
      conditions: t.field({ type: [Condition], resolve: ({ understood }) => [...understood] }),
      prefecture: t.stringList({
        description: 'Prefectures among the conditions.',
        resolve: ({ wanted }) => [...(wanted.prefecture ?? [])],
      }),
      sort: t.field({
        type: enums.JobPostSort,
        nullable: true,
        description: 'The order that was typed: 高時給.',
        resolve: ({ sort }) => sort,
      }),
      terms: t.stringList({ resolve: ({ words }) => words.map(({ written }) => written) }),
      ignored: t.stringList({
        description:
          'As they were typed: ceilings of pay, for which there is no condition, and numbers that a later one of the same filter replaces.',
        resolve: ({ ignored }) => [...ignored],
      }),
      fromHome: t.stringList({
        description: 'The way from home as it was typed, which is no condition.',
        resolve: ({ fromHome }) => [...fromHome],
      }),
      byTrain: t.stringList({
        description: 'The way by train from a place as it was typed, which is no condition.',
        resolve: ({ byTrain }) => [...byTrain],
      }),
      tooFar: t.stringList({
        description: 'Walks as they were typed that are longer than any that can be asked for.',
        resolve: ({ tooFar }) => [...tooFar],
      }),
      outOfSeason: t.stringList({
        description:
          'Months and seasons as they were typed beside kinds of ads that have none (夏休み バイト).',
        resolve: ({ outOfSeason }) => [...outOfSeason],
      }),
      leftOut: t.stringList({
        description: 'Verbs and hours of a sentence, as they were typed, that are looked for nowhere.',
        resolve: ({ leftOut }) => [...leftOut],
      }),
      excluded: t.stringList({ resolve: ({ excluded }) => excluded.map(({ written }) => written) }),
    }),
  })
  const Guess = builder.objectRef<Guess>('QueryGuess').implement({
    description: 'What may have been meant, where little is found.',
    fields: (t) => ({
      q: t.exposeString('q', { description: 'The words to type instead.' }),
      total: t.field({ type: common.Total, resolve: ({ total }) => total }),
    }),
  })
  const Edge = builder.objectRef<JobPostEdge>('JobPostEdge').implement({
    fields: (t) => ({
      cursor: t.exposeString('cursor'),
      node: t.field({ type: refs.JobPost, resolve: ({ node }) => node }),
      highlight: t.field({ type: common.Highlight, resolve: highlightOf }),
      way: t.string({
        nullable: true,
        description:
          'From a station that is asked for, in words: 渋谷駅 徒歩8分 as the ad states it, else 渋谷駅から約1.2km as the crow flies.',
        resolve: wayOf,
      }),
    }),
  })
  return builder.objectRef<JobPostList>('JobPostConnection').implement({
    fields: (t) => ({
      edges: t.field({ type: [Edge], resolve: (list, _, context) => edgesOf(list, context) }),
      pageInfo: t.field({
        type: common.PageInfo,
        resolve: async ({ hits, sort, paging }) => {
          const { places, hasNextPage } = await hits()
          return pageInfo({
            cursors: places.map((place) => cursorOf(sort, place)),
            hasNextPage,
            hasPreviousPage: hasPrevious(paging),
          })
        },
      }),
      total: t.field({ type: common.Total, resolve: async ({ hits }) => (await hits()).total }),
      facets: t.field({
        type: Facets,
        description: "Counts of each value, every filter applied but the facet's own.",
        resolve: ({ facets }) => facets(),
      }),
      sort: t.field({
        type: enums.JobPostSort,
        description: 'The order it has: the one that was asked for, else the one that was typed.',
        resolve: ({ sort }) => sort,
      }),
      placed: t.boolean({
        description: 'Whether a station or line is asked for, so that the nearest can come first.',
        resolve: isPlaced,
      }),
      stations: t.stringList({
        description: 'The stations of the filter as ads have them: 13市ヶ谷 for 13市ケ谷.',
        resolve: ({ search }) => [...search.filter.station],
      }),
      unknownPlaces: t.stringList({
        description: 'Stations and lines of the filter that none is called like: nothing is found by them.',
        resolve: unknownPlacesOf,
      }),
      km: t.int({
        nullable: true,
        description: 'Kilometres around the stations that are asked for; null: none, or no station is.',
        resolve: kilometresOf,
      }),
      guess: t.field({
        type: Guess,
        nullable: true,
        description: 'Null where enough is found, or nothing like the words is.',
        resolve: async ({ search, hits }, _, { database }) =>
          findGuess(database, search, (await hits()).total),
      }),
      understood: t.field({
        type: Understood,
        description: 'What the typed words were understood as.',
        resolve: ({ search }) => search.query,
      }),
    }),
  })
}

export type JobPostConnection = ReturnType<typeof addJobPostConnection>
