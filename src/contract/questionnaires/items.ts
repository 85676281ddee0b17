import { personalityItems } from './personality-items.ts'
import type { Item, Questionnaire } from './questionnaire.ts'
import { temperamentItems } from './temperament-items.ts'

const items = { personality: personalityItems, temperament: temperamentItems } as const

/** The items of a questionnaire, in their fixed order. */
export const questionnaireItems = (questionnaire: Questionnaire): readonly Item[] => items[questionnaire]
