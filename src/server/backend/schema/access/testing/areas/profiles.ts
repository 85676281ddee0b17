import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'

export const profilesArea: MatrixArea = {
  matrix: `
                                guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.studentUser             none  none   ok         ok      ok    ok    none  none      none   none  none none
  Query.personProfile           none  none   none       none    none  none  ok    ok        ok     ok    ok   ok
  Query.homeDistances           none  none   ok         ok      ok    ok    none  none      none   none  none none
  Mutation.saveStudentName      401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.startStudentProfile  401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveStudentContact   401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveStudentSchool    401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveStudentTexts     401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveStudentHistory   401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveStudentTags      401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveStudentStations  401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveStudentDesires   401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveStudentSettings  401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.savePersonProfile    401   403    403        403     403   403   ok    ok        ok     ok    ok   ok
  StudentUser                   none  none   404        ok      404   404   none  none      none   none  none none
  PersonProfile                 none  none   none       none    none  none  ok    404       404    404   404  404
`,
  operations: ({ ids }) => ({
    'Query.studentUser': '{ studentUser { __typename } }',
    'Query.personProfile': '{ personProfile { __typename } }',
    'Mutation.saveStudentName': `mutation { saveStudentName(input: { familyName: "山田", givenName: "花子",
      familyNameKana: "ヤマダ", givenNameKana: "ハナコ" }) { __typename } }`,
    'Mutation.startStudentProfile': `mutation { startStudentProfile(input: { familyName: "山田", givenName: "花子",
      familyNameKana: "ヤマダ", givenNameKana: "ハナコ", school: "東都大学" }) { __typename } }`,
    'Query.homeDistances': `{ homeDistances(jobPostId: "${ids.jobPost}") { __typename } }`,
    'Mutation.saveStudentContact':
      'mutation { saveStudentContact(input: { gender: "女性" }) { __typename } }',
    'Mutation.saveStudentSchool':
      'mutation { saveStudentSchool(input: { school: "東都大学" }) { __typename } }',
    'Mutation.saveStudentTexts':
      'mutation { saveStudentTexts(input: { wishes: "特になし" }) { __typename } }',
    'Mutation.saveStudentHistory':
      'mutation { saveStudentHistory(input: { education: [], experience: [], licences: [] }) { __typename } }',
    'Mutation.saveStudentTags':
      'mutation { saveStudentTags(input: { skills: ["Excel"], languages: [], certificates: [] }) { __typename } }',
    'Mutation.saveStudentDesires':
      'mutation { saveStudentDesires(input: { desiredKinds: [new_grad], desiredOccupations: [], desiredPrefectures: [] }) { __typename } }',
    'Mutation.saveStudentStations':
      'mutation { saveStudentStations(input: { station1: "三鷹" }) { __typename } }',
    'Mutation.saveStudentSettings':
      'mutation { saveStudentSettings(input: { visibility: private, keepsHistory: false }) { __typename } }',
    'Mutation.savePersonProfile':
      'mutation { savePersonProfile(input: { displayName: "採用担当 田中" }) { __typename } }',
  }),
  unguarded: ({ open, site }) => {
    const { profiles } = site.services
    return {
      StudentUser: {
        root: 'studentUser',
        ask: (field) => `{ studentUser { ${field} } }`,
        site: open({ profiles: { ...profiles, studentUser: () => profiles.studentUser('student') } }),
      },
      PersonProfile: {
        root: 'personProfile',
        ask: (field) => `{ personProfile { ${field} } }`,
        site: open({ profiles: { ...profiles, personProfile: () => profiles.personProfile('owner') } }),
      },
    }
  },
}
