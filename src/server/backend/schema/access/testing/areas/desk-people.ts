import { deskMatrix, deskTypes } from '#server/backend/schema/access/testing/desk-rows.ts'
import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import type { PersonState } from '#server/backend/desk-people/person-state.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

const person = (field: string) => `{ deskPerson(uid: "student") { ${field} } }`
const given = 'uid: "nobody-here", reason: "依頼"'

/** An account with everything that one can have. */
const shown: PersonState = {
  uid: 'student',
  kind: 'student',
  oneself: false,
  createdAt: testNow,
  atProvider: { emailVerified: true, hasPassword: true, factors: ['*5678'] },
  signInPhone: null,
  recoveryCodesLeft: 1,
  openSessions: 1,
  deletionDueAt: null,
  frozenUntil: null,
  mailStop: { reason: 'bounce', at: testNow },
  mails: [{ about: 'notice', result: 'sent', at: testNow }],
  counts: [{ name: 'notice', hits: 1, resetsAt: testNow }],
  removal: { state: 'waiting', dueAt: testNow, startedAt: testNow, own: false },
}

export const deskPeopleArea: MatrixArea = {
  matrix: deskMatrix([
    'Query.deskPerson',
    'Query.deskRemovals',
    'Mutation.findPerson',
    'Mutation.resendVerification',
    'Mutation.liftMailStop',
    'Mutation.unlockPerson',
    'Mutation.endSignInsOf',
    'Mutation.requestDeletionFor',
    'Mutation.cancelDeletionFor',
    'Mutation.startFactorRemoval',
    'Mutation.confirmFactorRemoval',
    'Mutation.endFactorRemoval',
    'Mutation.moveForCompany',
    'DeskPerson',
    'DeskPersonAtProvider',
    'DeskPersonMailStop',
    'DeskPersonMail',
    'DeskPersonCount',
    'DeskPersonRemoval',
    'DeskRemoval',
  ]),
  operations: () => ({
    'Query.deskPerson': person('__typename'),
    'Query.deskRemovals': '{ deskRemovals { __typename } }',
    'Mutation.findPerson': 'mutation { findPerson(who: "student@example.com") }',
    'Mutation.resendVerification': `mutation { resendVerification(${given}) { done } }`,
    'Mutation.liftMailStop': `mutation { liftMailStop(${given}) { done } }`,
    'Mutation.unlockPerson': `mutation { unlockPerson(${given}) { done } }`,
    'Mutation.endSignInsOf': `mutation { endSignInsOf(${given}, step: send) { done } }`,
    'Mutation.requestDeletionFor': `mutation { requestDeletionFor(${given}, written: "on", step: send) { done } }`,
    'Mutation.cancelDeletionFor': `mutation { cancelDeletionFor(${given}, step: send) { done } }`,
    'Mutation.startFactorRemoval': `mutation { startFactorRemoval(${given}, looked: "on", step: send) { done } }`,
    'Mutation.confirmFactorRemoval': `mutation { confirmFactorRemoval(${given}, step: send) { done } }`,
    'Mutation.endFactorRemoval': `mutation { endFactorRemoval(${given}, step: send) { done } }`,
    'Mutation.moveForCompany':
      'mutation { moveForCompany(receipt: "ABCDEFGH", action: reject, request: "依頼", step: send) { done } }',
  }),
  unguarded: (world) => {
    const { desk } = world.site.services
    const site = world.open({
      desk: {
        ...desk,
        people: {
          ...desk.people,
          read: async () => ({ kind: 'found', person: shown }),
          waiting: async () => [
            { id: newId(), uid: 'student', state: 'waiting', dueAt: testNow, startedAt: testNow, own: false },
          ],
        },
      },
    })
    return deskTypes(
      { ...world, site },
      {
        DeskPerson: ['deskPerson', person],
        DeskPersonAtProvider: ['deskPerson', (field) => person(`atProvider { ${field} }`)],
        DeskPersonMailStop: ['deskPerson', (field) => person(`mailStop { ${field} }`)],
        DeskPersonMail: ['deskPerson', (field) => person(`mails { ${field} }`)],
        DeskPersonCount: ['deskPerson', (field) => person(`counts { ${field} }`)],
        DeskPersonRemoval: ['deskPerson', (field) => person(`removal { ${field} }`)],
        DeskRemoval: ['deskRemovals', (field) => `{ deskRemovals { ${field} } }`],
      },
    )
  },
}
