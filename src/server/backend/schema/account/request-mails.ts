import { linkRequestSchema, verificationRequestSchema } from '#contract/sign-in-input.ts'
import { addressedCallerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'

const answers = ['sent', 'limited', 'already_verified'] as const

/** True; a network that asked too often learns that, and nothing of the address. */
const accepted = ({ kind }: { kind: 'accepted' | 'limited' }): true => {
  if (kind === 'limited') throw codedError('RATE_LIMITED', 'Too many mails were asked for')
  return true
}

/** Mails with links. What is asked for somebody else's address answers the same whether it is known or not. */
export const addRequestMails = (builder: Builder): void => {
  const Answer = builder.enumType('VerificationMailAnswer', {
    values: answers,
    description: 'limited: this address got enough mails for now.',
  })
  builder.mutationFields((t) => ({
    requestVerificationMail: t.field({
      type: Answer,
      description: 'To the caller. callbackUrl: where to go on, an address of this site; may be empty.',
      args: { callbackUrl: t.arg.string({ required: true }) },
      resolve: async (_, args, context): Promise<(typeof answers)[number]> => {
        const { callbackUrl } = parseInput(verificationRequestSchema, args)
        const person = addressedCallerOf(context)
        if (person.emailVerified) return 'already_verified'
        return context.services.accountMails.sendVerification(person, callbackUrl)
      },
    }),
    requestPasswordReset: t.boolean({
      description: 'Always true: whether the address is known, only its mailbox learns.',
      args: {
        email: t.arg.string({ required: true }),
        callbackUrl: t.arg.string({ required: true, defaultValue: '' }),
      },
      resolve: async (_, args, { services, client }) => {
        const { email, callbackUrl } = parseInput(linkRequestSchema, args)
        return accepted(await services.accountMails.requestPasswordReset({ email, callbackUrl, client }))
      },
    }),
    requestSignInLink: t.boolean({
      description: 'Always true: whether the address is known, only its mailbox learns.',
      args: {
        email: t.arg.string({ required: true }),
        callbackUrl: t.arg.string({ required: true }),
      },
      resolve: async (_, args, { services, client }) => {
        const { email, callbackUrl } = parseInput(linkRequestSchema, args)
        return accepted(await services.accountMails.requestSignInLink({ email, callbackUrl, client }))
      },
    }),
  }))
}
