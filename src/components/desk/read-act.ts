import type { ActionError } from 'astro:actions'
import { deskRefusalWords } from '#browser/messages/desk.ts'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import type { ResultOf } from '#operations/graphql.ts'
import type { DeskOutcomeFields } from '#operations/desk/desk.ts'

export type SentAct =
  | { data: ResultOf<typeof DeskOutcomeFields>; error: undefined }
  | { data: undefined; error: ActionError }
  | undefined

/** What became of a form of the desk. `status`: of the page that shows it. */
export type ReadAct = {
  done: boolean
  mails: ResultOf<typeof DeskOutcomeFields>['mails'] | null
  faults: FormFaults
  status: number
}

/** Reads the answer of an act; nothing while none was sent. */
export const readAct = (sent: SentAct, labels: Readonly<Record<string, string>>): ReadAct => {
  const nothing = { done: false, mails: null, faults: { errors: [], failure: null }, status: 200 }
  if (sent === undefined) return nothing
  if (sent.error !== undefined)
    return { ...nothing, faults: readResult(sent.error, labels), status: sent.error.status }
  const { done, refusal, words, mails } = sent.data
  if (done) return { ...nothing, done }
  if (refusal === null) return { ...nothing, mails }
  const failure = `${deskRefusalWords[refusal]}${words === null ? '' : `（${words}）`}`
  return { ...nothing, faults: { errors: [], failure }, status: 409 }
}
