import type { People } from '#server/ports/people.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import type { AccountMails } from '#server/ports/mails.ts'
import { createAccountMails } from './accounts/account-mails.ts'
import { createEmailChanges, type EmailChanges } from './accounts/email-changes.ts'
import { createSignUp, type SignUp } from './accounts/sign-up.ts'
import { createContactMessages, type ContactMessages } from './contact/contact-messages.ts'
import type { Database } from './database/open.ts'
import type { Work } from './database/unit-of-work.ts'
import { createProfiles, type Profiles } from './profiles/profiles.ts'
import { createAccountDeletion, type AccountDeletion } from './security/account-deletion.ts'
import { createAccountSecurity, type AccountSecurity } from './security/account-security.ts'

/** What resolvers do things with: one service for each area. Who may do them is judged before. */
export type BackendServices = {
  accountDeletion: AccountDeletion
  accountMails: AccountMails
  accountSecurity: AccountSecurity
  contactMessages: ContactMessages
  emailChanges: EmailChanges
  profiles: Profiles
  signUp: SignUp
}

type Dependencies = {
  database: Database
  work: Work
  people: People
  rateLimits: RateLimits
  origin: string
  /** Seals the contact form. */
  formKey: string
  operatorEmail: string
  now: () => Date
}

export const createServices = (dependencies: Dependencies): BackendServices => {
  const { database, ...others } = dependencies
  return {
    accountDeletion: createAccountDeletion(dependencies),
    accountMails: createAccountMails(dependencies),
    accountSecurity: createAccountSecurity(dependencies),
    contactMessages: createContactMessages(dependencies),
    emailChanges: createEmailChanges(dependencies),
    profiles: createProfiles(database, others),
    signUp: createSignUp(database, others),
  }
}
