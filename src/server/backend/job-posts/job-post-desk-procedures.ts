import { publishReadJobPostSchema, returnJobPostSchema, takeDownJobPostSchema } from '#contract/desk-ads.ts'
import { DeskOutcomeFields } from '#operations/desk/desk.ts'
import { graphql } from '#operations/graphql.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { deskAct } from '#server/domain/access-row.ts'

const descriptions = { read: 'The stamp of the ad as it was read.' }
const types = { step: 'DeskStep!' }

export const publishReadJobPost = procedure({
  name: 'publishReadJobPost',
  actions: ['deskJobPosts.publish'],
  who: deskAct,
  description: 'Publishes an ad that waits, or schedules it where its company’s time has not come.',
  input: publishReadJobPostSchema,
  types,
  descriptions,
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation PublishReadJobPost($id: ID!, $read: String!, $note: String, $step: DeskStep!) {
        publishReadJobPost(id: $id, read: $read, note: $note, step: $step) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller: { uid } }, { step, ...given }) =>
    services.desk.jobPosts.publish(uid, { ...given, note: given.note ?? '' }, step),
})

export const returnJobPost = procedure({
  name: 'returnJobPost',
  actions: ['deskJobPosts.return'],
  who: deskAct,
  description: 'Gives an ad that waits back to its company, with what has to change.',
  input: returnJobPostSchema,
  types,
  descriptions,
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation ReturnJobPost($id: ID!, $read: String!, $reason: String!, $step: DeskStep!) {
        returnJobPost(id: $id, read: $read, reason: $reason, step: $step) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller: { uid } }, { step, ...given }) => services.desk.jobPosts.return(uid, given, step),
})

export const takeDownJobPost = procedure({
  name: 'takeDownJobPost',
  actions: ['deskJobPosts.takeDown'],
  who: deskAct,
  description: 'Takes an ad down for good, and tells its company why.',
  input: takeDownJobPostSchema,
  types,
  descriptions,
  answer: 'DeskOutcome!',
  document: graphql(
    `
      mutation TakeDownJobPost($id: ID!, $read: String!, $reason: String!, $step: DeskStep!) {
        takeDownJobPost(id: $id, read: $read, reason: $reason, step: $step) {
          ...DeskOutcomeFields
        }
      }
    `,
    [DeskOutcomeFields],
  ),
  run: ({ services, caller: { uid } }, { step, ...given }) =>
    services.desk.jobPosts.takeDown(uid, given, step),
})
