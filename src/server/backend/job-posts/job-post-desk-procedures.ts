import { publishReadJobPostSchema, returnJobPostSchema, takeDownJobPostSchema } from '#contract/desk-ads.ts'
import { deskProcedure } from '#server/backend/procedures/desk-procedure.ts'

const descriptions = { read: 'The stamp of the ad as it was read.' }
const types = { step: 'DeskStep!' }

export const publishReadJobPost = deskProcedure({
  name: 'publishReadJobPost',
  actions: ['deskJobPosts.publish'],
  description: 'Publishes an ad that waits, or schedules it where its company’s time has not come.',
  input: publishReadJobPostSchema,
  types: { ...types, accepts: 'String' },
  descriptions: { ...descriptions, accepts: '`on`: what blocks it is none of the law’s in this one.' },
  run: ({ services, caller: { uid } }, { step, note, accepts, ...given }) =>
    services.desk.jobPosts.publish(uid, { ...given, note: note ?? '', accepts: accepts === 'on' }, step),
})

export const returnJobPost = deskProcedure({
  name: 'returnJobPost',
  actions: ['deskJobPosts.return'],
  description: 'Gives an ad that waits back to its company, with what has to change.',
  input: returnJobPostSchema,
  types,
  descriptions,
  run: ({ services, caller: { uid } }, { step, ...given }) => services.desk.jobPosts.return(uid, given, step),
})

export const takeDownJobPost = deskProcedure({
  name: 'takeDownJobPost',
  actions: ['deskJobPosts.takeDown'],
  description: 'Takes an ad down for good, and tells its company why.',
  input: takeDownJobPostSchema,
  types: { ...types, dangerous: 'String' },
  descriptions: { ...descriptions, dangerous: '`on`: as an offer of crime; who applied is told what to do.' },
  run: ({ services, caller: { uid } }, { step, dangerous, ...given }) =>
    services.desk.jobPosts.takeDown(uid, { ...given, dangerous: dangerous === 'on' }, step),
})
