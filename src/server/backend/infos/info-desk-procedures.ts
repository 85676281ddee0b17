import {
  correctInfoSchema,
  draftInfoSchema,
  publishInfoSchema,
  withdrawInfoSchema,
} from '#contract/desk-infos.ts'
import { readJapaneseTime } from '#contract/job-post-life.ts'
import { DeskOutcomeFields } from '#operations/desk/desk.ts'
import { graphql } from '#operations/graphql.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { deskAct } from '#server/domain/access-row.ts'

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

export const correctInfo = procedure({
  name: 'correctInfo',
  actions: ['deskInfos.correct'],
  who: deskAct,
  description: 'Changes the text of an announcement; what readers saw is kept.',
  input: correctInfoSchema,
  types: { weight: 'InfoWeight!' },
  descriptions: { read },
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation CorrectInfo(
        $id: ID!
        $read: String!
        $title: String!
        $body: String!
        $weight: InfoWeight!
        $reason: String
      ) {
        correctInfo(id: $id, read: $read, title: $title, body: $body, weight: $weight, reason: $reason) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller: { uid } }, { weight, ...given }) =>
    services.desk.infos.correct(uid, { ...given, important: weight === 'important' }),
})

export const publishInfo = procedure({
  name: 'publishInfo',
  actions: ['deskInfos.publish'],
  who: deskAct,
  description: 'Publishes a draft now or at a time in Japan.',
  input: publishInfoSchema,
  types: { when: 'PublishTime!' },
  descriptions: { read },
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation PublishInfo($id: ID!, $read: String!, $when: PublishTime!, $at: String) {
        publishInfo(id: $id, read: $read, when: $when, at: $at) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller: { uid } }, { when, at, ...which }) =>
    services.desk.infos.publish(uid, { ...which, publishAt: when === 'now' ? null : readJapaneseTime(at) }),
})

export const withdrawInfo = procedure({
  name: 'withdrawInfo',
  actions: ['deskInfos.withdraw'],
  who: deskAct,
  description: 'Takes an announcement back; one that waits becomes a draft, and a draft goes.',
  input: withdrawInfoSchema,
  descriptions: { read },
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation WithdrawInfo($id: ID!, $read: String!, $reason: String!) {
        withdrawInfo(id: $id, read: $read, reason: $reason) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller: { uid } }, given) => services.desk.infos.withdraw(uid, given),
})
