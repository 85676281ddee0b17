import { personalityItems } from '#contract/questionnaires/personality-items.ts'
import {
  answerValues,
  type Answers,
  type Item,
  type Questionnaire,
} from '#contract/questionnaires/questionnaire.ts'
import { temperamentItems } from '#contract/questionnaires/temperament-items.ts'

/** Three to seven seconds, uneven as a reader's are. */
const millisecondsOf = (place: number): number => 3000 + ((place * 1543) % 4000)

/** One digit an item, in the order of the form. */
const answersOf = (items: readonly Item[], digits: string): Answers =>
  Object.fromEntries(
    items.flatMap(({ id }, place) => {
      const value = answerValues.find((each) => String(each) === digits[place])
      return value === undefined ? [] : [[id, { value, milliseconds: millisecondsOf(place) }]]
    }),
  )

/**
 * Made-up answers of the demo student, who likes to think before acting and is drawn to new things. Between the two dates the
 * student has come to know people more easily (E1) and to look for change (NS1); items that stand in both are answered
 * alike at the later date.
 */
export const demoAnswers: Readonly<Record<Questionnaire, { earlier: Answers; later: Answers }>> = {
  personality: {
    earlier: answersOf(
      personalityItems,
      '12533235224354335342324223533434251253323454532352322234523444525223333234413144134451125525552223422123232343353211',
    ),
    later: answersOf(
      personalityItems,
      '34533225323355435433334333543434342252322444431353322344514344524213323225412233134441131524452123312123332342333211',
    ),
  },
  temperament: {
    earlier: answersOf(
      temperamentItems,
      '24244533342423433342342224233155241532242222443325431332422453431524143332245325',
    ),
    later: answersOf(
      temperamentItems,
      '54234523132423434342342243233155342433231233443354331332322443333523143342255325',
    ),
  },
}
