import { notificationChoicesSchema, type NotificationChoice } from '#contract/notification-choice.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { inputError } from '#server/backend/schema/input-error.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
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
  const ChoiceInput = builder.inputType('NotificationChoiceInput', {
    fields: (t) => ({
      kind: t.field({ type: Kind, required: true }),
      shown: t.boolean({ required: true }),
      mail: t.field({ type: Mail, required: true }),
    }),
  })
  builder.queryFields((t) => ({
    notificationChoices: t.field({
      type: [Choice],
      description: 'Every kind that can reach the caller, in the order of the settings.',
      resolve: (_parent, _args, context) => context.services.notificationChoices.list(callerOf(context).uid),
    }),
  }))
  builder.mutationFields((t) => ({
    saveNotificationChoices: t.boolean({
      description: 'What is not named stays. Kinds that are fixed or cannot reach the caller are refused.',
      args: { choices: t.arg({ type: [ChoiceInput], required: true }) },
      resolve: async (_, args, context) => {
        const { choices } = parseInput(notificationChoicesSchema, args)
        if (!(await context.services.notificationChoices.save(callerOf(context).uid, choices)))
          throw inputError('Not accepted: choices')
        return true
      },
    }),
    resetNotificationChoices: t.boolean({
      description: 'Everything as it is for who chose nothing.',
      resolve: (_parent, _args, context) => context.services.notificationChoices.reset(callerOf(context).uid),
    }),
  }))
  return Choice
}
