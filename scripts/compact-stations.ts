/**
 * Makes `src/server/domain/tables/stations.ts` of a table of stations, lines and municipalities worked out of 国土数値情報
 * (docs/decisions/2026-11-27-places-by-name-and-distance.md). Run by hand when newer data is to be had:
 * `node scripts/compact-stations.ts <stations.json>`. Lines keep the places they have in the table, since their numbers are
 * part of addresses; stations keep their numbers as well, by name and place.
 */
import { readFile, writeFile } from 'node:fs/promises'
import process from 'node:process'
import { distanceKm } from '#server/domain/places/distance.ts'
import { stationRow, writtenPosition } from '#server/domain/places/station-table.ts'
import { allStations, type Station } from '#server/domain/places/stations.ts'
import { lineTable } from '#server/domain/tables/stations.ts'

type Source = {
  /** Operator, name and class (1 Shinkansen, 2 JR, 3 public, 4 private, 5 third sector). */
  lines: [operator: string, name: string, kind: string][]
  stations: [code: string, name: string, lon: number, lat: number, lines: number[], municipality: string][]
  municipalities: [
    code: string,
    prefecture: string,
    name: string,
    reading: string,
    officeLat: number,
    officeLon: number,
  ][]
}

const source = process.argv[2]
if (source === undefined) throw new Error('Name the JSON file of the stations')
const data: Source = JSON.parse(await readFile(source, 'utf8'))

/** 浜松市 has three wards since 2024-01-01: 浜北区 and the part of 北区 that has railways became 浜名区. */
const renamed: Readonly<Record<string, [code: string, name: string]>> = {
  22131: ['22138', '浜松市中央区'],
  22132: ['22138', '浜松市中央区'],
  22133: ['22138', '浜松市中央区'],
  22134: ['22138', '浜松市中央区'],
  22135: ['22139', '浜松市浜名区'],
  22136: ['22139', '浜松市浜名区'],
  22137: ['22140', '浜松市天竜区'],
}
/** Wards whose offices are none of the new ones' any more. */
const withoutOffice = new Set(['22132', '22133', '22134', '22135'])
const municipalities = new Map(data.municipalities.map(([code, , name]) => [code, name]))

const writtenLine = ([operator, name, kind]: Source['lines'][number]) =>
  `${kind}${operator.replaceAll('\u3000', '')} ${name}`
const written = lineTable.trim().split('\n').filter(Boolean)
const lines = [...written, ...data.lines.map(writtenLine).filter((line) => !written.includes(line))]
const before = Map.groupBy(allStations(), ({ name }) => name)

/** The number a station has already, the nearest of the same name within a kilometre; else the one of the data. */
const numberOf = ([code, name, lon, lat]: Source['stations'][number]): string => {
  const far = (station: Station) => distanceKm(station, { lon, lat })
  const [nearest] = (before.get(name) ?? []).toSorted((one, other) => far(one) - far(other))
  return nearest !== undefined && far(nearest) < 1 ? nearest.id : code.slice(-5)
}

const rows = new Map<string, string[]>()
const offices = new Map<string, string>()
for (const [code, , name, , lat, lon] of data.municipalities) {
  if (withoutOffice.has(code)) continue
  const key = (renamed[code] ?? [code, name]).join('')
  offices.set(key, writtenPosition({ lon, lat }))
  rows.set(key, [])
}
const numbers = new Set<string>()
for (const station of data.stations) {
  const [, name, lon, lat, own, municipality] = station
  const [code, city] = renamed[municipality] ?? [municipality, municipalities.get(municipality)]
  if (city === undefined) throw new Error(`No municipality ${municipality} of ${name}`)
  const id = numberOf(station)
  if (numbers.has(id)) throw new Error(`Two stations are ${id}: ${name}`)
  numbers.add(id)
  const key = `${code}${city}`
  const ownLines = own.map((index) => {
    const line = data.lines[index]
    if (line === undefined) throw new Error(`No line ${index} of ${name}`)
    return lines.indexOf(writtenLine(line))
  })
  rows.set(key, [...(rows.get(key) ?? []), stationRow({ id, name, lon, lat, lines: ownLines })])
}

const text = [
  `/**
 * Stations and lines of 2023. Made by \`scripts/compact-stations.ts\` of 国土数値情報（鉄道データ N02、令和5年; 行政区域データ
 * N03、令和3年）（国土交通省）, worked on (docs/decisions/2026-11-27-places-by-name-and-distance.md). Offices of municipalities: code4fukui/localgovjp (CC0).
 */

/** A line of the law each: its class, operator and name. Its place here is its number. */
export const lineTable = \`
${lines.join('\n')}
\`

/** A municipality each: code, name, where its office is, and its stations (\`readStationTable\`). */
export const stationTable = \`
${Array.from(rows, ([key, own]) => [`${key}:${offices.get(key) ?? ''}`, ...own].join(' '))
  .toSorted()
  .join('\n')}
\``,
].join('\n')
await writeFile(new URL('../src/server/domain/tables/stations.ts', import.meta.url), `${text}\n`)
process.stdout.write(`${numbers.size} stations, ${lines.length} lines, ${Buffer.byteLength(text)} bytes\n`)
