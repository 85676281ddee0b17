import { lineWords, mainLines, operatorNames, undergrounds } from '#server/domain/tables/line-names.ts'
import { lineTable } from '#server/domain/tables/stations.ts'
import { madeOnce } from './made-once.ts'

/** A line of the law: how it is shown, and words it is called by besides. */
export type LegalLine = {
  /** Its place in the table, which a station names. */
  number: number
  /** Operator and line as in the data: `東急電鉄 東横線`. */
  key: string
  operator: string
  name: string
  words: readonly string[]
}

/** 「1号線(空港線)」, 「3号線銀座線」: what is called so. */
const withoutNumber = (name: string) => name.replace(/^\d+号線\(?([^()]+)\)?$/u, '$1')

const isJr = (operator: string) => operator.endsWith('旅客鉄道')

const namesOf = (key: string, operator: string, line: string): string[] => {
  const written = lineWords[key]
  if (written !== undefined) return written.split(',')
  const name = withoutNumber(line)
  if (line.endsWith('新幹線')) return [line]
  if (isJr(operator)) {
    const full = mainLines.has(name) ? name.replace(/線$/u, '本線') : name
    const shown = full.startsWith('JR') ? full : `JR${full}`
    return [...new Set([shown, full, name, `JR${name}`.replace('JRJR', 'JR')])]
  }
  const called = operatorNames[operator] ?? operator
  if (name.startsWith(called) || name.startsWith(operator)) return [name]
  // 本線 alone is what nearly every operator has.
  // 「福岡市営地下鉄空港線」, 「市営地下鉄空港線」, 「地下鉄空港線」: 空港線 alone is a line of others too.
  const cities = operator.endsWith('市') ? [`${operator}営地下鉄${name}`, `市営地下鉄${name}`] : []
  const other = undergrounds.has(called) ? [`地下鉄${name}`, ...cities] : []
  return [`${called}${name}`, `${operator}${name}`, ...other, ...(name === '本線' ? [] : [name])]
}

/** Every line of the table, by its number. */
export const legalLines = madeOnce(() =>
  lineTable
    .trim()
    .split('\n')
    .map((row, number): LegalLine => {
      const key = row.slice(1)
      const [operator = '', line = ''] = key.split(' ')
      const [name = line, ...words] = namesOf(key, operator, line)
      return { number, key, operator: operatorNames[operator] ?? operator, name, words }
    }),
)
