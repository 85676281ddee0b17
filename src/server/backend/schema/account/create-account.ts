import { consentSchema } from '#contract/account-consent.ts'
import { companyAccountSchema } from '#contract/account-input.ts'
import { memberAccountSchema } from '#contract/member-account.ts'
import { NobodyThere, signUpAnswers } from '#server/backend/accounts/sign-up.ts'
import { addressedCallerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'

/** A token of somebody who is gone is none; only that it is not known yet where it was checked. */
const whoIsThere = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    throw error instanceof NobodyThere ? codedError('UNAUTHENTICATED', 'Nobody is signed in') : error
  })

/** Accounts of people whom the identity provider knows: their row here, with proof of consent. */
export const addCreateAccount = (builder: Builder): void => {
  const Answer = builder.enumType('CreateAccountAnswer', {
    values: signUpAnswers,
    description:
      'exists: the person already has such an account; other_kind: one of another kind; invite_ended, other_address: the invitation is over, or is for another address.',
  })
  const StudentInput = builder.inputType('StudentAccountInput', {
    description: 'Versions of the documents that were shown and agreed to.',
    fields: (t) => ({
      terms: t.string({ required: true }),
      privacy: t.string({ required: true }),
    }),
  })
  const CompanyInput = builder.inputType('CompanyAccountInput', {
    fields: (t) => ({
      corporateNumber: t.string({ description: 'Null of a sole trader, who has none.' }),
      legalName: t.string({ required: true }),
      kana: t.string({ required: true }),
      displayName: t.string({ required: true }),
      representative: t.string({ required: true }),
      postalCode: t.string({ required: true }),
      prefectureCode: t.string({ required: true }),
      city: t.string({ required: true }),
      street: t.string({ required: true }),
      building: t.string({ required: true }),
      contactTel: t.string({ required: true }),
      industryCode: t.string({ required: true }),
      terms: t.string({ required: true }),
      privacy: t.string({ required: true }),
    }),
  })
  const MemberInput = builder.inputType('MemberAccountInput', {
    fields: (t) => ({
      invite: t.string({ required: true }),
      terms: t.string({ required: true }),
      privacy: t.string({ required: true }),
    }),
  })
  builder.mutationFields((t) => ({
    createStudentAccount: t.field({
      type: Answer,
      args: { input: t.arg({ type: StudentInput, required: true }) },
      resolve: (_, { input }, context) =>
        whoIsThere(
          context.services.signUp.student(addressedCallerOf(context), parseInput(consentSchema, input)),
        ),
    }),
    createCompanyAccount: t.field({
      type: Answer,
      description: 'Makes the company too; it is pending until the operator approves it.',
      args: { input: t.arg({ type: CompanyInput, required: true }) },
      resolve: (_, { input }, context) =>
        whoIsThere(
          context.services.signUp.company(
            addressedCallerOf(context),
            parseInput(companyAccountSchema, input),
          ),
        ),
    }),
    createMemberAccount: t.field({
      type: Answer,
      description:
        'A company account without a company, for whom an invitation is; accepting it comes after.',
      args: { input: t.arg({ type: MemberInput, required: true }) },
      resolve: (_, { input }, context) =>
        whoIsThere(
          context.services.signUp.member(addressedCallerOf(context), parseInput(memberAccountSchema, input)),
        ),
    }),
  }))
}
