import type { BulkReply } from '#server/backend/replies/bulk-replies.ts'
import { newId } from '#server/platform/ids.ts'
import { testNow } from '#server/backend/testing/records.ts'
import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'

export const repliesArea: MatrixArea = {
  matrix: `
                                guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.replyTemplates          401   403    403        403     403   403   none  none      403    404   2nd  403
  Query.replyLetter             401   403    403        403     403   403   none  none      403    404   2nd  403
  Query.inquiryLetter           401   403    403        403     403   403   none  none      403    404   2nd  403
  Query.bulkCandidates          401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Query.bulkReplies             401   403    403        403     403   403   none  none      403    404   2nd  403
  Query.bulkReply               401   403    403        403     403   403   none  none      403    404   2nd  403
  Mutation.saveReplyTemplate    401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.removeReplyTemplate  401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.prepareBulkReply     401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.changeBulkLetter     401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.leaveOutBulkLetter   401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.moveBulkReply        401   403    403        403     403   403   404   404       403    404   2nd  403
  Mutation.exportApplicants     401   403    403        403     403   403   ok    ok        403    404   2nd  403
  ReplyTemplate                 401   403    403        403     403   403   ok    ok        403    404   2nd  403
  ReplyLetter                   401   403    403        403     403   403   ok    ok        403    404   2nd  403
  BulkCandidates                401   403    403        403     403   403   ok    ok        403    404   2nd  403
  BulkCandidate                 401   403    403        403     403   403   ok    ok        403    404   2nd  403
  BulkReply                     401   403    403        403     403   403   ok    ok        403    404   2nd  403
  ShownBulkReply                401   403    403        403     403   403   ok    ok        403    404   2nd  403
  BulkReplyLetter               401   403    403        403     403   403   ok    ok        403    404   2nd  403
`,
  operations: ({ ids }) => {
    const company = `companyId: "${ids.A}"`
    // Nothing of the company has this id.
    const of = `${company}, id: "${newId()}"`
    return {
      'Query.replyTemplates': `{ replyTemplates(${company}) { id } }`,
      'Query.replyLetter': `{ replyLetter(${company}, applicationId: "${ids.sent}", templateId: "${newId()}") { text } }`,
      'Query.inquiryLetter': `{ inquiryLetter(${company}, threadId: "${newId()}", templateId: "${newId()}") { text } }`,
      'Query.bulkCandidates': `{ bulkCandidates(${company}) { more } }`,
      'Query.bulkReplies': `{ bulkReplies(${company}) { id } }`,
      'Query.bulkReply': `{ bulkReply(${of}, page: 1) { page } }`,
      'Mutation.saveReplyTemplate': `mutation { saveReplyTemplate(${company}, name: "見送り", body: "{{氏名}}様") { answer } }`,
      'Mutation.removeReplyTemplate': `mutation { removeReplyTemplate(${of}) }`,
      'Mutation.prepareBulkReply': `mutation { prepareBulkReply(${company}, applicationIds: ["${newId()}"], reason: "filled", body: "{{氏名}}様") { refusal } }`,
      'Mutation.changeBulkLetter': `mutation { changeBulkLetter(${of}, applicationId: "${ids.sent}", text: "山田様") { answer } }`,
      'Mutation.leaveOutBulkLetter': `mutation { leaveOutBulkLetter(${of}, applicationId: "${ids.sent}", leaveOut: "yes") }`,
      'Mutation.moveBulkReply': `mutation { moveBulkReply(${of}, move: stop) }`,
      'Mutation.exportApplicants': `mutation { exportApplicants(${company}) }`,
    }
  },
  unguarded: ({ open, site, ids }) => {
    const { replies } = site.services
    const companyId = ids.A
    const bulk: BulkReply = {
      id: newId(),
      companyId,
      status: 'draft',
      reason: 'filled',
      excluded: 0,
      isOwn: true,
      by: '採用担当 田中',
      version: testNow.toISOString(),
      startedAt: null,
      createdAt: testNow,
      counts: { ready: 1, left_out: 0, declined: 0, skipped: 0 },
    }
    const letter = {
      companyId,
      applicationId: ids.sent,
      name: '山田 花子',
      title: '営業',
      jobPostKind: 'new_grad' as const,
      applicationStatus: 'submitted' as const,
      status: 'ready' as const,
      text: '山田 花子様',
    }
    const candidate = { companyId, id: ids.sent, name: '山田 花子', title: '営業' }
    const template = {
      id: newId(),
      companyId,
      name: '見送り',
      body: '{{氏名}}様',
      createdAt: testNow,
      updatedAt: testNow,
    }
    /** Answers what is company A's to members of any company. */
    const ofCompanyA = open({
      replies: {
        ...replies,
        templates: { ...replies.templates, list: async () => [template] },
        letters: {
          ...replies.letters,
          ofApplication: async () => ({ companyId, text: '山田 花子様', unfilled: ['担当者名'] }),
        },
        bulkCandidates: async () => ({ companyId, candidates: [candidate], more: false }),
        bulk: {
          ...replies.bulk,
          list: async () => [bulk],
          show: async () => ({ ...bulk, page: 1, pages: 1, letters: [letter] }),
        },
      },
    })
    const asked = (root: string, argument: string, inner: (field: string) => string) => ({
      root,
      ask: (field: string, caller: string) =>
        `{ ${root}(companyId: "${caller === 'other' ? ids.B : ids.A}"${argument}) { ${inner(field)} } }`,
      site: ofCompanyA,
    })
    const one = `, id: "${bulk.id}", page: 1`
    return {
      ReplyTemplate: asked('replyTemplates', '', (field) => field),
      ReplyLetter: asked(
        'replyLetter',
        `, applicationId: "${ids.sent}", templateId: "${template.id}"`,
        (field) => field,
      ),
      BulkCandidates: asked('bulkCandidates', '', (field) => field),
      BulkCandidate: asked('bulkCandidates', '', (field) => `candidates { ${field} }`),
      BulkReply: asked('bulkReplies', '', (field) => field),
      ShownBulkReply: asked('bulkReply', one, (field) => field),
      BulkReplyLetter: asked('bulkReply', one, (field) => `letters { ${field} }`),
    }
  },
}
