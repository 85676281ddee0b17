import { hubOf } from './hubs.ts'
import { linesNamed } from './lines.ts'
import { stationsOfValue } from './station-values.ts'
import { stationsCalled } from './station-words.ts'
import { stationsMeant } from './stations-meant.ts'
import { allStations, stationsNear } from './stations.ts'
import { suggestStations } from './suggest-stations.ts'
import { workplacePosition } from './workplace-position.ts'

/** What a first search for a place would make, each at most some 60 ms. */
export const placeTables: readonly (() => unknown)[] = [
  allStations,
  () => stationsOfValue('13渋谷'),
  () => stationsNear(139.7, 35.66, 1),
  () => linesNamed('山手線', null),
  () => hubOf(''),
  () => stationsCalled('渋谷'),
  () => stationsMeant('渋谷'),
  () => suggestStations('渋谷', 1),
  () => workplacePosition('13', '渋谷区', []),
]
