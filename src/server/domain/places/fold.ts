import { normalise } from '#server/domain/search/normalise.ts'

const same = new Map([
  ['ガ', 'ケ'],
  ['ッ', 'ツ'],
  ['ヂ', 'ジ'],
  ['ヅ', 'ズ'],
])

/**
 * One spelling of a name of a station or line: width, kana, brackets, spaces, small ッ, ヂ and ヅ, and the many ways of
 * writing ヶ are one.
 */
export const foldPlace = (text: string): string =>
  normalise(text)
    .replaceAll(/[\s-]/gu, '')
    .replaceAll(/[ガッヂヅ]/gu, (kana) => same.get(kana) ?? kana)

/** The same without 駅 at the end, which some stations have in their name; 名駅 is what 名古屋 is called. */
export const foldStation = (text: string): string => foldPlace(text).replace(/(?<=.)(?<!^名)駅$/u, '')
