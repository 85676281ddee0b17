import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

export const notificationsArea: MatrixArea = {
  matrix: `
                                  guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.notifications             401   403    ok         ok      ok    ok    ok    ok        ok     ok    2nd  ok
  Query.notificationCount         none  none   ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.markNotificationRead   401   403    none       none    none  none  none  none      none   none  2nd  none
  Mutation.markNotificationsRead  401   403    ok         ok      ok    ok    ok    ok        ok     ok    2nd  ok
  NotificationList                401   403    404        ok      404   404   404   404       404    404   2nd  404
  Notification                    401   403    404        ok      404   404   404   404       404    404   2nd  404
`,
  operations: () => ({
    'Query.notifications': '{ notifications { __typename } }',
    'Query.notificationCount': '{ notificationCount }',
    'Mutation.markNotificationRead': `mutation { markNotificationRead(id: "${newId()}") }`,
    'Mutation.markNotificationsRead': `mutation { markNotificationsRead(upTo: "${newId()}") }`,
  }),
  unguarded: ({ open, site }) => {
    const { notifications } = site.services
    const lineOfStudent = {
      id: newId(),
      uid: 'student',
      kind: 'interview' as const,
      text: '面接の日時が決まりました。',
      href: '/mypage',
      subject: 'application:1',
      key: 'x',
      shown: true,
      readAt: null,
      mailDueAt: null,
      createdAt: testNow,
      count: 1,
    }
    const list = async () => ({
      uid: 'student',
      lines: [lineOfStudent],
      next: null,
      newestUnread: lineOfStudent.id,
    })
    const ofStudent = open({ notifications: { ...notifications, list } })
    const rows = (inner: (field: string) => string) => ({
      root: 'notifications',
      ask: (field: string) => `{ notifications { ${inner(field)} } }`,
      site: ofStudent,
    })
    return {
      NotificationList: rows((field) => field),
      Notification: rows((field) => `lines { ${field} }`),
    }
  },
}
