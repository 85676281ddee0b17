import {
  deletionForSchema,
  findPersonSchema,
  liftStopSchema,
  moveForCompanySchema,
  personActSchema,
  shownPersonActSchema,
  startRemovalSchema,
} from '#contract/desk-people.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { deskAct } from '#server/domain/access-row.ts'
import { deskProcedure } from '#server/backend/procedures/desk-procedure.ts'

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

export const resendVerification = deskProcedure({
  name: 'resendVerification',
  actions: ['deskPeople.resend'],
  description: 'Sends the mail that verifies a person’s address once more.',
  input: personActSchema,
  types: uid,
  run: ({ services, caller }, given) => services.desk.people.resendVerification(caller.uid, given),
})

export const liftMailStop = deskProcedure({
  name: 'liftMailStop',
  actions: ['deskPeople.liftStop'],
  description: 'Mails go to the person’s address again; after a complaint only on their request.',
  input: liftStopSchema,
  types: { ...uid, requested: 'String' },
  descriptions: { requested: '`on`: the person asked for it.' },
  run: ({ services, caller }, { requested, ...given }) =>
    services.desk.people.liftStop(caller.uid, { ...given, requested: requested === 'on' }),
})

export const unlockPerson = deskProcedure({
  name: 'unlockPerson',
  actions: ['deskPeople.unlock'],
  description: 'Limits that count by the person or their address begin anew.',
  input: personActSchema,
  types: uid,
  run: ({ services, caller }, given) => services.desk.people.unlock(caller.uid, given),
})

export const endSignInsOf = deskProcedure({
  name: 'endSignInsOf',
  actions: ['deskPeople.endSignIns'],
  description: 'Signs a person out on every device.',
  input: shownPersonActSchema,
  types: shown,
  run: ({ services, caller }, given) => services.desk.people.endSignIns(caller.uid, given),
})

export const requestDeletionFor = deskProcedure({
  name: 'requestDeletionFor',
  actions: ['deskPeople.requestDeletion'],
  description: 'Begins the deletion of an account on the person’s written request.',
  input: deletionForSchema,
  types: { ...shown, written: 'String!' },
  run: ({ services, caller }, { uid: person, reason, step }) =>
    services.desk.people.requestDeletion(caller.uid, { uid: person, reason, step }),
})

export const cancelDeletionFor = deskProcedure({
  name: 'cancelDeletionFor',
  actions: ['deskPeople.cancelDeletion'],
  description: 'The account stays: the person did not ask for its deletion, and can’t sign in.',
  input: shownPersonActSchema,
  types: shown,
  run: ({ services, caller }, given) => services.desk.people.cancelDeletion(caller.uid, given),
})

export const startFactorRemoval = deskProcedure({
  name: 'startFactorRemoval',
  actions: ['deskPeople.startRemoval'],
  description:
    'Begins to take the second factor of a person away who lost it. Identity was looked at before.',
  input: startRemovalSchema,
  types: { ...shown, looked: 'String!' },
  run: ({ services, caller }, { uid: person, reason, step }) =>
    services.desk.people.startRemoval(caller.uid, { uid: person, reason, step }),
})

export const confirmFactorRemoval = deskProcedure({
  name: 'confirmFactorRemoval',
  actions: ['deskPeople.confirmRemoval'],
  description: 'By another admin than the one who started it: from here on the hours run.',
  input: shownPersonActSchema,
  types: shown,
  run: ({ services, caller }, given) => services.desk.people.confirmRemoval(caller.uid, given),
})

export const endFactorRemoval = deskProcedure({
  name: 'endFactorRemoval',
  actions: ['deskPeople.endRemoval'],
  description: 'The second factor stays.',
  input: shownPersonActSchema,
  types: shown,
  run: ({ services, caller }, given) => services.desk.people.stopRemoval(caller.uid, given),
})

export const moveForCompany = deskProcedure({
  name: 'moveForCompany',
  actions: ['deskPeople.moveApplication'],
  description: 'Answers an application for a company that asked for it in writing; the student is told.',
  input: moveForCompanySchema,
  types: { receipt: 'String!', action: 'ApplicantMove!', text: 'String! = ""', step: 'DeskStep!' },
  descriptions: { request: 'What the company wrote; kept with the application, and erased with it.' },
  run: ({ services, caller }, given) => services.desk.people.moveApplication(caller.uid, given),
})
