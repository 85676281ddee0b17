import { expect, test } from 'vitest'
import { mixedNormGroup } from '#contract/questionnaires/norm-groups.ts'
import { personalityItems } from '#contract/questionnaires/personality-items.ts'
import { questionnaireOutlines, questionnaires } from '#contract/questionnaires/questionnaire.ts'
import { warningsOf } from '#server/domain/questionnaires/answer-warnings.ts'
import { personalityChanges, temperamentChanges } from '#server/domain/questionnaires/changes-between.ts'
import { fitOf } from '#server/domain/questionnaires/fit.ts'
import { scorePersonality } from '#server/domain/questionnaires/score-personality.ts'
import { scoreTemperament } from '#server/domain/questionnaires/score-temperament.ts'
import { demoAnswers } from './demo-answers.ts'

const { personality, temperament } = demoAnswers

test.each(questionnaires)('%s: every item is answered, with nothing to warn of', (questionnaire) => {
  for (const answers of Object.values(demoAnswers[questionnaire])) {
    expect(Object.keys(answers)).toHaveLength(questionnaireOutlines[questionnaire].items)
    expect(warningsOf(questionnaire, answers)).toEqual([])
  }
})

test('an item in both has one answer', () => {
  for (const { id, sharedWith = '' } of personalityItems.filter((item) => item.sharedWith !== undefined)) {
    expect([id, personality.later[id]?.value]).toEqual([id, temperament.later[sharedWith]?.value])
  }
})

test('there is a change to show, and jobs that are near or differ', () => {
  const results = {
    personality: scorePersonality(personality.later, mixedNormGroup),
    temperament: scoreTemperament(temperament.later),
  }
  const facets = personalityChanges(
    scorePersonality(personality.earlier, mixedNormGroup),
    results.personality,
  ).flatMap((each) => each.facets)
  expect(facets.filter(({ change }) => change !== 'same')).toEqual([{ facet: 'E1', change: 'rose' }])
  expect(
    temperamentChanges(scoreTemperament(temperament.earlier), results.temperament).filter(
      ({ change }) => change !== 'same',
    ),
  ).toEqual([{ scale: 'NS1', change: 'rose' }])
  expect(fitOf({ variety: 5, pace: 1, matter: 4 }, results).overall).toBe('near')
  expect(fitOf({ variety: 5, encounters: 5 }, results).overall).toBe('partly')
})
