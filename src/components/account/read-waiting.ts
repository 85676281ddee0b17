import { actions } from 'astro:actions'
import type { APIContext } from 'astro'
import { cancelMessages } from '#browser/messages/config.ts'
import { configWay } from '#contract/config-way.ts'
import { OwnWaiting } from '#operations/security.ts'
import type { ResultOf } from '#operations/graphql.ts'
import { readResult } from './read-result.ts'

type Waiting = ResultOf<typeof OwnWaiting>['accountWaiting']

/** What waits for its time and can be taken back, and what became of the form that did so. */
export type WaitingAnswer =
  | { kind: 'elsewhere'; to: string }
  | { kind: 'shown'; waiting: Waiting; failure: string | null; status: number | null }

/** For the pages that show it: they lead on with 303, or take the status and hand the answer to the component. */
export const readWaiting = async ({
  getActionResult,
  locals,
}: Pick<APIContext, 'getActionResult' | 'locals'>): Promise<WaitingAnswer> => {
  const deletion = getActionResult(actions.config.cancelDeletion)
  const email = getActionResult(actions.config.cancelEmailChange)
  const factor = getActionResult(actions.config.cancelFactorRemoval)
  if (factor?.data === true) return { kind: 'elsewhere', to: configWay.complete('factorKept') }
  if (deletion?.data === true) return { kind: 'elsewhere', to: configWay.complete('deletionCancelled') }
  if (email?.data === true) return { kind: 'elsewhere', to: configWay.complete('emailCancelled') }
  const waiting = (await locals.execute(OwnWaiting, {})).accountWaiting
  const error = deletion?.error ?? email?.error ?? factor?.error
  if (error !== undefined)
    return { kind: 'shown', waiting, failure: readResult(error, {}).failure, status: error.status }
  if (deletion?.data === false && waiting.deletionDueAt !== null)
    return { kind: 'shown', waiting, failure: cancelMessages.deletion, status: 409 }
  if (factor?.data === false && waiting.factorRemoval !== null)
    return { kind: 'shown', waiting, failure: cancelMessages.factorRemoval, status: 409 }
  if (email?.data === false) return { kind: 'shown', waiting, failure: cancelMessages.email, status: 409 }
  return { kind: 'shown', waiting, failure: null, status: null }
}
