import { defineAction } from 'astro:actions'
import { companyFormSchemas } from '#contract/company-input.ts'
import { SaveCompanyNames } from '#operations/company-account.ts'
import { forward } from '#actions/failure.ts'

/** Writes a section of a company’s profile, by one of its owners: who it is, by name and number. */
export const saveNames = defineAction({
  accept: 'form',
  input: companyFormSchemas.names,
  handler: ({ company, ...input }, { locals }) =>
    forward(async () => (await locals.execute(SaveCompanyNames, { company, input })).saveCompanyNames),
})
