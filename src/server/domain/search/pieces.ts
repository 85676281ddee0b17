import { occupationsOf } from '#server/domain/tables/occupation-words.ts'
import { otherWritingsOf } from './other-writings.ts'
import { changeOfWriting, segmentAt, type Piece } from './segment.ts'
import { isSentence, sentencePieces, type Token } from './sentence.ts'
import { meaningOf } from './typed-words.ts'

/** Words that end so say the same without it: 営業職, 事務の仕事. */
const workSuffix = /(?:ノ?(?:オ仕事|仕事|求人|募集)|職種|職|系|関係|関連|業務|スタッフ)$/u
const withoutSuffix = (form: string): string => {
  if (occupationsOf(form).length > 0) return form
  const stem = form.replace(workSuffix, '')
  return stem !== form && occupationsOf(stem).length > 0 ? stem : form
}

/** The pieces of a run of unmarked words, words that nothing is known of among them. */
export const piecesOf = (text: string, tokens: readonly Token[]): Piece[] => {
  const pieces: Piece[] = []
  const addWord = (start: number, end: number): void => {
    const written = text.slice(start, end)
    const [, stem] = /^(.+?)(?:以外|イガイ|[ヲハ]?除ク)$/u.exec(written) ?? []
    const condition = otherWritingsOf(written)
      .map(meaningOf)
      .find((meaning) => meaning?.is === 'condition')
    if (stem !== undefined) pieces.push({ is: 'word', start, end, form: stem, negated: true })
    else if (condition !== undefined) pieces.push({ ...condition, start, end, negated: false })
    else pieces.push({ is: 'word', start, end, form: withoutSuffix(written), negated: false })
  }
  let at = 0
  while (at < text.length) {
    if (text[at] === ' ') {
      at++
      continue
    }
    const found = segmentAt(text, at)
    if (found !== null) {
      pieces.push(...found)
      at = found.at(-1)?.end ?? at + 1
      continue
    }
    const space = text.indexOf(' ', at)
    const end = space === -1 ? text.length : space
    const run = tokens.filter((token) => token.start >= at && token.end <= end)
    if (isSentence(run)) {
      pieces.push(...sentencePieces(text, run))
      at = end
      continue
    }
    const change = changeOfWriting(text.slice(at, end))
    addWord(at, change === null ? end : at + change)
    at = change === null ? end : at + change
  }
  return pieces
}
