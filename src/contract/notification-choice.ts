import * as z from 'zod/mini'
import type { AccountKind } from './account.ts'
import {
  mailChoices,
  notificationKindNames,
  notificationKinds,
  type MailChoice,
  type NotificationKind,
} from './notification.ts'
import { mailTokenSchema } from './saved-search.ts'
import { listOf, machineText } from './text-input.ts'

/** How a person is told of one kind of news. */
export type NotificationChoice = { kind: NotificationKind; shown: boolean; mail: MailChoice }

/** True: the kind always comes, and nobody chooses. */
export const isFixed = (kind: NotificationKind): boolean => 'fixed' in notificationKinds[kind]

/** True: how often its mails come is chosen beside each search, so that only the site is chosen here. */
export const isMailedElsewhere = (kind: NotificationKind): boolean => kind === 'saved_search'

/** The kinds that can reach an account of this kind, in the order of the table. */
export const kindsReaching = (account: AccountKind): readonly NotificationKind[] =>
  notificationKindNames.filter((kind) =>
    notificationKinds[kind].of.some((each: AccountKind) => each === account),
  )

/** How a kind is told to somebody who chose nothing. */
export const usualChoice = (kind: NotificationKind): NotificationChoice => ({
  kind,
  shown: true,
  mail: notificationKinds[kind].mail,
})

const kindSchema = z.enum(notificationKindNames, 'INVALID')
const mailSchema = z.enum(mailChoices, 'CHOOSE')

/** Each kind once; what is not named stays as it is. */
export const notificationChoicesSchema = z.object({
  choices: listOf(
    z.object({ kind: kindSchema, shown: z.boolean(), mail: mailSchema }),
    notificationKindNames.length,
    'INVALID',
  ).check(
    z.minLength(1, 'INVALID'),
    z.refine((choices) => new Set(choices.map(({ kind }) => kind)).size === choices.length, 'INVALID'),
  ),
})

/** A press on the page that the link of a mail opens. */
export const notificationMailSchema = z.extend(mailTokenSchema, { mail: mailSchema })

/** The value of an option of the form: the kind, and how it comes by mail. */
export const mailOption = (kind: NotificationKind, mail: MailChoice): string => `${kind}:${mail}`

/** The same as the form sends it: the boxes that are ticked, and an option for each kind. */
export const notificationFormSchema = z.pipe(
  z.object({
    shown: listOf(machineText(100), notificationKindNames.length, 'INVALID'),
    'mail[]': listOf(machineText(100, 'CHOOSE'), notificationKindNames.length, 'INVALID'),
  }),
  z.pipe(
    z.transform(({ shown, 'mail[]': mail }: { shown: string[]; 'mail[]': string[] }) => ({
      choices: mail.map((option) => {
        const [kind = '', chosen = ''] = option.split(':')
        return { kind, shown: shown.includes(kind), mail: chosen }
      }),
    })),
    notificationChoicesSchema,
  ),
)

/** What a link in the mails of a kind changes: that kind, or the mails that gather what is chosen daily and weekly. */
export const mailTopics = [...notificationKindNames, 'digest'] as const
export type MailTopic = NotificationKind | 'digest'
