import {
  dislike,
  idleNouns,
  idleVerbs,
  politeWords,
  sentencePhrases,
} from '#server/domain/tables/sentence-words.ts'
import { candidatesAt, negate, negationAt, type Piece } from './segment.ts'

/** A word of the typed text, by `Intl.Segmenter`. Its places are those of the normalised text. */
export type Token = { start: number; end: number; written: string }

const words = new Intl.Segmenter('ja', { granularity: 'word' })

/** The words of a text. `starts`: for each place of the normalised text, where it stands in the typed one. */
export const tokensOf = (typed: string, starts: readonly number[]): Token[] => {
  let at = 0
  const placeOf = (index: number): number => {
    while (at < starts.length && (starts[at] ?? 0) < index) at++
    return at
  }
  return [...words.segment(typed)].flatMap(({ segment, index }) => {
    const start = placeOf(index)
    const end = placeOf(index + segment.length)
    return end > start ? [{ start, end, written: segment }] : []
  })
}

/** Words that stand between others in a sentence only. */
const particles = new Set([...'がをにではのもと', 'から', 'まで', 'だけ', 'でも'])

const isHiragana = (text: string): boolean => /^[ぁ-ゖー]+$/u.test(text)
const isInflected = (text: string): boolean => /[一-龯々][ぁ-ゖ]+$/u.test(text)
const beginsVerb = (token: Token, next: Token | undefined): boolean =>
  /^[一-龯々]$/u.test(token.written) &&
  next?.start === token.end &&
  isHiragana(next.written) &&
  !particles.has(next.written)
/** 子ども, 子育て支援: such a word is a noun where a particle or another noun follows. */
const isNominal = ({ written, end }: Token, next: Token | undefined): boolean =>
  next?.start === end &&
  !/[うくぐすつぬぶむるいたっ]$/u.test(written) &&
  (particles.has(next.written) || (!isHiragana(next.written) && !isInflected(next.written)))

/** Whether words without a space between them are a sentence. */
export const isSentence = (tokens: readonly Token[]): boolean =>
  tokens.length > 2 &&
  tokens.some(({ written }, index) => index > 0 && particles.has(written)) &&
  tokens.some(({ written }) => !isHiragana(written))

const lengthAt = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length ?? 0
}

const phraseAt = (text: string, start: number): Piece | null => {
  for (const [pattern, meaning] of sentencePhrases) {
    const end = start + lengthAt(pattern, text, start)
    if (end === start) continue
    return 'sort' in meaning
      ? { start, end, is: 'order', sort: meaning.sort }
      : { start, end, is: 'condition', filter: meaning.filter, negated: false }
  }
  return null
}

/** The longest expression from a word on that the tables know and that ends with a word. */
const knownAt = (text: string, tokens: readonly Token[], at: number): Piece | null => {
  const token = tokens[at]
  if (token === undefined || (isHiragana(token.written) && token.written.length < 2)) return null
  const phrase = phraseAt(text, token.start)
  const known = candidatesAt(text, token.start).find(
    ({ end, start, is }) =>
      (end - start > 1 || is === 'condition') &&
      tokens.some((each, place) => place >= at && each.end === end),
  )
  return known === undefined || (phrase !== null && phrase.end >= known.end) ? phrase : known
}

/** How a word that no table knows counts: a noun is looked for, and the page tells of verbs that are not. */
const unknownAt = (tokens: readonly Token[], at: number): 'word' | 'left_out' | 'nothing' => {
  const token = tokens[at]
  if (token === undefined) return 'nothing'
  const { written } = token
  if (politeWords.has(written) || idleNouns.has(written) || /^[\s\p{P}]*$/u.test(written)) return 'nothing'
  if (isHiragana(written)) return written.length > 2 ? 'word' : 'nothing'
  const next = tokens[at + 1]
  if (isInflected(written) ? !isNominal(token, next) : beginsVerb(token, next))
    return idleVerbs.test(`${written}${next?.written ?? ''}`) ? 'nothing' : 'left_out'
  // 英語力, 観光客: one letter at the end of a word is not looked for.
  if ([...written].length === 1 && tokens[at - 1]?.end === token.start) return 'nothing'
  return 'word'
}

/** Where a noun ends that begins at a word: データ分析 is one. */
const nounEnd = (text: string, tokens: readonly Token[], from: number): number => {
  let at = from
  const goesOn = (): boolean => {
    const next = tokens[at + 1]
    return (
      next?.start === tokens[at]?.end &&
      !isHiragana(next?.written ?? '') &&
      unknownAt(tokens, at + 1) === 'word' &&
      knownAt(text, tokens, at + 1) === null
    )
  }
  while (goesOn()) at++
  return tokens[at]?.end ?? 0
}

const readAt = (text: string, tokens: readonly Token[], at: number): Piece | null => {
  const known = knownAt(text, tokens, at)
  if (known !== null) return known
  const is = unknownAt(tokens, at)
  const { start, end } = tokens[at] ?? { start: 0, end: 0 }
  if (is === 'nothing') return null
  if (is === 'left_out') return { is, start, end }
  const noun = nounEnd(text, tokens, at)
  return { is, start, end: noun, form: text.slice(start, noun), negated: false }
}

/** The piece with what stands after it: 販売以外 shuts out, 接客が苦手 leaves out. */
const withRest = (text: string, piece: Piece): Piece => {
  if (piece.is === 'left_out') return piece
  const disliked = lengthAt(dislike, text, piece.end)
  if (disliked > 0) return { is: 'left_out', start: piece.start, end: piece.end + disliked }
  const not = negationAt(text, piece.end)
  return not === 0 ? piece : negate(piece, piece.end + not)
}

/** The pieces of a sentence, without the words that are polite or only join. */
export const sentencePieces = (text: string, tokens: readonly Token[]): Piece[] => {
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length;) {
    const read = readAt(text, tokens, at)
    const piece = read === null ? null : withRest(text, read)
    if (piece !== null) pieces.push(piece)
    const end = piece?.end ?? tokens[at]?.end ?? 0
    while (at < tokens.length && (tokens[at]?.start ?? 0) < end) at++
  }
  return pieces
}
