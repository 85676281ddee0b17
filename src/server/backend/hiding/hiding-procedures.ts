import { jobPostIdSchema } from '#contract/bookmark.ts'
import { hiddenCompanySchema } from '#contract/hiding.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { account } from '#server/domain/access-row.ts'

export const hideJobPost = procedure({
  name: 'hideJobPost',
  actions: ['hiding.hideJobPost'],
  who: account(['student']),
  description: 'In lists, counts, recommendations and mails of the caller alone; nobody else learns of it.',
  input: jobPostIdSchema,
  answer: 'HideAnswer!',
  run: ({ services, caller }, { jobPostId }) => services.hiding.hideJobPost(caller.uid, jobPostId),
})

export const hideCompany = procedure({
  name: 'hideCompany',
  actions: ['hiding.hideCompany'],
  who: account(['student']),
  description: 'With all of its ads.',
  input: hiddenCompanySchema,
  answer: 'HideAnswer!',
  run: ({ services, caller }, { companyId }) => services.hiding.hideCompany(caller.uid, companyId),
})

export const showJobPost = procedure({
  name: 'showJobPost',
  actions: ['hiding.showJobPost'],
  who: account(['student']),
  description: 'Again. True when it was hidden.',
  input: jobPostIdSchema,
  answer: 'Boolean!',
  run: ({ services, caller }, { jobPostId }) => services.hiding.showJobPost(caller.uid, jobPostId),
})

export const showCompany = procedure({
  name: 'showCompany',
  actions: ['hiding.showCompany'],
  who: account(['student']),
  description: 'Again. True when it was hidden.',
  input: hiddenCompanySchema,
  answer: 'Boolean!',
  run: ({ services, caller }, { companyId }) => services.hiding.showCompany(caller.uid, companyId),
})
