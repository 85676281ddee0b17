import { mailSubscriptionKinds, mailSubscriptionStates } from '#contract/saved-search.ts'
import type { MailSubscription } from '#server/backend/saved-searches/mail-subscriptions.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
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
}
