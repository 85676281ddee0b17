import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { newId } from '#server/platform/ids.ts'

export const notificationChoicesArea: MatrixArea = {
  matrix: `
                                     guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.notificationMail             none  none   none       none    none  none  none  none      none   none  none none
  Query.notificationChoices          none  none   ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.pushKinds                    none  none   none       none    none  none  none  none      none   none  none none
  Query.mailStop                     none  ok     none       ok      ok    none  ok    ok        ok     ok    ok   ok
  Query.mailRestart                  none  none   none       none    none  none  none  none      none   none  none none
  Mutation.changeNotificationMail    ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.saveNotificationChoices   401   403    ok         ok      ok    ok    ok    ok        ok     ok    ok   403
  Mutation.resetNotificationChoices  401   403    ok         ok      ok    ok    ok    ok        ok     ok    ok   403
  Mutation.savePushSubscription      401   403    ok         ok      ok    ok    ok    ok        ok     ok    ok   403
  Mutation.stopPush                  401   403    ok         ok      ok    ok    ok    ok        ok     ok    ok   403
  Mutation.requestMailRestart        401   ok     ok         ok      ok    403   ok    ok        ok     ok    ok   ok
  Mutation.restartMails              ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
`,
  operations: () => ({
    'Query.notificationMail': '{ notificationMail(token: "x") { topic } }',
    'Query.notificationChoices': '{ notificationChoices { kind } }',
    'Query.pushKinds': `{ pushKinds(sessionId: "${newId()}") }`,
    'Query.mailStop': '{ mailStop }',
    'Query.mailRestart': '{ mailRestart(token: "x") { stopped } }',
    'Mutation.changeNotificationMail': 'mutation { changeNotificationMail(token: "x", mail: off) }',
    'Mutation.saveNotificationChoices':
      'mutation { saveNotificationChoices(choices: [{ kind: message, shown: true, mail: daily }]) }',
    'Mutation.resetNotificationChoices': 'mutation { resetNotificationChoices }',
    'Mutation.savePushSubscription': `mutation { savePushSubscription(sessionId: "${newId()}", endpoint: "https://example.com/", kinds: [message]) }`,
    'Mutation.stopPush': `mutation { stopPush(sessionId: "${newId()}") }`,
    'Mutation.requestMailRestart': 'mutation { requestMailRestart }',
    'Mutation.restartMails': 'mutation { restartMails(token: "x") }',
  }),
}
