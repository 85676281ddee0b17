import type { JobPostKind } from '#contract/codes/job-post.ts'
import type { PrefectureCode } from '#contract/codes/prefectures.ts'
import { limits } from '#contract/limits.ts'
import { synonymsOf } from '#server/domain/tables/synonyms.ts'
import { normalise } from './normalise.ts'
import type { SearchWord } from './search-expression.ts'
import { understand } from './understood-words.ts'

/** A typed query. All of `words` must be found, none of `excluded`; the rest are filters the person typed as words. */
export type ParsedQuery = {
  words: readonly SearchWord[]
  excluded: readonly SearchWord[]
  prefectures: readonly PrefectureCode[]
  kinds: readonly JobPostKind[]
  years: readonly number[]
}

type Token = { text: string; quoted: boolean; excluded: boolean }

/**
 * An optional minus (with an IME it may come out as ー), then a phrase in quotes or a run without spaces.
 * A quote that is never closed is an ordinary character, which the normaliser drops.
 */
const tokens =
  /(?<minus>(?<![^\s])[-－−ー](?=\S))?(?:"(?<straight>[^"]*)"|“(?<curly>[^”]*)”|＂(?<wide>[^＂]*)＂|「(?<corner>[^」]*)」|『(?<double>[^』]*)』|(?<plain>(?:(?!["“＂「『])\S)+|\S))/gu

const tokenise = (text: string): Token[] =>
  Array.from(text.matchAll(tokens), ({ groups = {} }) => {
    const phrase = groups.straight ?? groups.curly ?? groups.wide ?? groups.corner ?? groups.double
    return {
      text: phrase ?? groups.plain ?? '',
      quoted: phrase !== undefined,
      excluded: groups.minus !== undefined,
    }
  })

/**
 * Reads what a person typed. Only the first `limits.searchQuery` characters and `limits.searchTerms` words count.
 * A word in quotes stays that word: it is no filter and has no synonyms.
 */
export const parseQuery = (typed: string): ParsedQuery => {
  const words = new Map<string, SearchWord>()
  const excluded = new Map<string, SearchWord>()
  const prefectures = new Set<PrefectureCode>()
  const kinds = new Set<JobPostKind>()
  const years = new Set<number>()
  let count = 0

  const add = (form: string, written: string, token: Token): void => {
    const into = token.excluded ? excluded : words
    const forms = token.excluded || token.quoted ? [form] : [form, ...synonymsOf(form)]
    into.set(form, { written, forms })
  }
  const read = (form: string, written: string, token: Token): void => {
    if (!hasContent(form) || count++ >= limits.searchTerms) return
    if (token.quoted) return add(form, written, token)
    const meaning = token.excluded ? undefined : understand(form)
    if (meaning === undefined) return add(form, written, token)
    if (meaning.filter === 'prefecture') for (const code of meaning.codes) prefectures.add(code)
    else if (meaning.filter === 'kind') for (const kind of meaning.kinds) kinds.add(kind)
    else years.add(meaning.year)
  }

  for (const token of tokenise(typed.slice(0, limits.searchQuery))) {
    const form = normalise(token.text)
    const forms = token.quoted ? [form] : form.split(' ')
    for (const word of forms) read(word, forms.length === 1 ? token.text.trim() : word, token)
  }
  return {
    words: [...words.values()],
    excluded: [...excluded.values()],
    prefectures: [...prefectures],
    kinds: [...kinds],
    years: [...years],
  }
}

/** A lone dash means nothing; every other sign may be looked for. */
const hasContent = (form: string): boolean => /[^\s-]/.test(form)

/** True when nothing is asked for: the list as it is. */
export const isEmptyQuery = (query: ParsedQuery): boolean =>
  query.words.length +
    query.excluded.length +
    query.prefectures.length +
    query.kinds.length +
    query.years.length ===
  0
