import * as z from 'zod/mini'
import { checkPasswordSchema } from '#contract/account-password.ts'
import { companyAccountSchema, studentAccountSchema } from '#contract/account-input.ts'
import { memberAccountSchema } from '#contract/member-account.ts'
import { linkRequestSchema, sessionVerificationSchema } from '#contract/sign-in-input.ts'
import { signUpCodeSchema, signUpRequestSchema, waitingSignUpSchema } from '#contract/sign-up.ts'
import { rejectSignUpSchema, sessionCodeSchema } from '#contract/verification-code.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { anyone, signedIn } from '#server/domain/access-row.ts'
import { passwordProblem } from '#server/domain/password-problem.ts'

/** A token of somebody who is gone is none; only that it is not known yet where it was checked. */
const whoIsThere = async <Answer>(answer: Promise<Answer | 'nobody'>): Promise<Answer> => {
  const given = await answer
  if (given === 'nobody') throw codedError('UNAUTHENTICATED', 'Nobody is signed in')
  return given
}

/** True; a network that asked too often learns that, and nothing of the address. */
const accepted = ({ kind }: { kind: 'accepted' | 'limited' }): true => {
  if (kind === 'limited') throw codedError('RATE_LIMITED', 'Too many mails were asked for')
  return true
}

export const createStudentAccount = procedure({
  name: 'createStudentAccount',
  actions: ['account.createStudent'],
  who: signedIn('email'),
  input: z.object({ input: studentAccountSchema }),
  types: { input: 'StudentAccountInput!', 'input.terms': 'String!', 'input.privacy': 'String!' },
  descriptions: {
    StudentAccountInput: 'Versions of the documents that were shown and agreed to.',
    'input.guardianName': 'Who agreed to it, of a person under 18; left out or empty: the person is 18.',
  },
  answer: 'CreateAccountAnswer!',
  run: ({ services, addressedCaller }, { input }) =>
    whoIsThere(services.signUp.student(addressedCaller, input)),
})

export const createCompanyAccount = procedure({
  name: 'createCompanyAccount',
  actions: ['account.createCompany'],
  who: signedIn('email'),
  description: 'Makes the company too; it is pending until the operator approves it.',
  input: z.object({ input: companyAccountSchema }),
  types: {
    input: 'CompanyAccountInput!',
    'input.prefectureCode': 'String!',
    'input.building': 'String!',
    'input.industryCode': 'String!',
    'input.terms': 'String!',
    'input.privacy': 'String!',
  },
  descriptions: { 'input.corporateNumber': 'Null of a sole trader, who has none.' },
  answer: 'CreateAccountAnswer!',
  run: ({ services, addressedCaller }, { input }) =>
    whoIsThere(services.signUp.company(addressedCaller, input)),
})

export const createMemberAccount = procedure({
  name: 'createMemberAccount',
  actions: ['account.createMember'],
  who: signedIn('email'),
  description: 'A company account without a company, for whom an invitation is; accepting it comes after.',
  input: z.object({ input: memberAccountSchema }),
  types: { input: 'MemberAccountInput!', 'input.terms': 'String!', 'input.privacy': 'String!' },
  answer: 'CreateAccountAnswer!',
  run: ({ services, addressedCaller }, { input }) =>
    whoIsThere(services.signUp.member(addressedCaller, input)),
})

export const checkPassword = procedure({
  name: 'checkPassword',
  actions: ['account.checkPassword'],
  who: anyone,
  description:
    'Why a new password is refused; null: it is not. A mutation, so that it never is part of an address.',
  input: checkPasswordSchema,
  types: { email: 'String!' },
  answer: 'PasswordProblem',
  run: (_, { password, email }) => passwordProblem(password, email),
})

