import { graphql } from '#operations/graphql.ts'
import { DeskOutcomeFields } from './desk.ts'

export const ResendVerification = graphql(
  `
    mutation ResendVerification($uid: ID!, $reason: String!) {
      resendVerification(uid: $uid, reason: $reason) {
        ...DeskOutcomeFields
      }
    }
  `,
  [DeskOutcomeFields],
)

export const LiftMailStop = graphql(
  `
    mutation LiftMailStop($uid: ID!, $reason: String!, $requested: String) {
      liftMailStop(uid: $uid, reason: $reason, requested: $requested) {
        ...DeskOutcomeFields
      }
    }
  `,
  [DeskOutcomeFields],
)

export const UnlockPerson = graphql(
  `
    mutation UnlockPerson($uid: ID!, $reason: String!) {
      unlockPerson(uid: $uid, reason: $reason) {
        ...DeskOutcomeFields
      }
    }
  `,
  [DeskOutcomeFields],
)

export const EndSignInsOf = graphql(
  `
    mutation EndSignInsOf($uid: ID!, $reason: String!, $step: DeskStep!) {
      endSignInsOf(uid: $uid, reason: $reason, step: $step) {
        ...DeskOutcomeFields
      }
    }
  `,
  [DeskOutcomeFields],
)

export const RequestDeletionFor = graphql(
  `
    mutation RequestDeletionFor($uid: ID!, $reason: String!, $written: String!, $step: DeskStep!) {
      requestDeletionFor(uid: $uid, reason: $reason, written: $written, step: $step) {
        ...DeskOutcomeFields
      }
    }
  `,
  [DeskOutcomeFields],
)

export const StartFactorRemoval = graphql(
  `
    mutation StartFactorRemoval($uid: ID!, $reason: String!, $looked: String!, $step: DeskStep!) {
      startFactorRemoval(uid: $uid, reason: $reason, looked: $looked, step: $step) {
        ...DeskOutcomeFields
      }
    }
  `,
  [DeskOutcomeFields],
)

export const ConfirmFactorRemoval = graphql(
  `
    mutation ConfirmFactorRemoval($uid: ID!, $reason: String!, $step: DeskStep!) {
      confirmFactorRemoval(uid: $uid, reason: $reason, step: $step) {
        ...DeskOutcomeFields
      }
    }
  `,
  [DeskOutcomeFields],
)

export const EndFactorRemoval = graphql(
  `
    mutation EndFactorRemoval($uid: ID!, $reason: String!, $step: DeskStep!) {
      endFactorRemoval(uid: $uid, reason: $reason, step: $step) {
        ...DeskOutcomeFields
      }
    }
  `,
  [DeskOutcomeFields],
)

export const MoveForCompany = graphql(
  `
    mutation MoveForCompany(
      $receipt: String!
      $action: ApplicantMove!
      $request: String!
      $text: String
      $step: DeskStep!
    ) {
      moveForCompany(receipt: $receipt, action: $action, request: $request, text: $text, step: $step) {
        ...DeskOutcomeFields
      }
    }
  `,
  [DeskOutcomeFields],
)
