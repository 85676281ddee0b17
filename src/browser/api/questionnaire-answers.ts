/** Answers on their way to the account: cookies say whose, and nothing here throws. */

/** One answer; `at` by the clock of the device. */
export type GivenAnswer = { item: string; value: number; at: number; milliseconds: number | null }

/** `over`: the questionnaire was finished or thrown away meanwhile, or the consent withdrawn. */
export type AnswersSent =
  | { kind: 'saved'; answers: readonly number[] }
  | { kind: 'over' }
  | { kind: 'later' }
  | { kind: 'signed_out' }
  | { kind: 'refused' }

export type AnswersInput = {
  questionnaire: string
  run: string
  sentAt: number
  answers: readonly GivenAnswer[]
}
export type SendAnswers = (input: AnswersInput) => Promise<AnswersSent>

type Fetch = (address: string, init?: RequestInit) => Promise<Response>

/** The answer lists its values and names their places (devalue). */
const savedOf = (body: unknown): AnswersSent => {
  if (!Array.isArray(body)) return { kind: 'later' }
  const valueOf = (name: string): unknown => body[Reflect.get(Object(body[0]), name)]
  const state = valueOf('state')
  // The device keeps them: the key may come back.
  if (state === 'unreadable') return { kind: 'refused' }
  if (state !== 'saved') return { kind: 'over' }
  const places: unknown = valueOf('answers')
  const answers = Array.isArray(places) ? places.map((place: number): unknown => body[place]) : []
  return { kind: 'saved', answers: answers.filter((value) => typeof value === 'number') }
}

/** Outlives the page: what is sent as it is closed still arrives. */
export const createSendAnswers =
  (fetch: Fetch): SendAnswers =>
  async (input) => {
    try {
      const answer = await fetch('/_actions/analytics.saveAnswers', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(input),
        keepalive: true,
      })
      if (answer.ok) return savedOf(await answer.json())
      if (answer.status === 401) return { kind: 'signed_out' }
      return { kind: answer.status >= 500 || answer.status === 429 ? 'later' : 'refused' }
    } catch {
      return { kind: 'later' }
    }
  }