export const requestVerificationMail = procedure({
  name: 'requestVerificationMail',
  actions: ['account.requestVerification'],
  who: signedIn('email'),
  description:
    'To the caller. callbackUrl: where to go on, an address of this site; may be empty. browser: the id of the session, whose page alone takes the code.',
  input: sessionVerificationSchema,
  types: { callbackUrl: 'String!' },
  answer: 'VerificationMailAnswer!',
  run: ({ services, addressedCaller }, wanted) =>
    addressedCaller.emailVerified
      ? 'already_verified'
      : services.accountMails.sendVerification(addressedCaller, wanted),
})

export const confirmVerificationCode = procedure({
  name: 'confirmVerificationCode',
  actions: ['account.confirmVerificationCode'],
  who: signedIn('email'),
  description: 'The code of the mail confirms the address of the caller; it opens nothing.',
  input: sessionCodeSchema,
  answer: 'VerificationCodeAnswer!',
  run: ({ services, addressedCaller }, typed) =>
    addressedCaller.emailVerified
      ? 'already_verified'
      : services.verificationCodes.confirm(addressedCaller, typed),
})

export const requestSignUp = procedure({
  name: 'requestSignUp',
  actions: ['account.requestSignUp'],
  who: anyone,
  description:
    'The same for every address: whether it has an account, only its mailbox learns. browser: a secret of the caller’s, by which it goes on.',
  input: signUpRequestSchema,
  types: { callbackUrl: 'String! = ""' },
  answer: 'SignUpMailAnswer!',
  run: ({ services, client }, wanted) => services.waitingSignUps.request(wanted, client),
})

export const resendSignUp = procedure({
  name: 'resendSignUp',
  actions: ['account.resendSignUp'],
  who: anyone,
  description: 'The mail of a sign-up once more, with another code.',
  input: waitingSignUpSchema,
  answer: 'SignUpMailAnswer!',
  run: ({ services, client }, { browser }) => services.waitingSignUps.resend(browser, client),
})

export const confirmSignUp = procedure({
  name: 'confirmSignUp',
  actions: ['account.confirmSignUp'],
  who: anyone,
  description: 'The code of the mail confirms the address of the sign-up; it signs nobody in.',
  input: signUpCodeSchema,
  answer: 'VerificationCodeAnswer!',
  run: ({ services, client }, { browser, code }) =>
    services.waitingSignUps.confirm(browser, { code, client }),
})

export const checkSignUp = procedure({
  name: 'checkSignUp',
  actions: ['account.checkSignUp'],
  who: anyone,
  description:
    'Whether the address of the sign-up was confirmed. A mutation, so that it never is part of an address.',
  input: waitingSignUpSchema,
  answer: 'SignUpState!',
  run: ({ services }, { browser }) => services.waitingSignUps.check(browser),
})

export const rejectSignUp = procedure({
  name: 'rejectSignUp',
  actions: ['account.rejectSignUp'],
  who: anyone,
  description:
    'By the code of a verification link: the account that nobody has verified is deleted. Its address learns nothing else.',
  input: rejectSignUpSchema,
  answer: 'RejectSignUpAnswer!',
  run: ({ services, client }, { code }) => services.rejectedSignUps.reject(code, client),
})

export const requestPasswordReset = procedure({
  name: 'requestPasswordReset',
  actions: ['login.requestPasswordReset'],
  who: anyone,
  description: 'Always true: whether the address is known, only its mailbox learns.',
  input: linkRequestSchema,
  types: { callbackUrl: 'String! = ""' },
  answer: 'Boolean!',
  run: async ({ services, client }, request) =>
    accepted(await services.accountMails.requestPasswordReset({ ...request, client })),
})

export const requestSignInLink = procedure({
  name: 'requestSignInLink',
  actions: ['login.requestSignInLink'],
  who: anyone,
  description: 'Always true: whether the address is known, only its mailbox learns.',
  input: linkRequestSchema,
  types: { callbackUrl: 'String!' },
  answer: 'Boolean!',
  run: async ({ services, client }, request) =>
    accepted(await services.accountMails.requestSignInLink({ ...request, client })),
})
