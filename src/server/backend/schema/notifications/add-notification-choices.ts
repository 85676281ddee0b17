import { pushSessionSchema } from '#contract/push.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import type { NotificationChoice } from '#contract/notification-choice.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { NotificationEnums } from './notification-enums.ts'

/** How the caller is told of each kind of news. */
export const addNotificationChoices = (builder: Builder, { Kind, Mail }: NotificationEnums) => {
  const Choice = builder.objectRef<NotificationChoice>('NotificationChoice').implement({
    fields: (t) => ({
      kind: t.field({ type: Kind, resolve: ({ kind }) => kind }),
      shown: t.exposeBoolean('shown', { description: 'On the site.' }),
      mail: t.field({ type: Mail, resolve: ({ mail }) => mail }),
    }),
  })
  builder.queryFields((t) => ({
    notificationChoices: t.field({
      type: [Choice],
      description: 'Every kind that can reach the caller, in the order of the settings.',
      resolve: (_parent, _args, context) => context.services.notificationChoices.list(callerOf(context).uid),
    }),
    pushKinds: t.field({
      type: [Kind],
      description: 'What rings in the browser of a session of the caller.',
      args: { sessionId: t.arg.id({ required: true }) },
      resolve: (_parent, { sessionId }, context) =>
        context.services.pushSubscriptions.kinds(
          callerOf(context).uid,
          parseInput(pushSessionSchema, { sessionId }).sessionId,
        ),
    }),
  }))
  return Choice
}
