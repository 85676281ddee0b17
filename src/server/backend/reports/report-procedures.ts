import * as z from 'zod/mini'
import { answerReportSchema, reportSchema } from '#contract/report.ts'
import { machineText } from '#contract/text-input.ts'
import { graphql } from '#operations/graphql.ts'
import { found } from '#server/backend/procedures/found.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { anyone, ofArgument, whoMay } from '#server/domain/access-row.ts'

export const sendReport = procedure({
  name: 'sendReport',
  actions: ['reports.send'],
  who: anyone,
  description: 'Reports an ad that anyone may see; `token` is what `contactForm` answers.',
  input: z.object({ input: reportSchema, token: machineText(200) }),
  types: { input: 'ReportInput!', 'input.revision': 'Int!', 'input.reasons': '[ReportReason!]!' },
  descriptions: {
    'input.revision': 'Of the ad, as it was read.',
    'input.email': 'Where the outcome is told; of a signed-in person always their own. Null: nowhere.',
  },
  answer: 'ReportSent!',
  document: graphql(`
    mutation SendReport($input: ReportInput!, $token: String!) {
      sendReport(input: $input, token: $token) {
        id
        refusal
      }
    }
  `),
  run: async ({ services, identity, client }, { input, token }) => {
    const person = identity && { uid: identity.uid, email: identity.email }
    const sent = await services.reports.accept(input, { token, client, person })
    if (sent.kind === 'unknown') throw codedError('NOT_FOUND', 'There is no such ad')
    return sent
  },
})

export const answerReport = procedure({
  name: 'answerReport',
  actions: ['reports.answer'],
  who: whoMay('answerReports', ofArgument('companyId'), 'second_factor', 'verified'),
  description: 'Answers a question of the operator’s, once.',
  input: answerReportSchema,
  answer: 'ReportAnswer!',
  run: ({ services, caller }, answer) => found(services.companyReports.answer(caller.uid, answer)),
})
