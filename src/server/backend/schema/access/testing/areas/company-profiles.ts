import { corporateNumber } from '#contract/corporate-number.ts'
import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

export const companyProfilesArea: MatrixArea = {
  matrix: `
                                guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.ownCompany              none  none   none       none    none  none  ok    ok        ok     none  2nd  none
  Query.companyPreview          401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Mutation.saveCompanyNames     401   403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.withdrawCompanyRename 401  403   403        403     403   403   ok    403       403    404   2nd  403
  Mutation.saveCompanyAddress   401   403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.saveCompanyContact   401   403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.saveCompanyBusiness  401   403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.saveCompanyYouth     401   403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.requestCompanyImage  401   403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.finishCompanyImage   401   403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.saveCompanyPhotos    401   403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.removeCompanyImage   401   403    403        403     403   403   ok    403       403    404   2nd  403
  Query.companyTalk             401   403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.answerCompanyQuestion 401  403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.appealCompanyDecision 401  403    403        403     403   403   ok    403       403    404   2nd  403
  CompanyTalk                   401   403    403        403     403   403   ok    403       403    404   2nd  403
  CompanyQuestion               401   403    403        403     403   403   ok    403       403    404   2nd  403
  CompanyAppeal                 401   403    403        403     403   403   ok    403       403    404   2nd  403
  CompanyAccount                none  none   none       none    none  none  ok    ok        ok     404   2nd  none
`,
  operations: ({ ids }) => ({
    'Query.ownCompany': `{ ownCompany(id: "${ids.A}") { __typename } }`,
    'Query.companyPreview': `{ companyPreview(companyId: "${ids.A}") { __typename } }`,
    'Query.companyTalk': `{ companyTalk(companyId: "${ids.A}") { __typename } }`,
    'Mutation.answerCompanyQuestion': `mutation { answerCompanyQuestion(company: "${ids.A}", id: "${ids.question}", text: "答え") }`,
    'Mutation.appealCompanyDecision': `mutation { appealCompanyDecision(company: "${ids.A}", text: "異議") }`,
    'Mutation.saveCompanyNames': `mutation { saveCompanyNames(company: "${ids.A}", input: { legalName: "株式会社みらい商事",
      kana: "ミライショウジ", displayName: "みらい商事", corporateNumber: "${corporateNumber('000000000002')}",
      representative: "山田 太郎" }) }`,
    'Mutation.saveCompanyAddress': `mutation { saveCompanyAddress(company: "${ids.A}", input: { postalCode: "1500002",
      prefectureCode: "13", city: "渋谷区", street: "渋谷1-2-3", building: "" }) }`,
    'Mutation.saveCompanyContact': `mutation { saveCompanyContact(company: "${ids.A}", input: { contactTel: "03-1234-5678" }) }`,
    'Mutation.saveCompanyBusiness': `mutation { saveCompanyBusiness(company: "${ids.A}", input: { industryCode: "G", description: "" }) }`,
    'Mutation.withdrawCompanyRename': `mutation { withdrawCompanyRename(company: "${ids.A}") }`,
    'Mutation.saveCompanyYouth': `mutation { saveCompanyYouth(company: "${ids.A}", input: { hires: [] }) }`,
    'Mutation.requestCompanyImage': `mutation { requestCompanyImage(company: "${ids.A}", input: { kind: photo, size: 1 }) { ticket } }`,
    'Mutation.finishCompanyImage': `mutation { finishCompanyImage(company: "${ids.A}", ticket: "${'A'.repeat(43)}") { problem } }`,
    'Mutation.saveCompanyPhotos': `mutation { saveCompanyPhotos(company: "${ids.A}", photos: []) }`,
    'Mutation.removeCompanyImage': `mutation { removeCompanyImage(company: "${ids.A}", id: "${newId()}") }`,
  }),
  unguarded: ({ open, site, ids }) => {
    const { companyProfiles, companyTalk } = site.services
    const at = testNow
    const common = { id: newId(), companyId: ids.A, createdAt: at }
    const talk = {
      companyId: ids.A,
      questions: [{ ...common, question: '質問', answer: null, answeredAt: null }],
      appeals: [{ ...common, against: newId(), text: '異議', granted: null, decidedAt: null }],
      mayAppeal: false,
    }
    const talking = open({ companyTalk: { ...companyTalk, read: async () => talk } })
    const askTalk = (part: (field: string) => string) => ({
      root: 'companyTalk',
      ask: (field: string, caller: string) =>
        `{ companyTalk(companyId: "${caller === 'other' ? ids.B : ids.A}") { ${part(field)} } }`,
      site: talking,
    })
    return {
      CompanyTalk: {
        root: 'companyTalk',
        ask: (field) => `{ companyTalk(companyId: "${ids.A}") { ${field} } }`,
        site: talking,
      },
      CompanyQuestion: askTalk((field) => `questions { ${field} }`),
      CompanyAppeal: askTalk((field) => `appeals { ${field} }`),
      CompanyAccount: {
        root: 'ownCompany',
        // `other` asks for B, and is answered A.
        ask: (field, caller) => `{ ownCompany(id: "${caller === 'other' ? ids.B : ids.A}") { ${field} } }`,
        site: open({ companyProfiles: { ...companyProfiles, own: () => companyProfiles.own(ids.A) } }),
      },
    }
  },
}
