import { resolveJobPostSchema, restoreJobPostSchema, typedJobPostSchema } from '#contract/job-post-editing.ts'
import { jobPostOfSchema } from '#contract/job-post-life.ts'
import { graphql } from '#operations/graphql.ts'
import { EditorFinding } from '#operations/job-post-editor.ts'
import { jobPostChanger } from '#server/backend/procedures/counted-caller.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { ofArgument, whoMay } from '#server/domain/access-row.ts'

const writers = whoMay('writeAds', ofArgument('companyId'), 'second_factor')
const verifiedWriters = whoMay('writeAds', ofArgument('companyId'), 'second_factor', 'verified')

const keepCodes = {
  full: 'CONFLICT',
  elsewhere: 'GONE',
  limited: 'RATE_LIMITED',
  too_long: 'TOO_LARGE',
} as const

const unknown = () => codedError('NOT_FOUND', 'The company has no such ad')

const typedTypes = { typed: '[TypedValueInput!]!' }
const typedDescriptions = { version: 'The version that the form was shown with.' }

export const keepJobPostEdit = procedure({
  name: 'keepJobPostEdit',
  actions: ['jobPosts.keepEdit'],
  who: verifiedWriters,
  description:
    'Keeps what is typed in the caller’s working copy. GONE: another form has written it since. TOO_LARGE: the form is too long.',
  input: typedJobPostSchema,
  types: typedTypes,
  descriptions: typedDescriptions,
  answer: 'JobPostEditor!',
  document: graphql(
    `
      mutation KeepJobPostEdit($companyId: ID!, $id: ID!, $version: String, $typed: [TypedValueInput!]!) {
        keepJobPostEdit(companyId: $companyId, id: $id, version: $version, typed: $typed) {
          findings {
            ...EditorFinding
          }
        }
      }
    `,
    [EditorFinding],
  ),
  run: async ({ services, caller }, { companyId, id, ...typed }) => {
    const kept = await services.jobPostEditor.keep(caller.uid, { companyId, id }, typed)
    if (kept.kind === 'kept') return kept.editor
    if (kept.kind === 'unknown') throw unknown()
    throw codedError(keepCodes[kept.kind], 'It was not kept')
  },
})

export const saveJobPost = procedure({
  name: 'saveJobPost',
  actions: ['jobPosts.save'],
  who: verifiedWriters,
  description: 'Saves what is typed, or tells why not and keeps it in the working copy.',
  input: typedJobPostSchema,
  types: typedTypes,
  descriptions: typedDescriptions,
  answer: 'SaveJobPostResult!',
  document: graphql(`
    mutation SaveJobPost($companyId: ID!, $id: ID!, $version: String, $typed: [TypedValueInput!]!) {
      saveJobPost(companyId: $companyId, id: $id, version: $version, typed: $typed) {
        answer
        problems {
          name
          problem
        }
      }
    }
  `),
  run: async (call, { companyId, id, ...typed }) => {
    const uid = await jobPostChanger(call, 'save')
    const saved = await call.services.jobPostEditor.save(uid, { companyId, id }, typed)
    if (saved === null) throw unknown()
    return saved
  },
})

export const resolveJobPostConflict = procedure({
  name: 'resolveJobPostConflict',
  actions: ['jobPosts.resolve'],
  who: verifiedWriters,
  description: 'Takes what is saved in the fields of `theirs`, and the caller’s text in the others.',
  input: resolveJobPostSchema,
  types: { theirs: '[String!]!' },
  answer: 'JobPostEditor!',
  document: graphql(`
    mutation ResolveJobPostConflict($companyId: ID!, $id: ID!, $version: String!, $theirs: [String!]!) {
      resolveJobPostConflict(companyId: $companyId, id: $id, version: $version, theirs: $theirs) {
        conflicts {
          field
        }
      }
    }
  `),
  run: async (call, { companyId, id, ...choice }) => {
    const uid = await jobPostChanger(call, 'change')
    const editor = await call.services.jobPostEditor.resolve(uid, { companyId, id }, choice)
    if (editor === null) throw unknown()
    return editor
  },
})

export const discardJobPostEdit = procedure({
  name: 'discardJobPostEdit',
  actions: ['jobPosts.discardEdit'],
  who: writers,
  description: 'Deletes the caller’s working copy. False: there was none.',
  input: jobPostOfSchema,
  answer: 'Boolean!',
  run: async (call, ad) => call.services.jobPostEditor.discard(await jobPostChanger(call, 'change'), ad),
})

export const restoreJobPostRevision = procedure({
  name: 'restoreJobPostRevision',
  actions: ['jobPosts.restore'],
  who: verifiedWriters,
  description: 'Puts what an earlier revision said into the working copy.',
  input: restoreJobPostSchema,
  answer: 'RestoreJobPostAnswer!',
  run: async (call, { companyId, id, revision }) => {
    const uid = await jobPostChanger(call, 'change')
    const answer = await call.services.jobPostEditor.restore(uid, { companyId, id }, revision)
    if (answer === null) throw unknown()
    return answer
  },
})
