import { labelsOf } from '#contract/job-post-chips.ts'
import type { FilterValues, JobPostSort } from '#contract/job-post-query.ts'
import { limits } from '#contract/limits.ts'
import { hyphens } from '#contract/separators.ts'
import { occupationsOf } from '#server/domain/tables/occupation-words.ts'
import { synonymsOf, wholeSynonymsOf } from '#server/domain/tables/synonyms.ts'
import { normalise, normaliseWithMap } from './normalise.ts'
import type { SearchWord } from './search-expression.ts'
import { otherWritingsOf } from './other-writings.ts'
import type { Piece } from './segment.ts'
import { piecesOf } from './pieces.ts'
import { tokensOf } from './sentence.ts'
import { withinPrefectures } from './typed-places.ts'
import { fitsKinds, isReplaced, wantedOf } from './wanted-filters.ts'

/** A condition that was typed as words, as it is told, and the query without those words. */
export type UnderstoodCondition = { label: string; without: string }

/**
 * A typed query. All of `words` must be found, none of `excluded`. Of `wanted` the values of one filter are alternatives, as
 * those of a list are (tags are asked for together); each of `unwanted` shuts out what fits it.
 */
export type ParsedQuery = {
  /** As it was typed, up to the limit. */
  typed: string
  words: readonly SearchWord[]
  excluded: readonly SearchWord[]
  wanted: Partial<FilterValues>
  unwanted: readonly Partial<FilterValues>[]
  /** The order that was typed (高時給); null: none. */
  sort: JobPostSort | null
  understood: readonly UnderstoodCondition[]
  /** Ceilings of pay, which no list has a condition for, and numbers that a later one replaces, as they were typed. */
  ignored: readonly string[]
  /** The way from home as it was typed (自宅から30分), which no list has a condition for. */
  fromHome: readonly string[]
  /** The way by train as it was typed (渋谷駅から30分: から30分), which no list has a condition for. */
  byTrain: readonly string[]
  /** Walks as they were typed that are longer than any that a list can ask for: 徒歩99分. */
  tooFar: readonly string[]
  /** Months and seasons as they were typed beside kinds that have none: 夏休み バイト. */
  outOfSeason: readonly string[]
  /** Verbs of a sentence that are looked for nowhere: 人と話す仕事. */
  leftOut: readonly string[]
}

/**
 * An optional minus (with an IME it may come out as ー), then a phrase in quotes or a run without spaces.
 * A quote that is never closed is an ordinary character, which the normaliser drops.
 */
const tokens = new RegExp(
  String.raw`(?<minus>(?<![^\s])[${hyphens}](?=\S))?` +
    String.raw`(?:"(?<straight>[^"]*)"|“(?<curly>[^”]*)”|＂(?<wide>[^＂]*)＂|「(?<corner>[^」]*)」|『(?<double>[^』]*)』|(?<plain>(?:(?!["“＂「『])\S)+|\S))`,
  'gu',
)

/** Where a part of the typed text stands, and how it was marked. */
type Part =
  | { is: 'marked'; text: string; quoted: boolean; excluded: boolean }
  | { is: 'plain'; start: number; end: number }

const partsOf = (typed: string): Part[] => {
  const parts: Part[] = []
  for (const { groups = {}, index, 0: whole } of typed.matchAll(tokens)) {
    const phrase =
      groups['straight'] ?? groups['curly'] ?? groups['wide'] ?? groups['corner'] ?? groups['double']
    const excluded = groups['minus'] !== undefined
    const last = parts.at(-1)
    if (phrase !== undefined || excluded)
      parts.push({
        is: 'marked',
        text: phrase ?? groups['plain'] ?? '',
        quoted: phrase !== undefined,
        excluded,
      })
    else if (last?.is === 'plain') last.end = index + whole.length
    else parts.push({ is: 'plain', start: index, end: index + whole.length })
  }
  return parts
}

/** A lone dash means nothing; every other sign may be looked for. */
const hasContent = (form: string): boolean => /[^\s-]/.test(form)

const literally = (form: string, written: string): SearchWord => ({
  written,
  forms: [form],
  whole: [],
  occupations: [],
})
const withSynonyms = (form: string, written: string): SearchWord => {
  const writings = [form, ...otherWritingsOf(form)]
  return {
    written,
    forms: [...new Set([...writings, ...writings.flatMap(synonymsOf)])],
    whole: [...new Set(writings.flatMap(wholeSynonymsOf))],
    occupations: [...new Set(writings.flatMap(occupationsOf))],
  }
}

/** A condition as it was typed; `filter` is null of what is shut out. */
type Condition = UnderstoodCondition & { filter: Partial<FilterValues> | null; written: string }

const partition = <T>(all: readonly T[], isFirst: (each: T, index: number) => boolean): [T[], T[]] => [
  all.filter(isFirst),
  all.filter((each, index) => !isFirst(each, index)),
]
const filtersOf = (conditions: readonly Condition[]): Partial<FilterValues>[] =>
  conditions.flatMap(({ filter }) => filter ?? [])

/** Labels of more values than these are told by the word that was typed. */
const labelsMost = 3
const labelOf = (filter: Partial<FilterValues>, label: string | undefined, written: string): string => {
  const labels = labelsOf(filter)
  return label ?? (labels.length > labelsMost ? written.replace(/[のノ]$/u, '') : labels.join('・'))
}

