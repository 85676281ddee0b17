import { expect, test } from 'vitest'
import { taskPolicies } from './kinds.ts'
import { failedQueuePlan, queuePlan } from './queue-plan.ts'

const day = 24 * 60 * 60

test('what is done is gone after a day, since it may be of people; what failed waits two weeks', () => {
  for (const policy of Object.values(taskPolicies))
    expect(queuePlan(policy).plan).toMatchObject({ deleteAfterSeconds: day, retentionSeconds: 30 * day })
  expect(failedQueuePlan).toMatchObject({ deleteAfterSeconds: day, retentionSeconds: 14 * day })
})
