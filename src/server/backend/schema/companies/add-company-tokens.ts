import { tokenRefusals, tokenScopes } from '#contract/company-api.ts'
import type { ListedToken } from '#server/backend/company-tokens/company-tokens.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { Builder } from '#server/backend/schema/builder.ts'

/** Tokens with which systems of a company show themselves. */
export const addCompanyTokens = (builder: Builder): void => {
  const Scope = builder.enumType('CompanyTokenScope', {
    values: tokenScopes,
    description: 'Each opens what stands before it as well.',
  })
  const Refusal = builder.enumType('CompanyTokenRefusal', { values: tokenRefusals })
  const Token = builder.objectRef<ListedToken>('CompanyToken').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      scope: t.field({ type: Scope, resolve: ({ scope }) => scope }),
      by: t.exposeString('by', { nullable: true, description: 'The owner who made it.' }),
      createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => expiresAt }),
      lastUsedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ lastUsedAt }) => lastUsedAt }),
    }),
  })
  builder.objectRef<Objects['MadeCompanyToken']>('MadeCompanyToken').implement({
    description: 'token: told this once; null: none was made.',
    fields: (t) => ({
      token: t.exposeString('token', { nullable: true }),
      refusal: t.field({ type: Refusal, nullable: true, resolve: ({ refusal }) => refusal }),
    }),
  })
  builder.queryFields((t) => ({
    companyTokens: t.field({
      type: [Token],
      description: 'The newest first, with those that ended a short time ago.',
      args: { companyId: t.arg.id({ required: true }) },
      resolve: (_, { companyId }, { services }) => services.companyTokens.list(companyId),
    }),
  }))
}
