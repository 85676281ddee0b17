import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { consentSchema } from '#contract/account-consent.ts'
import { companyAccountSchema } from '#contract/account-input.ts'
import { createAccounts } from '#server/backend/accounts/accounts.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Context } from '#server/backend/schema/context.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import { normaliseFields } from '#server/domain/search/normalise.ts'
import { newId } from '#server/platform/ids.ts'
import { requireEmail } from './require-identity.ts'

const answers = ['created', 'exists', 'other_kind', 'corporate_number_taken'] as const
type Answer = (typeof answers)[number]

/** Rolls the transaction back; the account must not outlive the company that was refused. */
class NumberTaken extends Error {
  override name = 'NumberTaken'
}

/** Asking again after a lost answer finds the same account, which is what was wanted. */
const answerExisting = async ({ database }: Context, uid: string, kind: 'student' | 'company') => {
  const [found] = await database.select({ kind: account.kind }).from(account).where(eq(account.uid, uid))
  return found?.kind === kind ? 'exists' : 'other_kind'
}

const createStudent = async (context: Context, input: unknown): Promise<Answer> => {
  const consents = parseInput(consentSchema, input)
  const { uid, email, emailVerified } = requireEmail(context)
  const accounts = createAccounts(context.database, { now: () => context.now })
  const made = await accounts.create({ uid, email, emailVerified, kind: 'student', consents })
  return made === 'created' ? made : answerExisting(context, uid, 'student')
}

const companyRow = (given: z.infer<typeof companyAccountSchema>, at: Date) => {
  const { terms, privacy, ...particulars } = given
  const { displayName, legalName, kana } = particulars
  const row: typeof company.$inferInsert & { id: string } = {
    ...particulars,
    id: newId(),
    status: 'pending',
    searchShadow: normaliseFields([displayName, legalName, kana, '']),
    createdAt: at,
    updatedAt: at,
  }
  return { row, consents: { terms, privacy } }
}

const createCompany = async (context: Context, input: unknown): Promise<Answer> => {
  const given = parseInput(companyAccountSchema, input)
  const { uid, email, emailVerified } = requireEmail(context)
  const at = context.now
  try {
    const made = await context.database.transaction(async (transaction) => {
      const { row, consents } = companyRow(given, at)
      const accounts = createAccounts(transaction, { now: () => at })
      const person = await accounts.create({ uid, email, emailVerified, kind: 'company', consents })
      if (person === 'exists') return person
      const companies = await transaction
        .insert(company)
        .values(row)
        .onConflictDoNothing({ target: company.corporateNumber })
        .returning({ id: company.id })
      if (companies.length === 0) throw new NumberTaken()
      await transaction
        .insert(companyMember)
        .values({ id: newId(), companyId: row.id, uid, role: 'owner', createdAt: at, updatedAt: at })
      return person
    })
    return made === 'created' ? made : answerExisting(context, uid, 'company')
  } catch (error) {
    if (error instanceof NumberTaken) return 'corporate_number_taken'
    throw error
  }
}

/** Accounts of people whom the identity provider knows: their row here, with proof of consent. */
export const addCreateAccount = (builder: Builder): void => {
  const Answer = builder.enumType('CreateAccountAnswer', {
    values: answers,
    description: 'exists: the person already has such an account; other_kind: one of another kind.',
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
      corporateNumber: t.string({ required: true }),
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
  builder.mutationFields((t) => ({
    createStudentAccount: t.field({
      type: Answer,
      args: { input: t.arg({ type: StudentInput, required: true }) },
      resolve: (_, { input }, context) => createStudent(context, input),
    }),
    createCompanyAccount: t.field({
      type: Answer,
      description: 'Makes the company too; it is pending until the operator approves it.',
      args: { input: t.arg({ type: CompanyInput, required: true }) },
      resolve: (_, { input }, context) => createCompany(context, input),
    }),
  }))
}
