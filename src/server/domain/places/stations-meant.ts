import { operatorNames } from '#server/domain/tables/line-names.ts'
import { foldPlace, foldStation } from './fold.ts'
import { sameHub } from './hubs.ts'
import { linesNamed, linesOfStation } from './lines.ts'
import { madeOnce } from './made-once.ts'
import { stationsCalled } from './station-words.ts'
import { stationById, type Station } from './stations.ts'

/** Operators and 「地下鉄」, which stand before names: 阪急梅田, JR大久保, 地下鉄天神; the longest first. */
const operators = madeOnce(() =>
  [...new Set(['JR', 'メトロ', '地下鉄', ...Object.values(operatorNames)])]
    .map((name) => ({ name, folded: foldPlace(name) }))
    .toSorted((one, other) => other.folded.length - one.folded.length),
)

const underground = /^(?:東京メトロ|都営|Osaka Metro|.+市営)$/u
const runs = (operator: string, typed: string): boolean => {
  if (typed === '地下鉄') return underground.test(operator)
  return typed === 'メトロ' ? operator === '東京メトロ' : operator.startsWith(typed)
}

const placeOf = (station: Station) => sameHub(station.id).flatMap((id) => stationById(id) ?? [])

/** Of the places that are called so, the stations of the operator, those of the very name before others. */
const ofOperator = (name: string, operator: string): Station[] => {
  const called = stationsCalled(name)
  const own = called
    .flatMap(placeOf)
    .filter(({ id }) => linesOfStation(id).some((line) => runs(line.operator, operator)))
  const same = own.filter((station) => foldStation(station.name) === foldStation(name))
  return [...new Set(same.length > 0 ? same : own)]
}

/** 「京王線府中」, 「丸ノ内線 新宿」. */
const ofLine = (name: string): Station[] => {
  const end = name.lastIndexOf('線') + 1
  if (end === 0 || end === name.length) return []
  const line = name.slice(0, end)
  // 大久保 is on what 中央本線 is, though the rapid trains that are called 中央線 pass it.
  const named = [line, line.replace(/本?線$/u, '本線')].flatMap((word) => linesNamed(word, null))
  const lines = new Set(named.map(({ id }) => id))
  return stationsCalled(name.slice(end)).filter((station) =>
    placeOf(station).some(({ id }) => linesOfStation(id).some((line) => lines.has(line.id))),
  )
}

/** Stations that a name means: called so, else 「operator + name」, else 「line + name」. */
export const stationsMeant = (name: string): Station[] => {
  const exact = stationsCalled(name)
  if (exact.length > 0) return exact
  const folded = foldPlace(name)
  for (const operator of operators()) {
    if (!folded.startsWith(operator.folded)) continue
    const own = ofOperator(folded.slice(operator.folded.length), operator.name)
    if (own.length > 0) return own
  }
  return ofLine(name)
}
