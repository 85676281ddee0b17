import { normalise } from '#server/domain/search/normalise.ts'

/**
 * One spelling of a name of a station or line: width, kana, brackets, spaces, small ッ and the many ways of writing ヶ are
 * one.
 */
export const foldPlace = (text: string): string =>
  normalise(text).replaceAll(/[\s-]/gu, '').replaceAll('ガ', 'ケ').replaceAll('ッ', 'ツ')

/** The same without 駅 at the end, which some stations have in their name. */
export const foldStation = (text: string): string => foldPlace(text).replace(/(?<=.)駅$/u, '')
