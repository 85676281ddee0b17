import type { FilterValues, JobPostSort } from '#contract/job-post-query.ts'
import { isKnownWord, longestWord, meaningOf } from './typed-words.ts'
import { readPlacesAt } from './typed-places.ts'
import { ceilingAt, readNumbersAt } from './typed-numbers.ts'
import { farWalkAt } from './typed-walks.ts'

/** What a stretch of the typed text was read as; `start` and `end` are places of the normalised text. */
export type Piece = { start: number; end: number } & (
  | { is: 'condition'; filter: Partial<FilterValues>; label?: string; negated: boolean }
  | { is: 'order'; sort: JobPostSort }
  | { is: 'idle' }
  | { is: 'ceiling' }
  | { is: 'from_home' }
  | { is: 'by_train' }
  | { is: 'too_far' }
  | { is: 'left_out' }
  | { is: 'word'; form: string; negated: boolean }
)

/** 販売以外, 営業を除く, テレアポなし: what stands before is not wanted. */
const negation = / ?(?:以外|イガイ|[ヲハ]?除[クイ]テ?|ジャナイ|デハナイ|ナシ|無シ|ng(?![a-z]))(?:ノ(?! ))?/uy
/** Hours of a day's work, and times of the day that are no part of it: the list asks for neither. */
const hoursOfDay =
  /(?:1日)?(?:[1-9]|1\d)時間(?:カラ|以上|以内|ダケ|ok|程度|デモ)*|\d{1,2}時(?:半)?(?:以降|カラ|マデ|ゴロ|頃)(?:ニ|ノ)?/uy
/** The way from home or school, which the site knows nothing of. */
const fromHome =
  /(?:自宅|家|実家|大学|学校)(?:カラ|ヨリ)(?:電車デ|自転車デ|徒歩デ?|通勤)?(?: ?\d{1,3}分(?:以内|圏内|クライ|程度)?|近イ|通エル)|(?:家|自宅|大学|学校)ノ?近ク|(?:通勤|通学)(?:時間)?(?:ガ|ハ)? ?\d{1,3}分(?:以内|圏内|クライ|程度)?/uy
/** The way by train from a station, and more minutes than anybody walks: no list has the timetables. */
const byTrain =
  /(?:(?:最寄リ?)?駅)?(?:カラ|ヨリ|マデ)(?:(?:約)? ?(?:2[1-9]|[3-9]\d|1\d\d)|(?:電車|バス|自転車)デ(?:約)? ?\d{1,3}) ?分(?:以内|圏内|クライ|程度)?/uy
/** Between the parts of one expression: 春のインターン, 渋谷駅か新宿駅. */
const particle = /マタハ|モシクハ|or|[ノナデニヲガハトモカ]/uy

const matchAt = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length ?? 0
}

/** How long what stands at a place is that shuts out what stands before it; 0: nothing does. */
export const negationAt = (text: string, at: number): number => matchAt(negation, text, at)

const endsAt = (text: string, at: number): boolean => at >= text.length || text[at] === ' '

/** Everything that a piece beginning here could be, the longest first. */
export const candidatesAt = (text: string, at: number): Piece[] => {
  const found: Piece[] = [...readNumbersAt(text, at), ...readPlacesAt(text, at)].map(
    ({ end, ...meaning }) => ({
      is: 'condition',
      start: at,
      end,
      negated: false,
      ...meaning,
    }),
  )
  const ceiling = ceilingAt(text, at)
  if (ceiling !== null) found.push({ is: 'ceiling', start: at, end: ceiling })
  const way = matchAt(fromHome, text, at)
  if (way > 0) found.push({ is: 'from_home', start: at, end: at + way })
  const train = matchAt(byTrain, text, at)
  if (train > 0) found.push({ is: 'by_train', start: at, end: at + train })
  const far = farWalkAt(text, at)
  if (far !== null) found.push({ is: 'too_far', start: at, end: far })
  const hours = matchAt(hoursOfDay, text, at)
  if (hours > 0) found.push({ is: 'left_out', start: at, end: at + hours })
  // A word of the dictionary may be typed with a space in it.
  for (let end = Math.min(text.length, at + longestWord + 1); end > at; end--) {
    const written = text.slice(at, end)
    if (written.endsWith(' ')) continue
    const joined = written.replace(' ', '')
    const meaning = meaningOf(joined)
    if (meaning !== undefined)
      found.push({
        start: at,
        end,
        ...(meaning.is === 'condition' ? { ...meaning, negated: false } : meaning),
      })
    else if ((written === joined || /[a-z] [a-z]/u.test(written)) && isKnownWord(joined))
      found.push({ is: 'word', start: at, end, form: joined, negated: false })
  }
  return found.toSorted((a, b) => b.end - a.end)
}

export const negate = (piece: Piece, end: number): Piece =>
  piece.is === 'condition' || piece.is === 'word' ? { ...piece, end, negated: true } : piece

/** Ways tried for one expression; no text makes it try more. */
const triesMost = 60

/**
 * The pieces of the expression that begins at a place and goes to a space or the end of the text; null where something of
 * it is neither a condition nor a known word, or where it is one unknown word or several words without a condition.
 */
export const segmentAt = (text: string, from: number): Piece[] | null => {
  let tries = 0
  const go = (at: number): Piece[] | null => {
    if (endsAt(text, at)) return []
    if (tries++ > triesMost) return null
    for (const candidate of candidatesAt(text, at)) {
      const not = negationAt(text, candidate.end)
      const piece = not === 0 ? candidate : negate(candidate, candidate.end + not)
      const next = piece.end + (endsAt(text, piece.end) ? 0 : matchAt(particle, text, piece.end))
      for (const after of next === piece.end ? [piece.end] : [piece.end, next]) {
        const rest = go(after)
        if (rest !== null) return [{ ...piece, end: after }, ...rest]
      }
    }
    return null
  }
  const pieces = go(from)
  if (pieces === null) return null
  // 営業企画 is one thing and no 営業 that is 企画 too.
  const words = pieces.filter(({ is }) => is === 'word')
  return words.length > 1 ? null : pieces
}

/** オンラインインターン: the kind at the end. Shorter ones end other words (エキスパート). */
const isKindOfAd = (rest: string): boolean => {
  const meaning = /^[ァ-ヺ]{4,}$/u.test(rest) ? meaningOf(rest) : undefined
  return meaning?.is === 'condition' && meaning.filter.kind !== undefined
}

const changesMost = 3
/**
 * An unknown word that ends in a known one, where the writing changes from one to the other (渋谷カフェ, ITスクール), or in a kind of ad. The place
 * where the known one begins; null: it is one word.
 */
export const changeOfWriting = (word: string): number | null => {
  let changesLeft = changesMost
  for (let at = 2; at < word.length - 1 && changesLeft > 0; at++) {
    const [before = '', after = ''] = [word[at - 1], word[at]]
    const changes =
      (/[一-龯]/u.test(before) && /[ァ-ヺa-z]/u.test(after)) ||
      (/[a-z0-9]/u.test(before) && /[ァ-ヺ一-龯]/u.test(after))
    if (!changes && !isKindOfAd(word.slice(at))) continue
    changesLeft--
    if (segmentAt(word, at) !== null) return at
  }
  return null
}
