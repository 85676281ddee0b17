import { deskMatrix, deskTypes } from '#server/backend/schema/access/testing/desk-rows.ts'
import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { newId } from '#server/platform/ids.ts'

const list = (field: string) => `{ deskJobPosts { ${field} } }`
const given = `id: "${newId()}", read: "x", step: send`
const ofCase = `jobPostId: "${newId()}", read: "x", step: send`
const mutation = (name: string, args: string, field = 'done') => `mutation { ${name}(${args}) { ${field} } }`

export const deskReadingArea: MatrixArea = {
  matrix: `${deskMatrix([
    'Query.deskJobPosts',
    'Query.deskJobPost',
    'Query.deskCompanyJobPosts',
    'Query.deskReports',
    'Query.deskReport',
    'Query.deskMessageReports',
    'Query.deskMessageReport',
    'Mutation.publishReadJobPost',
    'Mutation.returnJobPost',
    'Mutation.takeDownJobPost',
    'Mutation.askAboutReports',
    'Mutation.closeReports',
    'Mutation.takeDownReported',
    'Mutation.readMessageReport',
    'Mutation.closeMessageReport',
    'DeskJobPostList',
    'DeskJobPostLine',
    'DeskJobPost',
    'DeskReading',
    'DeskReportList',
    'DeskReportedAd',
    'DeskReportCase',
    'DeskReport',
    'DeskInquiry',
    'DeskEarlierCase',
    'DeskMessageReportList',
    'DeskMessageReport',
    'DeskEvidence',
    'DeskReportedMessage',
    'DeskReportedFile',
    'DeskFile',
  ])}
Mutation.readReportedFile 401 403 403 403 403 403 403 403 403 403 403 none`,
  operations: ({ ids }) => ({
    'Query.deskJobPosts': list('count'),
    'Query.deskJobPost': `{ deskJobPost(id: "${ids.jobPost}") { id } }`,
    'Query.deskCompanyJobPosts': `{ deskCompanyJobPosts(companyId: "${ids.A}") { id } }`,
    'Query.deskReports': '{ deskReports { count } }',
    'Query.deskReport': `{ deskReport(jobPostId: "${ids.jobPost}") { jobPostId } }`,
    'Query.deskMessageReports': '{ deskMessageReports { count } }',
    'Query.deskMessageReport': `{ deskMessageReport(id: "${ids.messageReport}") { id } }`,
    'Mutation.publishReadJobPost': mutation('publishReadJobPost', given),
    'Mutation.returnJobPost': mutation('returnJobPost', `${given}, reason: "理由"`),
    'Mutation.takeDownJobPost': mutation('takeDownJobPost', `${given}, reason: "理由"`),
    'Mutation.askAboutReports': mutation('askAboutReports', ofCase),
    'Mutation.closeReports': mutation('closeReports', `${ofCase}, outcome: warned, reason: "理由"`),
    'Mutation.takeDownReported': mutation('takeDownReported', `${ofCase}, reason: "理由"`),
    'Mutation.readMessageReport': mutation('readMessageReport', `id: "${ids.messageReport}"`, 'text'),
    'Mutation.readReportedFile': mutation(
      'readReportedFile',
      `id: "${ids.messageReport}", fileId: "${newId()}"`,
      'name',
    ),
    'Mutation.closeMessageReport': mutation('closeMessageReport', `${given}, outcome: "結果"`),
  }),
  unguarded: (world) => {
    const ad = (field: string) => `{ deskJobPost(id: "${world.ids.jobPost}") { ${field} } }`
    const found = (field: string) => `{ deskReport(jobPostId: "${world.ids.jobPost}") { ${field} } }`
    const report = (field: string) => `{ deskMessageReport(id: "${world.ids.messageReport}") { ${field} } }`
    const evidence = (field: string) =>
      mutation('readMessageReport', `id: "${world.ids.messageReport}"`, field)
    const file = (field: string) =>
      mutation('readReportedFile', `id: "${world.ids.messageReport}", fileId: "${newId()}"`, field)
    const { desk } = world.site.services
    const readFile = async () => ({ name: '資料.pdf', type: 'pdf' as const, base64: '' })
    const site = world.open({ desk: { ...desk, messageReports: { ...desk.messageReports, readFile } } })
    return {
      DeskFile: { site, root: 'readReportedFile', ask: file },
      ...deskTypes(world, {
        DeskJobPostList: ['deskJobPosts', list],
        DeskJobPostLine: ['deskJobPosts', (field) => list(`lines { ${field} }`)],
        DeskJobPost: ['deskJobPost', ad],
        DeskReading: ['deskJobPost', (field) => ad(`readings { ${field} }`)],
        DeskReportList: ['deskReports', (field) => `{ deskReports { ${field} } }`],
        DeskMessageReportList: ['deskMessageReports', (field) => `{ deskMessageReports { ${field} } }`],
        DeskReportedAd: ['deskReports', (field) => `{ deskReports { lines { ${field} } } }`],
        DeskReportCase: ['deskReport', found],
        DeskReport: ['deskReport', (field) => found(`reports { ${field} }`)],
        DeskInquiry: ['deskReport', (field) => found(`inquiries { ${field} }`)],
        DeskEarlierCase: ['deskReport', (field) => found(`earlier { ${field} }`)],
        DeskMessageReport: ['deskMessageReport', report],
        DeskEvidence: ['readMessageReport', evidence],
        DeskReportedMessage: ['readMessageReport', (field) => evidence(`messages { ${field} }`)],
        DeskReportedFile: ['readMessageReport', (field) => evidence(`messages { files { ${field} } }`)],
      }),
    }
  },
}
