import {
  deletionForSchema,
  findPersonSchema,
  liftStopSchema,
  moveForCompanySchema,
  personActSchema,
  shownPersonActSchema,
  startRemovalSchema,
} from '#contract/desk-people.ts'
import * as documents from '#operations/desk/people-acts.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { deskAct } from '#server/domain/access-row.ts'

const uid = { uid: 'ID!' } as const
const shown = { ...uid, step: 'DeskStep!' } as const

export const findPerson = procedure({
  name: 'findPerson',
  actions: ['deskPeople.find'],
  who: deskAct,
  description:
    'The id of the account with this exact address or id; null: there is none. Noted in the audit log.',
  input: findPersonSchema,
  answer: 'ID',
  run: async ({ services, caller }, { who }) => {
    const answer = await services.desk.people.find(caller.uid, who)
    if (answer.kind === 'limited') throw codedError('RATE_LIMITED', 'Too many people were looked for')
    return answer.kind === 'found' ? answer.uid : null
  },
})

export const resendVerification = procedure({
  name: 'resendVerification',
  actions: ['deskPeople.resend'],
  who: deskAct,
  description: 'Sends the mail that verifies a person’s address once more.',
  input: personActSchema,
  types: uid,
  answer: 'DeskOutcome!',
  document: documents.ResendVerification,
  run: ({ services, caller }, given) => services.desk.people.resendVerification(caller.uid, given),
})

export const liftMailStop = procedure({
  name: 'liftMailStop',
  actions: ['deskPeople.liftStop'],
  who: deskAct,
  description: 'Mails go to the person’s address again; after a complaint only on their request.',
  input: liftStopSchema,
  types: { ...uid, requested: 'String' },
  descriptions: { requested: '`on`: the person asked for it.' },
  answer: 'DeskOutcome!',
  document: documents.LiftMailStop,
  run: ({ services, caller }, { requested, ...given }) =>
    services.desk.people.liftStop(caller.uid, { ...given, requested: requested === 'on' }),
})

export const unlockPerson = procedure({
  name: 'unlockPerson',
  actions: ['deskPeople.unlock'],
  who: deskAct,
  description: 'Limits that count by the person or their address begin anew.',
  input: personActSchema,
  types: uid,
  answer: 'DeskOutcome!',
  document: documents.UnlockPerson,
  run: ({ services, caller }, given) => services.desk.people.unlock(caller.uid, given),
})

export const endSignInsOf = procedure({
  name: 'endSignInsOf',
  actions: ['deskPeople.endSignIns'],
  who: deskAct,
  description: 'Signs a person out on every device.',
  input: shownPersonActSchema,
  types: shown,
  answer: 'DeskOutcome!',
  document: documents.EndSignInsOf,
  run: ({ services, caller }, given) => services.desk.people.endSignIns(caller.uid, given),
})

export const requestDeletionFor = procedure({
  name: 'requestDeletionFor',
  actions: ['deskPeople.requestDeletion'],
  who: deskAct,
  description: 'Begins the deletion of an account on the person’s written request.',
  input: deletionForSchema,
  types: { ...shown, written: 'String!' },
  answer: 'DeskOutcome!',
  document: documents.RequestDeletionFor,
  run: ({ services, caller }, { uid: person, reason, step }) =>
    services.desk.people.requestDeletion(caller.uid, { uid: person, reason, step }),
})

export const startFactorRemoval = procedure({
  name: 'startFactorRemoval',
  actions: ['deskPeople.startRemoval'],
  who: deskAct,
  description:
    'Begins to take the second factor of a person away who lost it. Identity was looked at before.',
  input: startRemovalSchema,
  types: { ...shown, looked: 'String!' },
  answer: 'DeskOutcome!',
  document: documents.StartFactorRemoval,
  run: ({ services, caller }, { uid: person, reason, step }) =>
    services.desk.people.startRemoval(caller.uid, { uid: person, reason, step }),
})

export const confirmFactorRemoval = procedure({
  name: 'confirmFactorRemoval',
  actions: ['deskPeople.confirmRemoval'],
  who: deskAct,
  description: 'By another admin than the one who started it: from here on the hours run.',
  input: shownPersonActSchema,
  types: shown,
  answer: 'DeskOutcome!',
  document: documents.ConfirmFactorRemoval,
  run: ({ services, caller }, given) => services.desk.people.confirmRemoval(caller.uid, given),
})

export const endFactorRemoval = procedure({
  name: 'endFactorRemoval',
  actions: ['deskPeople.endRemoval'],
  who: deskAct,
  description: 'The second factor stays.',
  input: shownPersonActSchema,
  types: shown,
  answer: 'DeskOutcome!',
  document: documents.EndFactorRemoval,
  run: ({ services, caller }, given) => services.desk.people.stopRemoval(caller.uid, given),
})

export const moveForCompany = procedure({
  name: 'moveForCompany',
  actions: ['deskPeople.moveApplication'],
  who: deskAct,
  description: 'Answers an application for a company that asked for it in writing; the student is told.',
  input: moveForCompanySchema,
  types: { receipt: 'String!', action: 'ApplicantMove!', text: 'String! = ""', step: 'DeskStep!' },
  descriptions: { request: 'What the company wrote; kept in the audit log.' },
  answer: 'DeskOutcome!',
  document: documents.MoveForCompany,
  run: ({ services, caller }, given) => services.desk.people.moveApplication(caller.uid, given),
})
