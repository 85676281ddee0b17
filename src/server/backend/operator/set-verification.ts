import * as z from 'zod/mini'
import { companyVerifications } from '#contract/codes/company.ts'
import type { CompanyVerifications } from '#server/backend/companies/company-verifications.ts'
import type { Actor } from '#server/domain/actor.ts'
import { changed, done, failed, type OperatorAnswer } from './answer.ts'
import { ambiguous } from './company-lines.ts'

export const setVerificationCommand = z.object({
  name: z.literal('set-verification'),
  company: z.string().check(z.minLength(1), z.maxLength(100)),
  verification: z.enum(companyVerifications),
  /** The stamp of what was checked; nothing has to be read to take a mark away. */
  read: z.string().check(z.maxLength(100)),
  reason: z.string().check(z.maxLength(2000)),
})

export const setVerification = async (
  companies: CompanyVerifications,
  actor: Actor,
  command: z.infer<typeof setVerificationCommand>,
): Promise<OperatorAnswer> => {
  const { company, verification } = command
  const answer = await companies.setVerification(actor, command)
  switch (answer.kind) {
    case 'unknown':
      return failed(`there is no company ${company}`)
    case 'ambiguous':
      return ambiguous(company, answer.companies)
    case 'changed':
      return changed(company)
    case 'nothing_to_verify':
      return failed(`the company has given no ${verification === 'email' ? 'e-mail address' : 'number'}`)
    case 'done':
      return done(`Done: ${answer.displayName} is verified by ${verification}; before: ${answer.before}.`)
  }
}
