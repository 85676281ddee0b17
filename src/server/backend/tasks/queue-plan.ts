import type { Queue, UpdateQueueOptions } from 'pg-boss'
import type { TaskPolicy } from './kinds.ts'

/** Where tasks that used up their tries wait for the operator. */
export const failedQueue = 'failed'

const day = 24 * 60 * 60

/**
 * Seconds: what is done leaves no trace of people. What failed waits for the operator, and no longer, since mails name
 * people who may have left the site meanwhile.
 */
const keptSeconds = { done: day, waiting: 30 * day, failed: 14 * day }

const policies = {
  kept: 'standard',
  'dropped while one waits': 'short',
  'dropped while one is open': 'exclusive',
} as const satisfies Record<TaskPolicy['doubles'], Queue['policy']>

export const failedQueuePlan = {
  retentionSeconds: keptSeconds.failed,
  deleteAfterSeconds: day,
} satisfies UpdateQueueOptions

/** A kind of task in the words of pg-boss: the policy is settled when the queue is made, the rest may change. */
export const queuePlan = (policy: TaskPolicy) => ({
  policy: policies[policy.doubles],
  plan: {
    retryLimit: policy.attempts - 1,
    retryDelay: policy.retrySeconds,
    retryBackoff: true,
    retryDelayMax: policy.retrySecondsMax,
    expireInSeconds: policy.limitSeconds,
    retentionSeconds: keptSeconds.waiting,
    deleteAfterSeconds: keptSeconds.done,
    notify: true,
    ...(policy.attempts > 1 && { deadLetter: failedQueue }),
  } satisfies UpdateQueueOptions,
})
