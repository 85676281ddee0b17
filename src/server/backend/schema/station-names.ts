import {
  stationLinesMax,
  stationNamesMax,
  stationQueryMax,
  type StationName,
} from '#contract/station-names.ts'
import { suggestStations } from '#server/domain/places/suggest-stations.ts'
import type { Builder } from './builder.ts'

/** What spares a person typing where a station is asked for. */
export const addStationNames = (builder: Builder): void => {
  const Station = builder.objectRef<StationName>('StationName').implement({
    fields: (t) => ({
      id: t.exposeString('id', { description: 'Five digits.' }),
      name: t.exposeString('name', { description: 'Without 駅.' }),
      prefectureCode: t.exposeString('prefectureCode'),
      city: t.exposeString('city', { description: 'Municipality or ward.' }),
      lines: t.exposeStringList('lines', { description: 'As people name them; twelve at most.' }),
    }),
  })
  builder.queryField('stationNames', (t) =>
    t.field({
      type: [Station],
      description:
        'At most ten stations that are called or read like the query, or are on the line it names.',
      args: { query: t.arg.string({ required: true }) },
      resolve: (_, { query }) =>
        suggestStations(query.slice(0, stationQueryMax), { first: stationNamesMax }).map(
          ({ station: { id, name, prefecture, city }, lines }) => ({
            id,
            name,
            prefectureCode: prefecture,
            city: city.slice(2),
            lines: lines.slice(0, stationLinesMax),
          }),
        ),
    }),
  )
}
