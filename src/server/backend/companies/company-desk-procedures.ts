import {
  acceptCompanyRenameSchema,
  approveCompanySchema,
  askCompanySchema,
  decideAppealSchema,
  decideCompanySchema,
  refuseCompanyRenameSchema,
  verifyCompanySchema,
} from '#contract/desk-companies.ts'
import { DeskOutcomeFields } from '#operations/desk/desk.ts'
import { graphql } from '#operations/graphql.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { deskAct } from '#server/domain/access-row.ts'

const read = 'The stamp of the company as it was read.'

export const approveCompany = procedure({
  name: 'approveCompany',
  actions: ['deskCompanies.approve'],
  who: deskAct,
  description: 'Approves a company, with what was looked at.',
  input: approveCompanySchema,
  types: { checked: 'CompanyVerification!', looked: '[CompanyCheck!]!', step: 'DeskStep!' },
  descriptions: { read, checked: 'What its page shows.' },
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation ApproveCompany(
        $id: ID!
        $read: String!
        $checked: CompanyVerification!
        $looked: [CompanyCheck!]!
        $reason: String
        $step: DeskStep!
      ) {
        approveCompany(
          id: $id
          read: $read
          checked: $checked
          looked: $looked
          reason: $reason
          step: $step
        ) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller }, given) => services.desk.companies.approve(caller.uid, given),
})

export const decideCompany = procedure({
  name: 'decideCompany',
  actions: ['deskCompanies.decide'],
  who: deskAct,
  description: 'Rejects a company that waits, suspends one, or lets a suspended one go on.',
  input: decideCompanySchema,
  types: { decision: 'CompanyDeskDecision!', step: 'DeskStep!' },
  descriptions: { read, reason: 'Told to the people of the company.' },
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation DecideCompany(
        $id: ID!
        $read: String!
        $decision: CompanyDeskDecision!
        $reason: String!
        $step: DeskStep!
      ) {
        decideCompany(id: $id, read: $read, decision: $decision, reason: $reason, step: $step) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller }, given) => services.desk.companies.decide(caller.uid, given),
})

export const acceptCompanyRename = procedure({
  name: 'acceptCompanyRename',
  actions: ['deskCompanies.acceptRename'],
  who: deskAct,
  description: 'Makes new names or another number of a company public.',
  input: acceptCompanyRenameSchema,
  types: { checked: 'CompanyVerification!', step: 'DeskStep!' },
  descriptions: { read, checked: 'What was checked of them; what still holds stays.' },
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation AcceptCompanyRename(
        $id: ID!
        $read: String!
        $checked: CompanyVerification!
        $step: DeskStep!
      ) {
        acceptCompanyRename(id: $id, read: $read, checked: $checked, step: $step) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller }, given) => services.desk.companies.acceptRename(caller.uid, given),
})

export const refuseCompanyRename = procedure({
  name: 'refuseCompanyRename',
  actions: ['deskCompanies.refuseRename'],
  who: deskAct,
  description: 'Leaves a company its names and number.',
  input: refuseCompanyRenameSchema,
  types: { step: 'DeskStep!' },
  descriptions: { read, reason: 'Told to the owners.' },
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation RefuseCompanyRename($id: ID!, $read: String!, $reason: String!, $step: DeskStep!) {
        refuseCompanyRename(id: $id, read: $read, reason: $reason, step: $step) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller }, given) => services.desk.companies.refuseRename(caller.uid, given),
})

export const askCompany = procedure({
  name: 'askCompany',
  actions: ['deskCompanies.ask'],
  who: deskAct,
  description: 'Asks the owners of a company something, which they answer on their page.',
  input: askCompanySchema,
  types: { step: 'DeskStep!' },
  descriptions: { read, reason: 'The question.' },
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation AskCompany($id: ID!, $read: String!, $reason: String!, $step: DeskStep!) {
        askCompany(id: $id, read: $read, reason: $reason, step: $step) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller }, given) => services.desk.companies.ask(caller.uid, given),
})

export const decideCompanyAppeal = procedure({
  name: 'decideCompanyAppeal',
  actions: ['deskCompanies.decideAppeal'],
  who: deskAct,
  description: 'Grants an appeal of a company, or not; by the other operator where there are two.',
  input: decideAppealSchema,
  types: { outcome: 'AppealOutcome!', step: 'DeskStep!' },
  descriptions: { read, reason: 'Told to the people of the company.' },
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation DecideCompanyAppeal(
        $id: ID!
        $read: String!
        $outcome: AppealOutcome!
        $reason: String!
        $step: DeskStep!
      ) {
        decideCompanyAppeal(id: $id, read: $read, outcome: $outcome, reason: $reason, step: $step) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller }, given) => services.desk.companies.decideAppeal(caller.uid, given),
})

export const setCompanyVerification = procedure({
  name: 'setCompanyVerification',
  actions: ['deskCompanies.verify'],
  who: deskAct,
  description: 'Writes down what was verified of a company; with none the mark is taken away.',
  input: verifyCompanySchema,
  types: { checked: 'CompanyVerification!' },
  descriptions: { read, reason: 'Kept in the audit log.' },
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation SetCompanyVerification(
        $id: ID!
        $read: String!
        $checked: CompanyVerification!
        $reason: String!
      ) {
        setCompanyVerification(id: $id, read: $read, checked: $checked, reason: $reason) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller }, given) => services.desk.companies.verify(caller.uid, given),
})
