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
  Query.memberNews                none  none   none       none    none  none  ok    ok        none   ok    ok   none
  Mutation.chooseMemberNews       401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.muteJobPost            401   403    403        403     403   403   ok    ok        403    404   2nd  403
  MemberNews                      none  none   none       none    none  none  ok    404       404    404   404  none
  MutedJobPost                    none  none   none       none    none  none  ok    404       404    404   404  none
  NotificationList                401   403    404        ok      404   404   404   404       404    404   2nd  404
  Notification                    401   403    404        ok      404   404   404   404       404    404   2nd  404
`,
  operations: ({ ids }) => ({
    'Query.memberNews': '{ memberNews { __typename } }',
    'Mutation.chooseMemberNews': `mutation { chooseMemberNews(companyId: "${ids.A}", scope: all) }`,
    'Mutation.muteJobPost': `mutation { muteJobPost(companyId: "${ids.A}", jobPostId: "${ids.jobPost}", muted: no) }`,
    'Query.notifications': '{ notifications { __typename } }',
    'Query.notificationCount': '{ notificationCount }',
    'Mutation.markNotificationRead': `mutation { markNotificationRead(id: "${newId()}") }`,
    'Mutation.markNotificationsRead': `mutation { markNotificationsRead(upTo: "${newId()}") }`,
  }),
  unguarded: ({ open, site, ids }) => {
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
    const news = { uid: 'owner', companyId: ids.A, company: '会社A', scope: 'all' as const }
    const muted = [{ id: ids.jobPost, title: '法人営業' }]
    const ofOwner = open({
      memberNews: { ...site.services.memberNews, of: async () => [{ ...news, muted }] },
    })
    const own = (inner: (field: string) => string) => ({
      root: 'memberNews',
      ask: (field: string) => `{ memberNews { ${inner(field)} } }`,
      site: ofOwner,
    })
    return {
      MemberNews: own((field) => field),
      MutedJobPost: own((field) => `muted { ${field} }`),
      NotificationList: rows((field) => field),
      Notification: rows((field) => `lines { ${field} }`),
    }
  },
}
