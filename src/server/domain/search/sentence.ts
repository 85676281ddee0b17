import { idleNouns, idleVerbs, politeWords, sentencePhrases } from '#server/domain/tables/sentence-words.ts'
import { candidatesAt, negate, negationAt, type Piece } from './segment.ts'

/** A word of what was typed, as the language's dictionary parts it; places are those of the normalised text. */
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

/** People type sentences with the words between them: は, が, で. */
const particles = new Set([...'がをにではのもと', 'から', 'まで', 'だけ', 'でも'])

const isHiragana = (text: string): boolean => /^[ぁ-ゖー]+$/u.test(text)
const isInflected = (text: string): boolean => /[一-龯々][ぁ-ゖ]+$/u.test(text)
const beginsVerb = (token: Token, next: Token | undefined): boolean =>
  /^[一-龯々]$/u.test(token.written) &&
  next?.start === token.end &&
  isHiragana(next.written) &&
  !particles.has(next.written)
/** 子ども, 子育て支援: what ends so is a noun where a particle or another noun follows. */
const isNominal = ({ written, end }: Token, next: Token | undefined): boolean =>
  next?.start === end &&
  !/[うくぐすつぬぶむるいたっ]$/u.test(written) &&
  (particles.has(next.written) || (!isHiragana(next.written) && !isInflected(next.written)))

/** Whether words without a space between them are a sentence, so that what only joins them says nothing. */
export const isSentence = (tokens: readonly Token[]): boolean =>
  tokens.length > 2 &&
  tokens.some(({ written }, index) => index > 0 && particles.has(written)) &&
  tokens.some(({ written }) => !isHiragana(written))

const phraseAt = (text: string, at: number): Piece | null => {
  for (const [pattern, meaning] of sentencePhrases) {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found === undefined) continue
    const place = { start: at, end: at + found.length }
    return 'sort' in meaning
      ? { ...place, is: 'order', sort: meaning.sort }
      : { ...place, is: 'condition', filter: meaning.filter, negated: false }
  }
  return null
}

/** What begins at a word of a sentence: the longest that the tables know and that ends with a word. */
const knownAt = (text: string, tokens: readonly Token[], at: number): Piece | null => {
  const [first] = tokens.slice(at)
  if (first === undefined) return null
  const ends = new Set(tokens.slice(at).map(({ end }) => end))
  const phrase = phraseAt(text, first.start)
  const known = candidatesAt(text, first.start).find(
    ({ end, start, is }) => ends.has(end) && (end - start > 1 || is === 'condition'),
  )
  if (known === undefined) return phrase
  if (phrase !== null && phrase.end >= known.end) return phrase
  const not = negationAt(text, known.end)
  return not === 0 ? known : negate(known, known.end + not)
}

/** What is not known: a noun is looked for, a verb that says more than that work is sought is told as left out. */
const unknownAt = (tokens: readonly Token[], at: number): Piece['is'] | 'nothing' => {
  const token = tokens[at]
  if (token === undefined) return 'nothing'
  const { written } = token
  if (politeWords.has(written) || idleNouns.has(written) || /^[\s\p{P}]*$/u.test(written)) return 'nothing'
  if (isHiragana(written)) return written.length > 2 ? 'word' : 'nothing'
  const next = tokens[at + 1]
  if (isInflected(written) ? !isNominal(token, next) : beginsVerb(token, next))
    return idleVerbs.test(`${written}${next?.written ?? ''}`) ? 'nothing' : 'left_out'
  // 英語力, 観光客: what one letter adds is looked for nowhere.
  if ([...written].length === 1 && tokens[at - 1]?.end === token.start) return 'nothing'
  return 'word'
}

/** The pieces of a sentence. What joins and what is polite is none of them. */
export const sentencePieces = (text: string, tokens: readonly Token[]): Piece[] => {
  const pieces: Piece[] = []
  let at = 0
  const skipTo = (end: number): void => {
    while (at < tokens.length && (tokens[at]?.start ?? 0) < end) at++
  }
  while (at < tokens.length) {
    const token = tokens[at]
    if (token === undefined) break
    const known = isHiragana(token.written) && token.written.length < 2 ? null : knownAt(text, tokens, at)
    if (known !== null) {
      pieces.push(known)
      skipTo(known.end)
      continue
    }
    const is = unknownAt(tokens, at)
    const { start } = token
    let { end } = token
    if (is === 'word')
      // データ分析 is one thing.
      while (
        unknownAt(tokens, at + 1) === 'word' &&
        tokens[at + 1]?.start === end &&
        !isHiragana(tokens[at + 1]?.written ?? '') &&
        knownAt(text, tokens, at + 1) === null
      ) {
        at++
        end = tokens[at]?.end ?? end
      }
    if (is === 'word') {
      const not = negationAt(text, end)
      pieces.push({ is, start, end: end + not, form: text.slice(start, end), negated: not > 0 })
      if (not > 0) skipTo(end + not - 1)
    }
    if (is === 'left_out') pieces.push({ is, start, end })
    at++
  }
  return pieces
}
