import { accountMails } from './account.ts'
import { companyMails } from './company.ts'
import { contactMails } from './contact.ts'
import { securityMails } from './security.ts'

/** Every mail this site sends, by kind. */
export const mailCatalogue = { ...accountMails, ...securityMails, ...contactMails, ...companyMails } as const
