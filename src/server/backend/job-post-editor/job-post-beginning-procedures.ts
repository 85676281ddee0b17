import {
  renameTemplateSchema,
  saveTemplateSchema,
  startJobPostSchema,
  type TemplateAnswer,
} from '#contract/job-post-editing.ts'
import { jobPostOfSchema } from '#contract/job-post-life.ts'
import { graphql } from '#operations/graphql.ts'
import { jobPostChanger } from '#server/backend/procedures/counted-caller.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { ofArgument, whoMay } from '#server/domain/access-row.ts'

const writers = whoMay('writeAds', ofArgument('companyId'), 'second_factor', 'verified')

const found = (answer: TemplateAnswer | null): TemplateAnswer => {
  if (answer === null) throw codedError('NOT_FOUND', 'The company has none of this id')
  return answer
}

export const startJobPost = procedure({
  name: 'startJobPost',
  actions: ['jobPosts.start'],
  who: writers,
  description: 'Begins a draft. sourceId: the ad or the template it is begun from.',
  input: startJobPostSchema,
  types: { from: 'JobPostSource!', kind: 'JobPostKind' },
  answer: 'StartedJobPost!',
  document: graphql(`
    mutation StartJobPost($companyId: ID!, $from: JobPostSource!, $kind: JobPostKind, $sourceId: ID) {
      startJobPost(companyId: $companyId, from: $from, kind: $kind, sourceId: $sourceId) {
        id
        refusal
      }
    }
  `),
  run: async ({ services, caller }, wanted) => {
    const answer = await services.startJobPost(caller.uid, wanted)
    return answer.kind === 'started'
      ? { id: answer.id, refusal: null }
      : { id: null, refusal: answer.because }
  },
})

export const saveJobPostTemplate = procedure({
  name: 'saveJobPostTemplate',
  actions: ['jobPosts.saveTemplate'],
  who: writers,
  description: 'Keeps what the caller’s form of an ad says under a name.',
  input: saveTemplateSchema,
  answer: 'TemplateAnswer!',
  run: async (call, wanted) =>
    found(await call.services.jobPostTemplates.save(await jobPostChanger(call, 'change'), wanted)),
})

export const renameJobPostTemplate = procedure({
  name: 'renameJobPostTemplate',
  actions: ['jobPosts.renameTemplate'],
  who: writers,
  input: renameTemplateSchema,
  answer: 'TemplateAnswer!',
  run: async (call, wanted) =>
    found(await call.services.jobPostTemplates.rename(await jobPostChanger(call, 'change'), wanted)),
})

export const removeJobPostTemplate = procedure({
  name: 'removeJobPostTemplate',
  actions: ['jobPosts.removeTemplate'],
  who: writers,
  description: 'False: the company has no such template.',
  input: jobPostOfSchema,
  answer: 'Boolean!',
  run: async (call, template) =>
    call.services.jobPostTemplates.remove(await jobPostChanger(call, 'change'), template),
})
