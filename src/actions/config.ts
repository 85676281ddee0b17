import { defineAction } from 'astro:actions'
import * as z from 'zod/mini'
import { newEmailSchema } from '#contract/account-security.ts'
import { configWay } from '#contract/config-way.ts'
import { notificationFormSchema } from '#contract/notification-choice.ts'
import * as emailChanges from '#server/backend/accounts/email-change-procedures.ts'
import { saveNotificationChoices } from '#server/backend/notifications/notification-choice-procedures.ts'
import * as security from '#server/backend/security/security-procedures.ts'
import { perform } from './action.ts'
import { fail } from './failure.ts'

/** Answers the page that says so. */
export const announcePasswordChange = defineAction({
  handler: async (_, context) => {
    await perform(context, security.announcePasswordChange, {})
    return context.locals.sealed(configWay.passwordComplete)
  },
})

/** Answers the page that says so; null: the provider knows of no number. */
export const announceSignInPhone = defineAction({
  handler: async (_, context) =>
    (await perform(context, security.announceSignInPhone, {}))
      ? context.locals.sealed(configWay.complete('phone'))
      : null,
})

/** Signs the person out on every device but this one. */
export const endOtherSignIns = defineAction({
  accept: 'form',
  input: z.object({}),
  handler: (_, context) => {
    const { session } = context.locals
    if (session === null) throw fail('UNAUTHENTICATED')
    return perform(context, security.endOtherSignIns, { keep: session.id })
  },
})

/** Answers the page that says so. */
export const removeSecondFactor = defineAction({
  handler: async (_, context) => {
    await perform(context, security.removeSecondFactor, {})
    return context.locals.sealed(configWay.complete('factor'))
  },
})

/** Answers the page that says so. */
export const removeSignInPhone = defineAction({
  handler: async (_, context) => {
    await perform(context, security.removeSignInPhone, {})
    return context.locals.sealed(configWay.complete('phoneRemoved'))
  },
})

/** `next`: the page that says so. */
export const requestDeletion = defineAction({
  handler: async (_, context) => {
    const kind = await perform(context, security.requestAccountDeletion, {})
    return kind === 'requested'
      ? { kind, next: context.locals.sealed(configWay.complete('deletion')) }
      : { kind }
  },
})

/** `next`: the page that says so. */
export const requestEmailChange = defineAction({
  input: newEmailSchema,
  handler: async (input, context) => {
    const kind = await perform(context, emailChanges.requestEmailChange, input)
    return kind === 'sent' ? { kind, next: context.locals.sealed(configWay.complete('email')) } : { kind }
  },
})

export const saveNotifications = defineAction({
  accept: 'form',
  input: notificationFormSchema,
  handler: (input, context) => perform(context, saveNotificationChoices, input),
})
