import { notificationMailSchema } from '#contract/notification-choice.ts'
import type { NotificationMail } from '#server/backend/notifications/notification-mails.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import type { addNotificationChoices } from './add-notification-choices.ts'
import type { NotificationEnums } from './notification-enums.ts'

/** The links in mails of notifications. Whoever has one reads the mailbox it went to. */
export const addNotificationMails = (
  builder: Builder,
  { Mail, Topic }: NotificationEnums,
  Choice: ReturnType<typeof addNotificationChoices>,
): void => {
  const Subject = builder.objectRef<NotificationMail>('NotificationMail').implement({
    fields: (t) => ({
      topic: t.field({ type: Topic, resolve: ({ topic }) => topic }),
      choices: t.field({
        type: [Choice],
        description: 'The kinds that the topic stands for now.',
        resolve: ({ choices }) => choices,
      }),
    }),
  })
  builder.queryFields((t) => ({
    notificationMail: t.field({
      type: Subject,
      nullable: true,
      description: 'What the link of a mail is about; looking changes nothing. Null: it is none of these.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_, { token }, { services }) => services.notificationMails.look(token),
    }),
  }))
  builder.mutationFields((t) => ({
    changeNotificationMail: t.boolean({
      description: 'False: there is nothing that the link could change.',
      args: { token: t.arg.string({ required: true }), mail: t.arg({ type: Mail, required: true }) },
      resolve: (_, args, { services }) => {
        const { token, mail } = parseInput(notificationMailSchema, args)
        return services.notificationMails.change(token, mail)
      },
    }),
  }))
}
