import { undergrounds } from '#server/domain/tables/line-names.ts'
import { foldPlace, foldStation } from './fold.ts'
import { sameHub } from './hubs.ts'
import { legalLines } from './legal-lines.ts'
import { linesNamed, linesOfStation } from './lines.ts'
import { madeOnce } from './made-once.ts'
import { stationsCalled } from './station-words.ts'
import { stationById, type Station } from './stations.ts'

/** A beginning of a typed name, and whom it means: 阪急梅田, JR大久保, 地下鉄天神, 広島電鉄紙屋町西. */
type Operator = { folded: string; runs: (operator: string) => boolean }

/** The longest first. */
const operators = madeOnce(() => {
  const named = legalLines().flatMap(({ key, operator }) => [
    [operator, operator] as const,
    [key.slice(0, key.indexOf(' ')), operator] as const,
  ])
  return [
    ...Array.from(new Map(named), ([name, operator]): Operator => ({
      folded: foldPlace(name),
      runs: (other) => other === operator,
    })),
    { folded: foldPlace('JR'), runs: (other: string) => other.startsWith('JR') },
    { folded: foldPlace('メトロ'), runs: (other: string) => other === '東京メトロ' },
    { folded: foldPlace('地下鉄'), runs: (other: string) => undergrounds.has(other) },
  ].toSorted((one, other) => other.folded.length - one.folded.length)
})

const placeOf = (station: Station) => sameHub(station.id).flatMap((id) => stationById(id) ?? [])

/** Of the places that are called so, the stations of the operator, those of the very name before others. */
const ofOperator = (name: string, { runs }: Operator): Station[] => {
  const own = stationsCalled(name)
    .flatMap(placeOf)
    .filter(({ id }) => linesOfStation(id).some(({ operator }) => runs(operator)))
  const same = own.filter((station) => foldStation(station.name) === foldStation(name))
  return [...new Set(same.length > 0 ? same : own)]
}

/** 「京王線府中」, 「ゆいレール県庁前」: the longest name of a line that something stands behind. */
const ofLine = (folded: string): Station[] => {
  for (let end = folded.length - 1; end > 1; end--) {
    const line = folded.slice(0, end)
    // 大久保 is on what 中央本線 is, though the rapid trains that are called 中央線 pass it.
    const named = [line, line.replace(/本?線$/u, '本線')].flatMap((word) => linesNamed(word, null))
    const lines = new Set(named.map(({ id }) => id))
    const found = stationsCalled(folded.slice(end)).filter((station) =>
      placeOf(station).some(({ id }) => linesOfStation(id).some((own) => lines.has(own.id))),
    )
    if (found.length > 0) return found
  }
  return []
}

/** Stations that a name means: called so, else 「operator + name」, 「JR各線 + name」, or 「line + name」. */
export const stationsMeant = (name: string): Station[] => {
  const exact = stationsCalled(name)
  if (exact.length > 0) return exact
  const folded = foldPlace(name)
  for (const operator of operators()) {
    if (!folded.startsWith(operator.folded)) continue
    const own = ofOperator(folded.slice(operator.folded.length).replace(/^各線/u, ''), operator)
    if (own.length > 0) return own
  }
  return ofLine(folded)
}
