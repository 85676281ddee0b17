import { normalise } from './normalise.ts'

/**
 * Phrases of the law that hold a word of another meaning: 介護 is no part of 介護休業. In the index and in queries each is
 * one character of Unicode's private area, so that only the phrase itself finds it.
 */
const phrases = [
  '介護休業',
  '介護休暇',
  '子の看護等休暇',
  '看護等休暇',
  '看護休暇',
  '育児休業',
  '育児休暇',
  '慶弔休暇',
  '広報活動',
  '採用選考活動',
  '健康保険',
  '雇用保険',
  '労災保険',
  '厚生年金保険',
  '社会保険',
  '企画業務型裁量労働制',
  '専門業務型裁量労働制',
].map(normalise)

const firstCode = 0xe000
const charOf = new Map(phrases.map((phrase, index) => [phrase, String.fromCharCode(firstCode + index)]))
/** The longest first, since one phrase may hold another. */
const pattern = new RegExp(phrases.toSorted((a, b) => b.length - a.length).join('|'), 'gu')

/** Normalised text, which has nothing of the private area itself, with every phrase as its one character. */
export const joinPhrases = (normalised: string): string =>
  normalised.replace(pattern, (phrase) => charOf.get(phrase) ?? phrase)