/** A station or line that several prefectures have is meant in the typed ones. */
const placedIn = (condition: Condition, prefectures: readonly string[]): Condition => {
  const { filter, written } = condition
  if (filter === null || (filter.station ?? filter.line) === undefined) return condition
  const there = withinPrefectures(filter, prefectures)
  return { ...condition, filter: there, label: labelOf(there, undefined, written) }
}

/**
 * Reads what a person typed. Only the first `limits.searchQuery` characters and `limits.searchTerms` words count. A word in
 * quotes stays that word: it is no condition and has no synonyms.
 */
export const parseQuery = (given: string): ParsedQuery => {
  const typed = given.slice(0, limits.searchQuery)
  const words = new Map<string, SearchWord>()
  const excluded = new Map<string, SearchWord>()
  const conditions: Condition[] = []
  const unwanted: Partial<FilterValues>[] = []
  const ignored: string[] = []
  const fromHome: string[] = []
  const byTrain: string[] = []
  const tooFar: string[] = []
  const leftOut: string[] = []
  const idle: { form: string; written: string }[] = []
  let sort: JobPostSort | null = null
  let count = 0
  const counts = (): boolean => count++ < limits.searchTerms

  const without = (start: number, end: number): string =>
    `${typed.slice(0, start)} ${typed.slice(end)}`.replaceAll(/[\s　]+/gu, ' ').trim()
  const take = (piece: Piece, written: string, start: number, end: number): void => {
    switch (piece.is) {
      case 'idle':
        idle.push({ form: normalise(written), written })
        return
      case 'ceiling':
        ignored.push(written)
        return
      case 'from_home':
        fromHome.push(written)
        return
      case 'by_train':
        byTrain.push(written)
        return
      case 'too_far':
        tooFar.push(written)
        return
      case 'left_out':
        leftOut.push(written)
        return
      case 'order':
        sort ??= piece.sort
        return
      case 'condition': {
        const label = labelOf(piece.filter, piece.label, written)
        if (piece.negated) unwanted.push(piece.filter)
        conditions.push({
          filter: piece.negated ? null : piece.filter,
          label: piece.negated ? written.replace(/[のノ]$/u, '') : label,
          written,
          without: without(start, end),
        })
        return
      }
      case 'word': {
        const occupation = occupationsOf(piece.form)
        if (!piece.negated) return void words.set(piece.form, withSynonyms(piece.form, written))
        if (occupation.length === 0) return void excluded.set(piece.form, literally(piece.form, piece.form))
        unwanted.push({ occupation: [...occupation] })
        conditions.push({ filter: null, label: written, written, without: without(start, end) })
        return
      }
    }
  }

  for (const part of partsOf(typed)) {
    if (part.is === 'marked') {
      const form = normalise(part.text)
      for (const word of part.quoted ? [form] : form.split(' ')) {
        if (!hasContent(word) || !counts()) continue
        const into = part.excluded ? excluded : words
        into.set(
          word,
          literally(word, part.quoted ? part.text.trim() : word === form ? part.text.trim() : word),
        )
      }
      continue
    }
    const { text, starts, ends } = normaliseWithMap(typed.slice(part.start, part.end))
    for (const piece of piecesOf(text, tokensOf(typed.slice(part.start, part.end), starts))) {
      if (!hasContent(text.slice(piece.start, piece.end)) || !counts()) continue
      const start = part.start + (starts[piece.start] ?? 0)
      const end = part.start + (ends[piece.end - 1] ?? 0)
      take(piece, typed.slice(start, end), start, end)
    }
  }
  const told = [ignored, fromHome, byTrain, tooFar].flat().length
  const said = words.size + excluded.size + conditions.length + told + (sort === null ? 0 : 1)
  // Alone, even such a word is looked for.
  if (said === 0 && leftOut.length > 0)
    for (const written of leftOut.splice(0))
      words.set(normalise(written), withSynonyms(normalise(written), written))
  else if (said === 0) for (const { form, written } of idle) words.set(form, withSynonyms(form, written))
  const kinds = filtersOf(conditions).flatMap(({ kind }) => kind ?? [])
  const prefectures = filtersOf(conditions).flatMap(({ prefecture }) => prefecture ?? [])
  const placed = conditions.map((condition) => placedIn(condition, prefectures))
  const [fitting, unfit] = partition(placed, ({ filter }) => filter === null || fitsKinds(filter, kinds))
  const [replaced, counting] = partition(
    fitting,
    ({ filter }, index) => filter !== null && isReplaced(filter, filtersOf(fitting.slice(index + 1))),
  )
  const wanted = wantedOf(filtersOf(counting))
  const typedKinds = filtersOf(counting).flatMap(({ kind }) => kind ?? [])
  /** What goes without saying is said with the first kind that was typed. */
  const related = labelsOf({ kind: (wanted.kind ?? []).filter((kind) => !typedKinds.includes(kind)) })
  const ofKinds = counting.findIndex(({ filter }) => filter?.kind !== undefined)
  return {
    typed,
    words: [...words.values()],
    excluded: [...excluded.values()],
    wanted,
    unwanted,
    sort,
    understood: counting.map(({ label, written, without: rest }, index) => ({
      label: related.length > 0 && index === ofKinds ? [written, ...related].join('・') : label,
      without: rest,
    })),
    ignored: [...ignored, ...replaced.map(({ written }) => written)],
    fromHome,
    byTrain,
    tooFar,
    outOfSeason: unfit.map(({ written }) => written),
    leftOut,
  }
}

/** True when nothing is asked for: the list as it is. */
export const isEmptyQuery = ({ words, excluded, understood, sort }: ParsedQuery): boolean =>
  words.length + excluded.length + understood.length === 0 && sort === null
