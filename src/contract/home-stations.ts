import * as z from 'zod/mini'
import { stationLabel } from './nearest-stations.ts'
import { blankable, requiredText } from './text-input.ts'

/** Stations that a student may say are theirs (よく使う駅), and the fields that a form has for them. */
export const homeStationsMost = 3
export const homeStationFields = ['station1', 'station2', 'station3'] as const

/** Characters that are read of a typed name. */
export const homeStationLength = 60

/** What a typed name of a station means. */
export type StationMeant =
  | { kind: 'station'; station: string }
  /** No station is called so. */
  | { kind: 'unknown' }
  /** Stations of several prefectures are. */
  | { kind: 'several' }

const problems = { unknown: 'UNKNOWN_STATION', several: 'SEVERAL_STATIONS' } as const

/** Stations as they are typed; `read` knows which there are. What it leaves are their values: 13三鷹. */
export const homeStationsSchema = (read: (typed: string) => StationMeant) => {
  const station = blankable(
    z.pipe(
      requiredText(homeStationLength),
      z.transform((typed, context) => {
        const meant = read(typed)
        if (meant.kind === 'station') return meant.station
        context.issues.push({ code: 'custom', message: problems[meant.kind], input: typed })
        return z.NEVER
      }),
    ),
  )
  return z.object({ station1: station, station2: station, station3: station })
}

/** How far it is from one of these stations to an ad's, as the crow flies. */
export type HomeDistance = { station: string; kilometres: number }

const distanceWords = ({ station, kilometres }: HomeDistance): string =>
  `${stationLabel(station)}から${kilometres < 1 ? '1km以内' : `約${Math.round(kilometres)}km`}`

/** 三鷹駅から約4km（直線）; null: nothing is known. */
export const homeDistanceWords = (distances: readonly HomeDistance[]): string | null =>
  distances.length === 0 ? null : `${distances.map(distanceWords).join('、')}（直線）`
