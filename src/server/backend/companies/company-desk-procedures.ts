import {
  acceptCompanyRenameSchema,
  approveCompanySchema,
  askCompanySchema,
  decideAppealSchema,
  decideCompanySchema,
  refuseCompanyRenameSchema,
  verifyCompanySchema,
} from '#contract/desk-companies.ts'
import { deskProcedure } from '#server/backend/procedures/desk-procedure.ts'

const read = 'The stamp of the company as it was read.'

export const approveCompany = deskProcedure({
  name: 'approveCompany',
  actions: ['deskCompanies.approve'],
  description: 'Approves a company, with what was looked at.',
  input: approveCompanySchema,
  types: { checked: 'CompanyVerification!', looked: '[CompanyCheck!]!', step: 'DeskStep!' },
  descriptions: { read, checked: 'What its page shows.' },
  run: ({ services, caller }, given) => services.desk.companies.approve(caller.uid, given),
})

export const decideCompany = deskProcedure({
  name: 'decideCompany',
  actions: ['deskCompanies.decide'],
  description: 'Rejects a company that waits, suspends one, or lets a suspended one go on.',
  input: decideCompanySchema,
  types: { decision: 'CompanyDeskDecision!', step: 'DeskStep!' },
  descriptions: { read, reason: 'Told to the people of the company.' },
  run: ({ services, caller }, given) => services.desk.companies.decide(caller.uid, given),
})

export const acceptCompanyRename = deskProcedure({
  name: 'acceptCompanyRename',
  actions: ['deskCompanies.acceptRename'],
  description: 'Makes new names or another number of a company public.',
  input: acceptCompanyRenameSchema,
  types: { checked: 'CompanyVerification!', step: 'DeskStep!' },
  descriptions: { read, checked: 'What was checked of them; what still holds stays.' },
  run: ({ services, caller }, given) => services.desk.companies.acceptRename(caller.uid, given),
})

export const refuseCompanyRename = deskProcedure({
  name: 'refuseCompanyRename',
  actions: ['deskCompanies.refuseRename'],
  description: 'Leaves a company its names and number.',
  input: refuseCompanyRenameSchema,
  types: { step: 'DeskStep!' },
  descriptions: { read, reason: 'Told to the owners.' },
  run: ({ services, caller }, given) => services.desk.companies.refuseRename(caller.uid, given),
})

export const askCompany = deskProcedure({
  name: 'askCompany',
  actions: ['deskCompanies.ask'],
  description: 'Asks the owners of a company something, which they answer on their page.',
  input: askCompanySchema,
  types: { step: 'DeskStep!' },
  descriptions: { read, reason: 'The question.' },
  run: ({ services, caller }, given) => services.desk.companies.ask(caller.uid, given),
})

export const decideCompanyAppeal = deskProcedure({
  name: 'decideCompanyAppeal',
  actions: ['deskCompanies.decideAppeal'],
  description: 'Grants an appeal of a company, or not; by the other operator where there are two.',
  input: decideAppealSchema,
  types: { outcome: 'AppealOutcome!', step: 'DeskStep!' },
  descriptions: { read, reason: 'Told to the people of the company.' },
  run: ({ services, caller }, given) => services.desk.companies.decideAppeal(caller.uid, given),
})

export const setCompanyVerification = deskProcedure({
  name: 'setCompanyVerification',
  actions: ['deskCompanies.verify'],
  description: 'Writes down what was verified of a company; with none the mark is taken away.',
  input: verifyCompanySchema,
  types: { checked: 'CompanyVerification!' },
  descriptions: { read, reason: 'Kept in the audit log.' },
  run: ({ services, caller }, given) => services.desk.companies.verify(caller.uid, given),
})
