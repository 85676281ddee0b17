import { atom } from 'nanostores'
import type { GivenAnswer, SendAnswers } from '#browser/api/questionnaire-answers.ts'
import type { Collection } from './device-store.ts'

/** An answer that the account is not known to have. */
export type WaitingAnswer = GivenAnswer & { questionnaire: string; run: string }

/** Whether the account has what was answered; `waiting`: it is tried again by itself. */
export type Keeping = 'kept' | 'sending' | 'waiting' | 'signed_out' | 'refused' | 'over'

/** Milliseconds from an answer to its sending, and of the first pause after a failure, which doubles up to the last. */
const pauses = { send: 700, first: 2000, last: 60_000 } as const
/** Longest time that an answer is said to have taken, in milliseconds. */
const longest = 3_600_000

export const readWaiting = (value: unknown): WaitingAnswer | null => {
  if (typeof value !== 'object' || value === null) return null
  const of = (name: string): unknown => Reflect.get(value, name)
  const [questionnaire, run, item] = [of('questionnaire'), of('run'), of('item')]
  const [given, at, milliseconds] = [of('value'), of('at'), of('milliseconds')]
  if (typeof questionnaire !== 'string' || typeof run !== 'string' || typeof item !== 'string') return null
  if (typeof given !== 'number' || typeof at !== 'number') return null
  const took = typeof milliseconds === 'number' ? milliseconds : null
  return { questionnaire, run, item, value: given, at, milliseconds: took }
}

type Parts = {
  questionnaire: string
  run: string
  /** Ids of the items, in their order. */
  items: readonly string[]
  /** What the account has, in the order of the items; 0 is none. */
  answers: readonly number[]
  collection: Pick<Collection<WaitingAnswer>, 'all' | 'keep' | 'drop'>
  send: SendAnswers
  now: () => number
}

/**
 * The answers of one questionnaire on its way. An answer is on the device before anything else happens, and leaves it when
 * the account has it; what another device answered comes back with every sending.
 */
export const createQuestionnaireAnswers = ({
  questionnaire,
  run,
  items,
  answers,
  collection,
  send,
  now,
}: Parts) => {
  const $values = atom<readonly number[]>(answers)
  const $keeping = atom<Keeping>('kept')
  const waiting = new Map<string, WaitingAnswer>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let shownAt = now()
  let running: Promise<boolean> | null = null

  /** What waits is newer than what the account has. */
  const show = (kept: readonly number[]) =>
    $values.set(items.map((item, index) => waiting.get(item)?.value ?? kept[index] ?? 0))
  const drop = (answer: WaitingAnswer) => {
    // Changed again while it was on its way: the newer one stays.
    if (waiting.get(answer.item) !== answer) return
    waiting.delete(answer.item)
    collection.drop(`${run} ${answer.item}`)
  }
  const later = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }

  const sendWaiting = async (): Promise<boolean> => {
    while (waiting.size > 0) {
      const batch = [...waiting.values()]
      $keeping.set('sending')
      const given = batch.map(({ item, value, at, milliseconds }) => ({ item, value, at, milliseconds }))
      const sent = await send({ questionnaire, run, sentAt: now(), answers: given })
      if (sent.kind === 'saved' || sent.kind === 'over') for (const answer of batch) drop(answer)
      if (sent.kind === 'saved') {
        failures = 0
        show(sent.answers)
        continue
      }
      $keeping.set(sent.kind === 'later' ? 'waiting' : sent.kind)
      if (sent.kind === 'later') later(Math.min(pauses.first * 2 ** failures, pauses.last))
      failures += 1
      return false
    }
    $keeping.set('kept')
    return true
  }

  /** Sends what waits, once at a time. True: the account has everything. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer)
    return (running ??= sendWaiting().finally(() => {
      running = null
    }))
  }

  return {
    $values,
    $keeping,
    flush,
    /** Takes up what this device still had to send, once the page is alive. */
    begin: (): void => {
      for (const answer of collection.all())
        if (answer.run === run && items.includes(answer.item)) waiting.set(answer.item, answer)
        else if (answer.questionnaire === questionnaire) collection.drop(`${answer.run} ${answer.item}`)
      shownAt = now()
      if (waiting.size === 0) return
      show($values.get())
      void flush()
    },
    /** Tells that other items are looked at now. */
    turn: (): void => {
      shownAt = now()
    },
    choose: (item: string, value: number): void => {
      const at = now()
      const milliseconds = Math.min(longest, Math.max(0, Math.round(at - shownAt)))
      const answer = { questionnaire, run, item, value, at, milliseconds }
      shownAt = at
      waiting.set(item, answer)
      collection.keep(`${run} ${item}`, answer)
      show($values.get())
      if ($keeping.get() !== 'waiting') later(pauses.send)
    },
  }
}
