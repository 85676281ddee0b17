import * as z from 'zod/mini'
import {
  companyAddressSchema,
  companyBusinessSchema,
  companyContactSchema,
  companyNamesSchema,
  withdrawCompanyRenameSchema,
} from '#contract/company-input.ts'
import { companyYouthSchema, youthInfoOf } from '#contract/company-youth.ts'
import { idText } from '#contract/text-input.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { unlessLimited } from '#server/backend/procedures/unless-limited.ts'
import { ofArgument, whoMay } from '#server/domain/access-row.ts'

const owners = whoMay('editCompany', ofArgument('company'), 'verified', 'second_factor')

export const saveCompanyNames = procedure({
  name: 'saveCompanyNames',
  actions: ['company.saveNames'],
  who: owners,
  input: z.object({ company: idText, input: companyNamesSchema }),
  types: { input: 'CompanyNamesInput!' },
  descriptions: { 'input.corporateNumber': 'Null of a sole trader, who has none.' },
  answer: 'SaveCompanyAnswer!',
  run: ({ services, caller }, { company, input }) =>
    unlessLimited(services.companyProfiles.saveSection(caller.uid, company, 'names', input)),
})

export const withdrawCompanyRename = procedure({
  name: 'withdrawCompanyRename',
  actions: ['company.withdrawRename'],
  who: owners,
  description: 'Takes back names and number that wait for the operator. False: none do.',
  input: withdrawCompanyRenameSchema,
  answer: 'Boolean!',
  run: ({ services, caller }, { company }) => services.companyProfiles.withdrawRename(caller.uid, company),
})

export const saveCompanyAddress = procedure({
  name: 'saveCompanyAddress',
  actions: ['company.saveAddress'],
  who: owners,
  input: z.object({ company: idText, input: companyAddressSchema }),
  types: { input: 'CompanyAddressInput!', 'input.prefectureCode': 'String!', 'input.building': 'String!' },
  answer: 'SaveCompanyAnswer!',
  run: ({ services, caller }, { company, input }) =>
    unlessLimited(services.companyProfiles.saveSection(caller.uid, company, 'address', input)),
})

export const saveCompanyContact = procedure({
  name: 'saveCompanyContact',
  actions: ['company.saveContact'],
  who: owners,
  input: z.object({ company: idText, input: companyContactSchema }),
  types: { input: 'CompanyContactInput!' },
  answer: 'SaveCompanyAnswer!',
  run: ({ services, caller }, { company, input }) =>
    unlessLimited(services.companyProfiles.saveSection(caller.uid, company, 'contact', input)),
})

export const saveCompanyBusiness = procedure({
  name: 'saveCompanyBusiness',
  actions: ['company.saveBusiness'],
  who: owners,
  input: z.object({ company: idText, input: companyBusinessSchema }),
  types: {
    input: 'CompanyBusinessInput!',
    'input.industryCode': 'String!',
    'input.employees': 'Int',
    'input.foundedYear': 'Int',
    'input.capital': 'Float',
    'input.description': 'String!',
  },
  descriptions: { 'input.capital': 'Yen; larger than an Int holds.' },
  answer: 'SaveCompanyAnswer!',
  run: ({ services, caller }, { company, input }) =>
    unlessLimited(services.companyProfiles.saveSection(caller.uid, company, 'business', input)),
})

export const saveCompanyYouth = procedure({
  name: 'saveCompanyYouth',
  actions: ['company.saveYouth'],
  who: owners,
  description: 'With nothing written the company has no such part.',
  input: z.object({ company: idText, input: companyYouthSchema }),
  types: {
    input: 'CompanyYouthInput!',
    'input.hires': '[YouthHiresInput!]!',
    'input.hires.year': 'Int!',
    'input.hires.hired': 'Int!',
    'input.hires.left': 'Int!',
    'input.hires.male': 'Int',
    'input.hires.female': 'Int',
    'input.averageTenure': 'Float',
    'input.averageAge': 'Float',
    'input.averageOvertime': 'Float',
    'input.averagePaidLeave': 'Float',
    'input.parentalLeave': 'ParentalLeaveInput',
    'input.parentalLeave.maleTaken': 'Int!',
    'input.parentalLeave.maleEligible': 'Int!',
    'input.parentalLeave.femaleTaken': 'Int!',
    'input.parentalLeave.femaleEligible': 'Int!',
    'input.femaleManagers': 'Float',
    'input.femaleOfficers': 'Float',
  },
  answer: 'SaveCompanyAnswer!',
  run: ({ services, caller }, { company, input }) =>
    unlessLimited(
      services.companyProfiles.saveSection(caller.uid, company, 'youth', { youthInfo: youthInfoOf(input) }),
    ),
})
