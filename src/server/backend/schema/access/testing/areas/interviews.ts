import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { testNow } from '#server/backend/testing/records.ts'

const slot =
  'interviewers: [], act: save, seenClashes: "", round: first, minutes: 30, way: place, place: "本社", seats: 1, note: ""'

const month = 'from: "2026-11-01T00:00:00Z", until: "2027-01-01T00:00:00Z"'

export const interviewsArea: MatrixArea = {
  matrix: `
                                 guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.comingInterviews         401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Query.adInterviews             401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Query.applicantInterviews      401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Query.companyDates             401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Query.companyCalendarFeed      401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Query.companyFeedDates         ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.changeCompanyCalendarFeed 401 403  403        403     403   403   ok    ok        ok     404   2nd  403
  Mutation.addInterviewSlots     401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.changeInterviewSlot   401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.cancelInterviewSlot   401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.inviteToInterview     401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.inviteAllToInterview  401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.endInterview          401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Query.ownInterviews            none  none   none       ok      none  none  none  none      none   none  none none
  Mutation.pickInterviewSlot     401   403    404        ok      404   404   403   403       403    403   403  403
  Mutation.releaseInterview      401   403    404        ok      404   404   403   403       403    403   403  403
  Mutation.requestInterviewTimes 401   403    404        ok      404   404   403   403       403    403   403  403
  AdInterviews                   401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  InterviewSlot                  401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  CompanyDate                    401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  CompanyCalendarFeed            401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  CompanyInterview               401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  OwnInterview                   none  none   404        ok      404   404   none  none      none   none  none none
  OwnInterviewSlot               none  none   404        ok      404   404   none  none      none   none  none none
`,
  operations: ({ ids, companyFeedSecret }) => ({
    'Query.comingInterviews': `{ comingInterviews(companyId: "${ids.A}") { __typename } }`,
    'Query.adInterviews': `{ adInterviews(companyId: "${ids.A}", jobPostId: "${ids.jobPost}") { __typename } }`,
    'Query.applicantInterviews': `{ applicantInterviews(companyId: "${ids.A}", applicationId: "${ids.sent}") { __typename } }`,
    'Query.companyDates': `{ companyDates(companyId: "${ids.A}", scope: all, ${month}) { __typename } }`,
    'Query.companyCalendarFeed': `{ companyCalendarFeed(companyId: "${ids.A}") { __typename } }`,
    'Query.companyFeedDates': `{ companyFeedDates(secret: "${companyFeedSecret}") { at } }`,
    // Another address would make the one that is asked for unknown.
    'Mutation.changeCompanyCalendarFeed': `mutation { changeCompanyCalendarFeed(companyId: "${ids.A}", change: create, scope: all) }`,
    // None of these is possible as things are, so that the next caller finds them as they were.
    'Mutation.addInterviewSlots': `mutation { addInterviewSlots(companyId: "${ids.A}", jobPostId: "${ids.jobPost}",
      days: ["2020-01-01"], times: ["10:00"], ${slot}) { refusal } }`,
    'Mutation.changeInterviewSlot': `mutation { changeInterviewSlot(companyId: "${ids.A}", id: "${ids.slot}", seen: "",
      day: "2026-12-01", time: "10:00", ${slot}) { refusal } }`,
    'Mutation.cancelInterviewSlot': `mutation { cancelInterviewSlot(companyId: "${ids.A}", id: "${ids.slot}", seen: "", reason: "") { refusal } }`,
    'Mutation.inviteToInterview': `mutation { inviteToInterview(companyId: "${ids.A}", applicationId: "${ids.sent}", round: first) { refusal } }`,
    'Mutation.inviteAllToInterview': `mutation { inviteAllToInterview(companyId: "${ids.A}", jobPostId: "${ids.jobPost}", round: final) { refusal } }`,
    'Mutation.endInterview': `mutation { endInterview(companyId: "${ids.A}", id: "${ids.interview}", reason: "") { refusal } }`,
    'Query.ownInterviews': `{ ownInterviews(applicationId: "${ids.sent}") { __typename } }`,
    'Mutation.pickInterviewSlot': `mutation { pickInterviewSlot(id: "${ids.interview}", slotId: "${ids.slot}", despiteOverlap: false) { refusal } }`,
    'Mutation.releaseInterview': `mutation { releaseInterview(id: "${ids.interview}", reason: "") { refusal } }`,
    'Mutation.requestInterviewTimes': `mutation { requestInterviewTimes(id: "${ids.interview}", text: "別の日") { refusal } }`,
  }),
  unguarded: ({ ids, open, site }) => {
    const { interviews } = site.services
    const adOfA = async () => {
      const ad = await interviews.ofCompany.ofAd(ids.A, ids.jobPost)
      if (ad === null) throw new Error('Company A has no such ad')
      return ad
    }
    const ofA = () => interviews.ofCompany.ofApplication(ids.A, ids.sent)
    const interview = {
      uid: 'student',
      id: ids.interview,
      applicationId: ids.sent,
      round: 'first' as const,
      state: 'offered' as const,
      releasedBy: null,
      request: null,
      requestedAt: null,
      onHold: false,
      slot: null,
      changeUntil: null,
      mayChange: false,
      overlapping: [],
      slots: [
        {
          uid: 'student',
          id: ids.slot,
          startsAt: testNow,
          endsAt: testNow,
          way: 'place' as const,
          place: '本社',
          seatsLeft: 1,
          overlapping: [],
        },
      ],
    }
    const unguarded = open({
      interviews: {
        ...interviews,
        own: { of: async () => [interview] },
        ofCompany: { ...interviews.ofCompany, ofAd: adOfA, ofApplication: ofA },
      },
      companyCalendar: {
        ...site.services.companyCalendar,
        dates: async () => [
          {
            companyId: ids.A,
            kind: 'ad_deadline' as const,
            at: testNow,
            jobPostId: ids.jobPost,
            title: '法人営業',
            applicationId: null,
            interview: null,
          },
        ],
        feed: async () => ({ companyId: ids.A, secret: 'x'.repeat(43), scope: 'all' as const }),
      },
    })
    const companyOf = (caller: string) => (caller === 'other' ? ids.B : ids.A)
    const ofAd = (inner: (field: string) => string) => ({
      root: 'adInterviews',
      ask: (field: string, caller: string) =>
        `{ adInterviews(companyId: "${companyOf(caller)}", jobPostId: "${ids.jobPost}") { ${inner(field)} } }`,
      site: unguarded,
    })
    const own = (inner: (field: string) => string) => ({
      root: 'ownInterviews',
      ask: (field: string) => `{ ownInterviews(applicationId: "${ids.sent}") { ${inner(field)} } }`,
      site: unguarded,
    })
    const ofCalendar = (root: string, args: string) => ({
      root,
      ask: (field: string, caller: string) =>
        `{ ${root}(companyId: "${companyOf(caller)}"${args}) { ${field} } }`,
      site: unguarded,
    })
    return {
      CompanyDate: ofCalendar('companyDates', `, scope: all, ${month}`),
      CompanyCalendarFeed: ofCalendar('companyCalendarFeed', ''),
      AdInterviews: ofAd((field) => field),
      InterviewSlot: ofAd((field) => `slots { ${field} }`),
      CompanyInterview: {
        root: 'applicantInterviews',
        ask: (field, caller) =>
          `{ applicantInterviews(companyId: "${companyOf(caller)}", applicationId: "${ids.sent}") { ${field} } }`,
        site: unguarded,
      },
      OwnInterview: own((field) => field),
      OwnInterviewSlot: own((field) => `slots { ${field} }`),
    }
  },
}
