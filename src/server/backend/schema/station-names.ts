import { prefectureCodes } from '#contract/codes/prefectures.ts'
import { linePattern } from '#contract/nearest-stations.ts'
import {
  stationLinesMax,
  stationNamesMax,
  stationQueryMax,
  type StationName,
} from '#contract/station-names.ts'
import { suggestStations } from '#server/domain/places/suggest-stations.ts'
import { linesOfPrefecture } from '#server/domain/places/lines.ts'
import { stationValuesOnLine } from '#server/domain/places/station-values.ts'
import type { Builder } from './builder.ts'
import { inputError } from './input-error.ts'

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
  const Line = builder.objectRef<{ name: string; operator: string }>('RailwayLine').implement({
    fields: (t) => ({
      name: t.exposeString('name', { description: 'As people name it; filters of ads take it.' }),
      operator: t.exposeString('operator'),
    }),
  })
  builder.queryFields((t) => ({
    railwayLines: t.field({
      type: [Line],
      description: "Lines with a station in the prefecture, '01' to '47'.",
      args: { prefectureCode: t.arg.string({ required: true }) },
      resolve: (_, { prefectureCode }) => {
        const known = prefectureCodes.find((code) => code === prefectureCode)
        if (known === undefined) throw inputError('prefectureCode is not valid')
        return linesOfPrefecture(known).map(({ name, operator }) => ({ name, operator }))
      },
    }),
    stationsOnLine: t.stringList({
      description:
        'Stations of a line as filters take them, 13渋谷, in their order. None: no line is called so.',
      args: { line: t.arg.string({ required: true }) },
      resolve: (_, { line }) =>
        linePattern.test(line.slice(0, 60)) ? stationValuesOnLine(line.slice(0, 60)) : [],
    }),
  }))
  builder.queryField('stationNames', (t) =>
    t.field({
      type: [Station],
      description:
        'At most ten stations that are called or read like the query, or are on the line it names.',
      args: { query: t.arg.string({ required: true }) },
      resolve: (_, { query }) =>
        suggestStations(query.slice(0, stationQueryMax), stationNamesMax).map(
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
