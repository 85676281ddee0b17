import { pushSessionSchema, pushSubscriptionSchema } from '#contract/push.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { account } from '#server/domain/access-row.ts'

const whoIsPushed = account(['student', 'company'])

export const savePushSubscription = procedure({
  name: 'savePushSubscription',
  actions: ['config.savePush'],
  who: whoIsPushed,
  description: 'False: the session, the address or a kind is not the caller’s to choose.',
  input: pushSubscriptionSchema,
  types: { kinds: '[NotificationKind!]!' },
  answer: 'Boolean!',
  run: ({ services, caller }, wanted) => services.pushSubscriptions.save(caller.uid, wanted),
})

export const stopPush = procedure({
  name: 'stopPush',
  actions: ['config.stopPush'],
  who: whoIsPushed,
  input: pushSessionSchema,
  answer: 'Boolean!',
  run: ({ services, caller }, { sessionId }) => services.pushSubscriptions.stop(caller.uid, sessionId),
})
