import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { newId } from '#server/platform/ids.ts'

export const filesArea: MatrixArea = {
  matrix: `
                          guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.storedFiles       none  none   ok         ok      ok    ok    ok    ok        ok     ok    2nd  none
  Query.fileAddress       none  none   none       ok      none  none  ok    ok        ok     none  2nd  none
  Mutation.requestUpload  401   403    mail       ok      ok    ok    ok    ok        403    ok    2nd  403
  Mutation.finishUpload   401   403    mail       ok      ok    ok    ok    ok        403    ok    2nd  403
  Mutation.deleteFile     401   403    ok         ok      ok    ok    403   403       403    403   403  403
  StoredFile              none  none   404        ok      404   404   404   404       404    404   2nd  none
`,
  operations: ({ ids }) => ({
    'Query.storedFiles': '{ storedFiles { __typename } }',
    'Query.fileAddress': `{ fileAddress(id: "${ids.file}") }`,
    'Mutation.requestUpload':
      'mutation { requestUpload(input: { kind: resume, name: "a.pdf", size: 1 }) { ticket } }',
    'Mutation.finishUpload': `mutation { finishUpload(ticket: "${'A'.repeat(43)}") { problem } }`,
    'Mutation.deleteFile': `mutation { deleteFile(id: "${newId()}") }`,
  }),
  unguarded: ({ open, site }) => {
    const { files } = site.services
    return {
      StoredFile: {
        root: 'storedFiles',
        ask: (field) => `{ storedFiles { ${field} } }`,
        site: open({ files: { ...files, own: { ...files.own, list: () => files.own.list('student') } } }),
      },
    }
  },
}
