import { createCompanyTokenSchema, revokeCompanyTokenSchema } from '#contract/company-api.ts'
import { graphql } from '#operations/graphql.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { ofArgument, whoMay } from '#server/domain/access-row.ts'

export const createCompanyToken = procedure({
  name: 'createCompanyToken',
  actions: ['company.createToken'],
  who: whoMay('manageTokens', ofArgument('companyId'), 'verified', 'second_factor_always', 'recent'),
  description: 'Makes a token with which a system of the company shows itself; it is told this once.',
  input: createCompanyTokenSchema,
  types: { scope: 'CompanyTokenScope!' },
  answer: 'MadeCompanyToken!',
  document: graphql(`
    mutation CreateCompanyToken($companyId: ID!, $name: String!, $scope: CompanyTokenScope!, $days: Int!) {
      createCompanyToken(companyId: $companyId, name: $name, scope: $scope, days: $days) {
        token
        refusal
      }
    }
  `),
  run: ({ services, caller }, wanted) => services.companyTokens.create(caller.uid, wanted),
})

export const revokeCompanyToken = procedure({
  name: 'revokeCompanyToken',
  actions: ['company.revokeToken'],
  // Whoever has to stop a token does not sign in once more for it.
  who: whoMay('manageTokens', ofArgument('companyId'), 'verified', 'second_factor'),
  description: 'Ends a token at once. False: the company has no such one.',
  input: revokeCompanyTokenSchema,
  answer: 'Boolean!',
  run: ({ services, caller }, token) => services.companyTokens.revoke(caller.uid, token),
})
