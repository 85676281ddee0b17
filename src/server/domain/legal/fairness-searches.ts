import {
  genderedMeanings,
  pressureMeanings,
  questionMeanings,
  unequalMeanings,
} from '#contract/legal/meaning/people.ts'
import { questionStatements, selectionStatements } from '#contract/legal/statements/questions.ts'
import { leavingStatements } from '#contract/legal/statements/leaving.ts'
import { keptOutStatements } from '#contract/legal/statements/kept-out.ts'
import { menStatements, womenStatements } from '#contract/legal/statements/people.ts'
import { demandWordings } from '#contract/legal/wording/demands.ts'
import { ageWordings, unequalWordings } from '#contract/legal/wording/equality.ts'
import { genderedWordings, womenPreferredWordings } from '#contract/legal/wording/gender.ts'
import { dividedWordings, everydayAgeWordings, keptOutWordings } from '#contract/legal/wording/people.ts'
import { pressureWordings } from '#contract/legal/wording/pressure.ts'
import { intrudingWordings, privateWordings } from '#contract/legal/wording/private.ts'
import { questionWordings, selectionWordings } from '#contract/legal/wording/questions.ts'
import { unwiseWordings } from '#contract/legal/wording/unwise.ts'
import type { Hit } from './hit.ts'
import type { AdText } from './texts.ts'
import { createWordingSearch, unlessTakenBack, withStatements } from './wording.ts'

/** Answers each place of what it looks for. */
type Search = (texts: readonly AdText[]) => Hit[]

/** What no law forbids, though it is better left out. */
export const unwise: Search = unlessTakenBack(createWordingSearch(unwiseWordings))

/** Leaves out words that no law forbids, of which the company is told by advice alone. */
const beyondAdvice =
  (search: Search): Search =>
  (texts) => {
    const advised = unwise(texts)
    return search(texts).filter(
      ({ field, words }) =>
        words === null ||
        !advised.some((lawful) => lawful.field === field && lawful.words?.includes(words) === true),
    )
  }

/** 「お聞きしません」: the sentence says what is not asked, and asks nothing besides. */
const notAsked =
  /(?:聞き|伺い|尋ね|質問|調査|調べ|確認|求め|提出)[^。\n]{0,6}(?:しません|いたしません|ません|することはありません|行うことはありません|行いません)|行うことは(?:ありません|ございません)/
const asksBesides = /ください|下さい|教えて|記入|お?書き|ですか|ますか/
const isDenied = (sentence: string) => notAsked.test(sentence) && !asksBesides.test(sentence)
const isAsked = (texts: readonly AdText[], { field, words }: Hit): boolean => {
  if (words === null) return true
  const sentences = texts
    .filter((each) => each.field === field)
    .flatMap(({ text, joined }) => [text, joined].flatMap((each) => each.split(/[。\n]/)))
    .filter((sentence) => sentence.includes(words))
  return sentences.length === 0 || sentences.some((sentence) => !isDenied(sentence))
}
const unlessDenied =
  (search: Search): Search =>
  (texts) =>
    search(texts).filter((found) => isAsked(texts, found))

/** For whom the words of an advertisement or a letter are meant, and what they ask, want or look into. */
const genderedWords = createWordingSearch([...genderedWordings, ...dividedWordings], genderedMeanings)
const womenWords = createWordingSearch(womenPreferredWordings)
export const gendered: Search = withStatements(genderedWords, menStatements, [womenWords])
/** 均等法8条 may make these lawful. */
export const womenPreferred: Search = withStatements(womenWords, womenStatements, [genderedWords])
const ageWords = createWordingSearch([...ageWordings, ...everydayAgeWordings])
export const unequal: Search = beyondAdvice(
  withStatements(
    unlessTakenBack(createWordingSearch([...unequalWordings, ...keptOutWordings], unequalMeanings)),
    keptOutStatements,
    [genderedWords, womenWords, ageWords],
  ),
)
const questionWords = createWordingSearch([...questionWordings, ...privateWordings], questionMeanings)
const selectionWords = createWordingSearch([...selectionWordings, ...intrudingWordings])
export const selection: Search = unlessDenied(
  withStatements(selectionWords, selectionStatements, [questionWords]),
)
export const questions: Search = unlessDenied(
  beyondAdvice(withStatements(questionWords, questionStatements, [selection])),
)
export const pressure: Search = withStatements(
  unlessTakenBack(createWordingSearch(pressureWordings, pressureMeanings)),
  leavingStatements,
)
export const demands: Search = createWordingSearch(demandWordings)
