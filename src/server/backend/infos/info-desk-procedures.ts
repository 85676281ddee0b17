import {
  correctInfoSchema,
  draftInfoSchema,
  publishInfoSchema,
  withdrawInfoSchema,
} from '#contract/desk-infos.ts'
import { readJapaneseTime } from '#contract/job-post-life.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { deskAct } from '#server/domain/access-row.ts'
import { deskProcedure } from '#server/backend/procedures/desk-procedure.ts'

const read = 'The stamp of the announcement as it was read.'

export const draftInfo = procedure({
  name: 'draftInfo',
  actions: ['deskInfos.draft'],
  who: deskAct,
  description: 'Keeps an announcement that nobody else sees yet. Answers its id.',
  input: draftInfoSchema,
  types: { weight: 'InfoWeight!' },
  answer: 'ID!',
  run: ({ services, caller: { uid } }, { weight, ...text }) =>
    services.desk.infos.draft(uid, { ...text, important: weight === 'important' }),
})

export const correctInfo = deskProcedure({
  name: 'correctInfo',
  actions: ['deskInfos.correct'],
  description: 'Changes the text of an announcement; what readers saw is kept.',
  input: correctInfoSchema,
  types: { weight: 'InfoWeight!' },
  descriptions: { read },
  run: ({ services, caller: { uid } }, { weight, ...given }) =>
    services.desk.infos.correct(uid, { ...given, important: weight === 'important' }),
})

export const publishInfo = deskProcedure({
  name: 'publishInfo',
  actions: ['deskInfos.publish'],
  description: 'Publishes a draft now or at a time in Japan.',
  input: publishInfoSchema,
  types: { when: 'PublishTime!' },
  descriptions: { read },
  run: ({ services, caller: { uid } }, { when, at, ...which }) =>
    services.desk.infos.publish(uid, { ...which, publishAt: when === 'now' ? null : readJapaneseTime(at) }),
})

export const withdrawInfo = deskProcedure({
  name: 'withdrawInfo',
  actions: ['deskInfos.withdraw'],
  description: 'Takes an announcement back; one that waits becomes a draft, and a draft goes.',
  input: withdrawInfoSchema,
  descriptions: { read },
  run: ({ services, caller: { uid } }, given) => services.desk.infos.withdraw(uid, given),
})
