import {
  changeMailSchema,
  mailSubscriptionKinds,
  mailSubscriptionStates,
  mailTokenSchema,
} from '#contract/saved-search.ts'
import type { MailSubscription } from '#server/backend/saved-searches/mail-subscriptions.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import type { FrequencyEnum } from './frequency-enum.ts'

/** The links in mails that come again. Whoever has one may look at it and use it: they read the mailbox it went to. */
export const addMailSubscriptions = (builder: Builder, Frequency: FrequencyEnum): void => {
  const Kind = builder.enumType('MailSubscriptionKind', { values: mailSubscriptionKinds })
  const State = builder.enumType('MailSubscriptionState', {
    values: mailSubscriptionStates,
    description: 'paused: kept without mails; ended: stopped, and nothing is left of it.',
  })
  const Subscription = builder.objectRef<MailSubscription>('MailSubscription').implement({
    fields: (t) => ({
      kind: t.field({ type: Kind, resolve: ({ kind }) => kind }),
      state: t.field({ type: State, resolve: ({ state }) => state }),
      name: t.exposeString('name', { nullable: true }),
      address: t.exposeString('address', { nullable: true }),
      frequency: t.field({ type: Frequency, nullable: true, resolve: ({ frequency }) => frequency }),
    }),
  })
  builder.queryFields((t) => ({
    mailSubscription: t.field({
      type: Subscription,
      nullable: true,
      description:
        'What the link of a mail is about; looking changes nothing. Null: it is invalid or too old.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_, { token }, { services }) => services.mailSubscriptions.look(token),
    }),
  }))
  builder.mutationFields((t) => ({
    confirmMailSubscription: t.boolean({
      description: 'False: the link is invalid, too old, or what it was for is gone.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_, args, { services }) =>
        services.mailSubscriptions.confirm(parseInput(mailTokenSchema, args).token),
    }),
    changeMailSubscription: t.boolean({
      description: 'False: there is nothing that the link could change.',
      args: {
        token: t.arg.string({ required: true }),
        name: t.arg.string({ required: true }),
        frequency: t.arg({ type: Frequency, required: true }),
      },
      resolve: (_, args, { services }) => {
        const { token, ...change } = parseInput(changeMailSchema, args)
        return services.mailSubscriptions.change(token, change)
      },
    }),
    stopMailSubscription: t.boolean({
      description: 'Of searches and of notifications. True however often; false: the link is invalid.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_, args, { services }) => services.stopMails(parseInput(mailTokenSchema, args).token),
    }),
  }))
}
