import { answerCompanyQuestionSchema, appealSchema } from '#contract/company-talk.ts'
import { found } from '#server/backend/procedures/found.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { ofArgument, whoMay } from '#server/domain/access-row.ts'

const owners = whoMay('editCompany', ofArgument('company'), 'verified', 'second_factor')

export const answerCompanyQuestion = procedure({
  name: 'answerCompanyQuestion',
  actions: ['company.answerQuestion'],
  who: owners,
  description: 'Answers a question of the operator’s about the company, once.',
  input: answerCompanyQuestionSchema,
  answer: 'CompanyTalkAnswer!',
  run: ({ services, caller }, given) => found(services.companyTalk.answer(caller.uid, given)),
})

export const appealCompanyDecision = procedure({
  name: 'appealCompanyDecision',
  actions: ['company.appeal'],
  who: owners,
  description: 'Says something against having been rejected or suspended, once against each decision.',
  input: appealSchema,
  answer: 'CompanyTalkAnswer!',
  run: ({ services, caller }, given) => services.companyTalk.appeal(caller.uid, given),
})
