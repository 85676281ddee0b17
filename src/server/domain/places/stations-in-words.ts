import { knownStation } from './station-values.ts'

/** Characters of the longest name, and stations that one text may name. */
const nameMost = 16
const namedMost = 5

const nameBefore = (text: string, prefecture: string): string | null => {
  for (let from = Math.max(0, text.length - nameMost); from < text.length; from++) {
    const station = knownStation(`${prefecture}${text.slice(from)}`)
    if (station !== null) return station
  }
  return null
}

/** The stations of a prefecture that a text names before 駅: JR各線「渋谷駅」から徒歩5分. */
export const stationsInWords = (text: string, prefecture: string): string[] => {
  const parts = text.slice(0, 400).split('駅', namedMost + 1)
  return [...new Set(parts.slice(0, -1).flatMap((part) => nameBefore(part, prefecture) ?? []))]
}
