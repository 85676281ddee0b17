import { expect, test } from 'vitest'
import { taskNames } from '#contract/task-names.ts'
import { taskPolicies } from './kinds.ts'

test('every kind of task has words, and nothing else has', () => {
  expect(Object.keys(taskNames).toSorted()).toEqual(Object.keys(taskPolicies).toSorted())
})
