import { applicantsWordsSchema, listOfWords } from '#contract/applicants-copy.ts'
import {
  changeBulkLetterSchema,
  leaveOutSchema,
  moveBulkReplySchema,
  prepareBulkReplySchema,
} from '#contract/bulk-reply.ts'
import { declineReasons } from '#contract/codes/application.ts'
import { removeReplyTemplateSchema, saveReplyTemplateSchema } from '#contract/reply-template.ts'
import { graphql } from '#operations/graphql.ts'
import type { Call } from '#server/backend/procedures/call.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { ofArgument, whoMay } from '#server/domain/access-row.ts'

/** Only a verified address writes to students. */
const writers = whoMay('answerApplicants', ofArgument('companyId'), 'second_factor', 'verified')

const Finding = graphql(`
  fragment LetterFinding on LegalFinding @_unmask {
    words
    advice
    source
  }
`)

/** The uid of who changes templates or letters, counted. Throws RATE_LIMITED where they did so too often. */
const changingMember = async ({ services, caller }: Call): Promise<string> => {
  if (await services.replies.mayChange(caller.uid)) return caller.uid
  throw codedError('RATE_LIMITED', 'Too many changes of replies')
}

export const saveReplyTemplate = procedure({
  name: 'saveReplyTemplate',
  actions: ['replies.saveReplyTemplate'],
  who: writers,
  description: 'Keeps a new template, or changes the one of that id.',
  input: saveReplyTemplateSchema,
  answer: 'SavedReplyTemplate!',
  document: graphql(
    `
      mutation SaveReplyTemplate($companyId: ID!, $id: ID, $name: String!, $body: String!) {
        saveReplyTemplate(companyId: $companyId, id: $id, name: $name, body: $body) {
          answer
          findings {
            ...LetterFinding
          }
        }
      }
    `,
    [Finding],
  ),
  run: async (call, wanted) => {
    const saved = await call.services.replies.templates.save(await changingMember(call), wanted)
    if (saved === null) throw codedError('NOT_FOUND', 'The company has no template of this id')
    return saved
  },
})

export const removeReplyTemplate = procedure({
  name: 'removeReplyTemplate',
  actions: ['replies.removeReplyTemplate'],
  who: writers,
  description: 'False: the company has no such template.',
  input: removeReplyTemplateSchema,
  answer: 'Boolean!',
  run: async (call, template) => call.services.replies.templates.remove(await changingMember(call), template),
})

export const prepareBulkReply = procedure({
  name: 'prepareBulkReply',
  // The other is a step of the letter's form, and writes nothing.
  actions: ['replies.prepareBulkReply', 'replies.insertTemplate'],
  who: writers,
  description: `Makes a letter for each; nothing is sent yet. reason: one of ${declineReasons.join(', ')}.`,
  input: prepareBulkReplySchema,
  types: { reason: 'String!' },
  answer: 'PreparedBulkReply!',
  document: graphql(
    `
      mutation PrepareBulkReply($companyId: ID!, $applicationIds: [ID!]!, $reason: String!, $body: String!) {
        prepareBulkReply(
          companyId: $companyId
          applicationIds: $applicationIds
          reason: $reason
          body: $body
        ) {
          id
          refusal
          about
          findings {
            ...LetterFinding
          }
        }
      }
    `,
    [Finding],
  ),
  run: ({ services, caller }, wanted) => services.replies.prepareBulk(caller.uid, wanted),
})

export const changeBulkLetter = procedure({
  name: 'changeBulkLetter',
  actions: ['replies.changeBulkLetter'],
  who: writers,
  input: changeBulkLetterSchema,
  answer: 'ChangedBulkLetter!',
  document: graphql(
    `
      mutation ChangeBulkLetter($companyId: ID!, $id: ID!, $applicationId: ID!, $text: String!) {
        changeBulkLetter(companyId: $companyId, id: $id, applicationId: $applicationId, text: $text) {
          answer
          findings {
            ...LetterFinding
          }
        }
      }
    `,
    [Finding],
  ),
  run: async (call, letter) => call.services.replies.bulk.rewrite(await changingMember(call), letter),
})

export const leaveOutBulkLetter = procedure({
  name: 'leaveOutBulkLetter',
  actions: ['replies.leaveOutBulkLetter'],
  who: writers,
  description: 'leaveOut: yes, or no to take it in again.',
  input: leaveOutSchema,
  types: { leaveOut: 'String!' },
  answer: 'BulkLetterAnswer!',
  run: async (call, { leaveOut, ...letter }) =>
    call.services.replies.bulk.leaveOut(await changingMember(call), {
      ...letter,
      leaveOut: leaveOut === 'yes',
    }),
})

export const moveBulkReply = procedure({
  name: 'moveBulkReply',
  actions: ['replies.moveBulkReply'],
  who: writers,
  description: 'seen: the version as it was shown, for the start.',
  input: moveBulkReplySchema,
  types: { move: 'BulkReplyMove!' },
  answer: 'BulkReplyMoveAnswer!',
  run: async ({ services, caller }, wanted) => {
    const answer = await services.replies.bulk.move(caller.uid, wanted)
    if (answer === null) throw codedError('NOT_FOUND', 'No such letters are the caller’s to send')
    return answer
  },
})

/** Forwarded by `src/pages/company/applicants.csv.ts`: an action answers no file. */
export const exportApplicants = procedure({
  name: 'exportApplicants',
  actions: [],
  who: whoMay('exportApplicants', ofArgument('companyId'), 'second_factor', 'verified'),
  description: 'The list as CSV, 10,000 applicants at the most. It is named as by its address.',
  input: applicantsWordsSchema,
  answer: 'String!',
  run: async ({ services, caller }, words) => {
    const copy = await services.replies.exportApplicants(caller.uid, listOfWords(words))
    if (copy.kind === 'limited') throw codedError('RATE_LIMITED', 'Too many copies')
    if (copy.kind === 'frozen')
      throw codedError('FORBIDDEN', 'Nothing is copied while the account stays as it is')
    return copy.text
  },
})
