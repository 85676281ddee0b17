import { memberNewsScopeSchema, muteJobPostSchema } from '#contract/member-news.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { ofArgument, whoMay } from '#server/domain/access-row.ts'

const hearers = whoMay('hearOfApplications', ofArgument('companyId'), 'second_factor')

export const chooseMemberNews = procedure({
  name: 'chooseMemberNews',
  actions: ['config.chooseMemberNews'],
  who: hearers,
  description: 'Of which ads of the company the caller is told.',
  input: memberNewsScopeSchema,
  types: { scope: 'MemberNewsScope!' },
  answer: 'Boolean!',
  run: async ({ services, caller: { uid } }, { companyId, scope }) => {
    await services.memberNews.choose({ companyId, uid }, scope)
    return true
  },
})

export const muteJobPost = procedure({
  name: 'muteJobPost',
  actions: ['jobPosts.mute'],
  who: hearers,
  description: 'Whether the caller is told nothing of this ad.',
  input: muteJobPostSchema,
  types: { muted: 'JobPostMuting!' },
  answer: 'Boolean!',
  run: async ({ services, caller: { uid } }, { companyId, jobPostId, muted }) => {
    if (await services.memberNews.mute({ companyId, uid }, jobPostId, muted)) return true
    throw codedError('NOT_FOUND', 'The company has no such ad')
  },
})
