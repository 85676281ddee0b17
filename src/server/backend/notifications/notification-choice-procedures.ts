import { notificationChoicesSchema, notificationMailSchema } from '#contract/notification-choice.ts'
import { inputError } from '#server/backend/schema/input-error.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { account, anyone } from '#server/domain/access-row.ts'

/** Nothing that reaches the operator's people can be chosen. */
const whoChooses = account(['student', 'company'])

export const saveNotificationChoices = procedure({
  name: 'saveNotificationChoices',
  actions: ['config.saveNotifications'],
  who: whoChooses,
  description: 'What is not named stays. Kinds that are fixed or cannot reach the caller are refused.',
  input: notificationChoicesSchema,
  types: {
    choices: '[NotificationChoiceInput!]!',
    'choices.kind': 'NotificationKind!',
    'choices.mail': 'MailChoice!',
  },
  answer: 'Boolean!',
  run: async ({ services, caller }, { choices }) => {
    if (!(await services.notificationChoices.save(caller.uid, choices)))
      throw inputError('Not accepted: choices')
    return true
  },
})

export const resetNotificationChoices = procedure({
  name: 'resetNotificationChoices',
  actions: ['config.resetNotifications'],
  who: whoChooses,
  description: 'Everything as it is for who chose nothing.',
  answer: 'Boolean!',
  run: ({ services, caller }) => services.notificationChoices.reset(caller.uid),
})

export const changeNotificationMail = procedure({
  name: 'changeNotificationMail',
  actions: ['mails.changeNotificationMail'],
  who: anyone,
  description: 'False: there is nothing that the link could change.',
  input: notificationMailSchema,
  types: { mail: 'MailChoice!' },
  answer: 'Boolean!',
  run: ({ services }, { token, mail }) => services.notificationMails.change(token, mail),
})
