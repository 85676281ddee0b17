import type { GraphQLSchema } from 'graphql'
import { addAccount } from './account/add-account.ts'
import { createBuilder } from './builder.ts'
import { addCommonTypes } from './common-types.ts'
import { addCompany } from './company.ts'
import { addCompanyList } from './company-list.ts'
import { addContact } from './contact/add-contact.ts'
import { addDiscovery } from './discovery.ts'
import { addEnums } from './enums.ts'
import { addInfo } from './info.ts'
import { addJobPost, companyRef, jobPostRef } from './job-post.ts'
import { addJobPostConnection } from './job-post-connection.ts'
import { addJobPostFilter } from './job-post-filter.ts'
import { addJobPostParts } from './job-post-parts.ts'
import { addQueries } from './query.ts'
import { addScalars } from './scalars.ts'
import { addSearch } from './search.ts'
import { addEmailChange } from './security/add-email-change.ts'
import { addSecurity } from './security/add-security.ts'

/** The whole schema; printed into schema.graphql by `npm run schema:print`. */
export const buildSchema = (): GraphQLSchema => {
  const builder = createBuilder()
  builder.queryType({})
  addScalars(builder)
  const enums = addEnums(builder)
  const common = addCommonTypes(builder)
  const refs = { JobPost: jobPostRef(builder), Company: companyRef(builder) }
  const JobPostConnection = addJobPostConnection(builder, refs, enums, common)
  const JobPostFilter = addJobPostFilter(builder, enums)
  addJobPost(refs, enums, addJobPostParts(builder, enums))
  addCompany(builder, refs, enums, JobPostConnection)
  const company = addCompanyList(builder, refs, common)
  const info = addInfo(builder, common)
  addQueries(builder, { refs, enums, JobPostConnection, JobPostFilter, company, info })
  addSearch(builder, enums, {
    jobPosts: JobPostConnection,
    companies: company.Connection,
    infos: info.Connection,
  })
  addDiscovery(builder, refs, common)
  builder.mutationType({})
  addAccount(builder)
  addContact(builder)
  addSecurity(builder)
  addEmailChange(builder)
  return builder.toSchema()
}
