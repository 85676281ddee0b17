import { consentVersionsOn } from '#contract/account-consent.ts'
import { corporateNumber } from '#contract/corporate-number.ts'
import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

const consentVersions = consentVersionsOn('2026-11-27')

const person = `terms: "${consentVersions.terms}", privacy: "${consentVersions.privacy}"`

/** The secret of a browser that signs up. */
const browser = 'b'.repeat(43)
const signInOfStudent = {
  id: newId(),
  uid: 'student',
  device: 'Chrome, Windows',
  createdAt: testNow,
  lastSeenAt: testNow,
}
const factorOfStudent = { uid: 'student', phone: '+819012345678', enrolledAt: testNow }
/** What stands on the page of security of a person, whose parts are the student's. */
const overviewOf = (uid: string) => ({
  uid,
  factor: factorOfStudent,
  signInPhone: null,
  hasPassword: true,
  recoveryCodesLeft: 3,
  deletionDueAt: null,
  sessions: [signInOfStudent],
})

export const accountsArea: MatrixArea = {
  matrix: `
                                    guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.emailLink                   none  none   none       none    none  none  none  none      none   none  none none
  Query.factorRemovalLink           none  none   none       none    none  none  none  none      none   none  none none
  Query.accountSecurity             401   ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.accountWaiting              401   ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.checkPassword            ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.requestPasswordReset     ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.requestSignInLink        ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.recoverAccount           ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.requestSignUp            ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.resendSignUp             ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.confirmSignUp            ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.checkSignUp              ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.rejectSignUp             ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.confirmEmailChange       ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.undoEmailChange          ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.createStudentAccount     401   ok     ok         ok      ok    403   ok    ok        ok     ok    ok   ok
  Mutation.createCompanyAccount     401   ok     ok         ok      ok    403   ok    ok        ok     ok    ok   ok
  Mutation.requestVerificationMail  401   ok     ok         ok      ok    403   ok    ok        ok     ok    ok   ok
  Mutation.confirmVerificationCode  401   ok     ok         ok      ok    403   ok    ok        ok     ok    ok   ok
  Mutation.cancelFactorRemoval      401   ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.stopFactorRemoval        ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.endSignIn                401   ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.endOtherSignIns          401   ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.removeSecondFactor       401   ok     ok         ok      401   403   403   403       403    403   403  403
  Mutation.announceSecondFactor     401   403    403        403     401   403   none  none      none   none  403  none
  Mutation.announceSignInPhone      401   403    mail       ok      401   403   403   403       403    403   403  403
  Mutation.removeSignInPhone        401   ok     ok         ok      401   403   ok    ok        ok     ok    ok   ok
  Mutation.renewRecoveryCodes       401   403    403        403     401   403   ok    ok        ok     ok    403  ok
  Mutation.requestEmailChange       401   ok     ok         ok      401   403   ok    ok        ok     ok    ok   ok
  Mutation.cancelEmailChange        401   ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.announcePasswordChange   401   ok     ok         ok      401   403   ok    ok        ok     ok    ok   ok
  Mutation.exportAccount            401   ok     ok         ok      401   403   ok    ok        ok     ok    2nd  ok
  Mutation.requestAccountDeletion   401   403    ok         ok      401   403   ok    ok        ok     ok    ok   ok
  Mutation.cancelAccountDeletion    401   ok     ok         ok      ok    403   ok    ok        ok     ok    ok   ok
  AccountSecurity                   401   404    404        ok      404   404   404   404       404    404   404  404
  AccountWaiting                    401   404    404        ok      404   404   404   404       404    404   404  404
  AccountSignIn                     401   404    404        ok      404   404   404   404       404    404   404  404
  SecondFactor                      401   404    404        ok      404   404   404   404       404    404   404  404
`,
  operations: () => ({
    'Query.emailLink': '{ emailLink(mode: changeEmail, token: "x") { newEmail } }',
    'Query.factorRemovalLink': '{ factorRemovalLink(token: "x") { state } }',
    'Query.accountSecurity': '{ accountSecurity { __typename } }',
    'Query.accountWaiting': '{ accountWaiting { __typename } }',
    'Mutation.checkPassword': 'mutation { checkPassword(password: "short", email: "") }',
    'Mutation.requestPasswordReset': 'mutation { requestPasswordReset(email: "a@example.jp") }',
    'Mutation.requestSignInLink': 'mutation { requestSignInLink(email: "a@example.jp", callbackUrl: "/x") }',
    'Mutation.recoverAccount':
      'mutation { recoverAccount(email: "a@example.jp", password: "x", code: "ABCD-EFGH-JKMN-PQRS") }',
    'Mutation.requestSignUp': `mutation { requestSignUp(email: "a@example.jp", password: "ことりがまどべでうたっている", browser: "${browser}") }`,
    'Mutation.resendSignUp': `mutation { resendSignUp(browser: "${browser}") }`,
    'Mutation.confirmSignUp': `mutation { confirmSignUp(code: "000000", browser: "${browser}") }`,
    'Mutation.checkSignUp': `mutation { checkSignUp(browser: "${browser}") }`,
    'Mutation.rejectSignUp': 'mutation { rejectSignUp(code: "x") }',
    'Mutation.confirmEmailChange': 'mutation { confirmEmailChange(token: "x") }',
    'Mutation.undoEmailChange': 'mutation { undoEmailChange(token: "x") }',
    'Mutation.createStudentAccount': `mutation { createStudentAccount(input: { ${person} }) }`,
    'Mutation.createCompanyAccount': `mutation { createCompanyAccount(input: { ${person},
      corporateNumber: "${corporateNumber('000000000001')}", legalName: "株式会社こころみ", kana: "ココロミ",
      displayName: "こころみ", representative: "心見 一郎", postalCode: "1000005", prefectureCode: "13",
      city: "千代田区", street: "丸の内1-1-1", building: "", contactTel: "03-1234-5678", industryCode: "G" }) }`,
    'Mutation.requestVerificationMail': `mutation { requestVerificationMail(callbackUrl: "", browser: "${newId()}") }`,
    'Mutation.confirmVerificationCode': `mutation { confirmVerificationCode(code: "000000", browser: "${newId()}") }`,
    'Mutation.cancelFactorRemoval': 'mutation { cancelFactorRemoval }',
    'Mutation.stopFactorRemoval': 'mutation { stopFactorRemoval(token: "x") }',
    'Mutation.endSignIn': `mutation { endSignIn(id: "${newId()}") }`,
    'Mutation.endOtherSignIns': `mutation { endOtherSignIns(keep: "${newId()}") }`,
    'Mutation.removeSecondFactor': 'mutation { removeSecondFactor }',
    'Mutation.announceSecondFactor': 'mutation { announceSecondFactor }',
    'Mutation.announceSignInPhone': 'mutation { announceSignInPhone }',
    'Mutation.removeSignInPhone': 'mutation { removeSignInPhone }',
    'Mutation.renewRecoveryCodes': 'mutation { renewRecoveryCodes }',
    'Mutation.requestEmailChange': 'mutation { requestEmailChange(email: "new@example.jp") }',
    'Mutation.cancelEmailChange': 'mutation { cancelEmailChange }',
    'Mutation.announcePasswordChange': 'mutation { announcePasswordChange }',
    'Mutation.exportAccount': 'mutation { exportAccount }',
    'Mutation.requestAccountDeletion': 'mutation { requestAccountDeletion }',
    'Mutation.cancelAccountDeletion': 'mutation { cancelAccountDeletion }',
  }),
  unguarded: ({ open, site }) => {
    const { accountSecurity } = site.services
    const openWithOverview = (overview: (uid: string) => ReturnType<typeof overviewOf>) =>
      open({ accountSecurity: { ...accountSecurity, overview: async (uid) => overview(uid) } })
    const withParts = openWithOverview(overviewOf)
    return {
      AccountSecurity: {
        root: 'accountSecurity',
        ask: (field) => `{ accountSecurity { ${field} } }`,
        site: openWithOverview(() => overviewOf('student')),
      },
      AccountWaiting: {
        root: 'accountWaiting',
        ask: (field) => `{ accountWaiting { ${field} } }`,
        site: open({
          accountSecurity: {
            ...accountSecurity,
            waiting: async () => ({
              uid: 'student',
              deletionDueAt: null,
              newEmail: null,
              factorRemoval: null,
              frozenUntil: null,
            }),
          },
        }),
      },
      AccountSignIn: {
        root: 'accountSecurity',
        ask: (field) => `{ accountSecurity { signIns { ${field} } } }`,
        site: withParts,
      },
      SecondFactor: {
        root: 'accountSecurity',
        ask: (field) => `{ accountSecurity { secondFactor { ${field} } } }`,
        site: withParts,
      },
    }
  },
}
