import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { companyAccountSchema, studentAccountSchema } from '#contract/account-input.ts'
import { formatPhone } from '#contract/format/phone.ts'
import { formatAddress } from '#contract/format/place.ts'
import type { memberAccountSchema } from '#contract/member-account.ts'
import type { Database } from '#server/backend/database/open.ts'
import { shadowOf } from '#server/backend/companies/company-rows.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { findInvite } from '#server/backend/members/invite-rows.ts'
import { Rollback, type Work } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import type { Actor } from '#server/domain/actor.ts'
import { isInvited } from '#server/domain/invite-standing.ts'
import { isFreeMail, mailDomain } from '#server/domain/mail-domain.ts'
import type { MailContent } from '#server/ports/mails.ts'
import type { People } from '#server/ports/people.ts'
import { newId } from '#server/platform/ids.ts'
import { createAccounts, insertAccount, type NewAccount } from './accounts.ts'

export const signUpAnswers = [
  'created',
  'exists',
  'other_kind',
  'corporate_number_taken',
  'invite_ended',
  'other_address',
] as const
/**
 * `exists`: the person already has such an account; `other_kind`: one of another kind. `corporate_number_taken`: an active
 * company has it, as its page says to everybody; what waits or is suspended is nobody's business. `invite_ended`,
 * `other_address`: the invitation that was named is over, or is for another address.
 */
export type SignUpAnswer = (typeof signUpAnswers)[number]

export type SignUp = ReturnType<typeof createSignUp>

/** As the identity provider verified or claims them. */
type Person = Pick<NewAccount, 'uid' | 'email' | 'emailVerified'>

const companyRow = (given: z.output<typeof companyAccountSchema>, at: Date) => {
  const { terms, privacy, ...particulars } = given
  const row: typeof company.$inferInsert & { id: string } = {
    ...particulars,
    id: newId(),
    status: 'pending',
    searchShadow: shadowOf({ ...particulars, description: '' }),
    createdAt: at,
    updatedAt: at,
  }
  return { row, consents: { terms, privacy } }
}

/** What the operator is told of it; `email`: of the person who registered it. */
const registered = (
  row: ReturnType<typeof companyRow>['row'],
  email: string,
): MailContent<'company-registered'>['data'] => {
  const { id: companyId, legalName, displayName, corporateNumber, representative, contactTel } = row
  const domain = mailDomain(email)
  return {
    companyId,
    legalName,
    displayName,
    corporateNumber: corporateNumber ?? '',
    representative,
    address: formatAddress({ ...row, building: row.building ?? '' }),
    tel: formatPhone(contactTel ?? ''),
    mailDomain: domain,
    freeMail: isFreeMail(domain),
  }
}

/** True when an active company has the number. */
const isListed = async (database: Database, corporateNumber: string): Promise<boolean> => {
  const [active] = await database
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.corporateNumber, corporateNumber), eq(company.status, 'active')))
    .limit(1)
  return active !== undefined
}

/** Accounts of people whom the identity provider knows: their rows here, with proof of consent. */
export const createSignUp = (
  database: Database,
  {
    work,
    people,
    operatorEmail,
    now,
  }: { work: Work; people: Pick<People, 'standing'>; operatorEmail: string; now: () => Date },
) => {
  /** Asking again after a lost answer finds the same account, which is what was wanted. */
  const answerExisting = async (uid: string, kind: NewAccount['kind']): Promise<SignUpAnswer> =>
    (await createAccounts(database, { work, now }).kindOf(uid)) === kind ? 'exists' : 'other_kind'

  const by = ({ uid }: Person): Actor => ({ kind: 'person', uid })

  /**
   * False: the provider no longer has the person, or shut them out; a token tells so only minutes later. Outside of the
   * unit of work, as calls to providers are.
   */
  const isThere = async ({ uid }: Person): Promise<boolean> => (await people.standing(uid)) === 'active'

  return {
    /** Throws what the provider throws. */
    student: async (
      person: Person,
      { guardianName, ...consents }: z.output<typeof studentAccountSchema>,
    ): Promise<SignUpAnswer | 'nobody'> => {
      if (!(await isThere(person))) return 'nobody'
      const { uid, email, emailVerified } = person
      const made = await work(by(person), (unit) =>
        insertAccount(unit, { uid, email, emailVerified, kind: 'student', consents, guardianName }),
      )
      return made === 'created' ? made : answerExisting(uid, 'student')
    },

    /** Makes the company too, pending, with the person as its owner, and tells the operator. Throws what the provider throws. */
    company: async (
      person: Person,
      given: z.output<typeof companyAccountSchema>,
    ): Promise<SignUpAnswer | 'nobody'> => {
      if (!(await isThere(person))) return 'nobody'
      const { uid, email, emailVerified } = person
      const made = await work<SignUpAnswer>(by(person), async (unit) => {
        const { database, at } = unit
        const { row, consents } = companyRow(given, at)
        const account = await insertAccount(unit, { uid, email, emailVerified, kind: 'company', consents })
        if (account === 'exists') return account
        const { corporateNumber } = given
        // The account must not outlive the company that was refused.
        if (corporateNumber !== null && (await isListed(database, corporateNumber)))
          return new Rollback<SignUpAnswer>('corporate_number_taken')
        // Several may wait with one number: the operator finds out whose it is.
        await database.insert(company).values(row)
        await database
          .insert(companyMember)
          .values({ id: newId(), companyId: row.id, uid, role: 'owner', createdAt: at, updatedAt: at })
        unit.send(mailTask({ kind: 'company-registered', to: operatorEmail, data: registered(row, email) }))
        return account
      })
      return made === 'exists' ? answerExisting(uid, 'company') : made
    },

    /**
     * The company account of somebody who was invited, without a company: the invitation is accepted once the address is
     * verified. Throws what the provider throws.
     */
    member: async (
      person: Person,
      { invite: token, ...consents }: z.output<typeof memberAccountSchema>,
    ): Promise<SignUpAnswer | 'nobody'> => {
      if (!(await isThere(person))) return 'nobody'
      const { uid, email, emailVerified } = person
      const made = await work<SignUpAnswer>(by(person), async (unit) => {
        const invite = await findInvite(unit.database, token, unit.at)
        if (invite === null) return 'invite_ended'
        if (!isInvited(invite, email)) return 'other_address'
        return insertAccount(unit, { uid, email, emailVerified, kind: 'company', consents })
      })
      return made === 'exists' ? answerExisting(uid, 'company') : made
    },
  }
}
