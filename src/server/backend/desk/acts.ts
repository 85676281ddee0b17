import type { DeskRefusal, DeskStep, DeskThing } from '#contract/desk.ts'
import { Rollback, type Unit, type Work } from '#server/backend/database/unit-of-work.ts'
import type { MailSite } from '#server/services/mail/catalogue/document.ts'
import { hideTokens } from '#server/backend/mail-links/mail-token.ts'
import { renderMail } from '#server/services/mail/render.ts'
import type { OutgoingMail } from '#server/ports/mails.ts'
import { claimOfOther, endClaim, type Claim } from './claims.ts'

/** A mail as it reads; `readers`: how many get it. */
export type PreviewedMail = { subject: string; text: string; readers: number }

/** What became of an act. `words`: what else the operator has to know of a refusal. */
export type DeskOutcome<Refusal extends string = DeskRefusal> =
  | { kind: 'done' }
  | { kind: 'preview'; mails: readonly PreviewedMail[] }
  | { kind: 'refused'; refusal: Refusal | 'claimed'; words: string | null }

/** Ends a unit because somebody else has the thing. */
class ClaimedByOther extends Error {
  override name = 'ClaimedByOther'
  readonly claim: Claim
  constructor(claim: Claim) {
    super('Somebody else has it')
    this.claim = claim
  }
}

/** Ends a unit because the thing says something else than what was read. */
class ChangedSince extends Error {
  override name = 'ChangedSince'
  readonly words: string | null
  constructor(parts: readonly string[]) {
    super('The thing says something else than what was read')
    this.words = parts.length === 0 ? null : parts.join('、')
  }
}

export type DeskAct<Answer, Refusal extends string> = {
  uid: string
  /** What is dealt with; null: nothing that is taken. */
  thing: DeskThing | null
  step: DeskStep
  /** The parts that changed since the thing was read, where they have names; null: nothing did. It is held until the unit
      ends. Left out: the service asks. */
  changes?: (unit: Unit) => Promise<readonly string[] | null>
  /** Does it, by units of this work. */
  run: (work: Work) => Promise<Answer>
  /** Why it was not done; null: it was. */
  refusalOf: (answer: Answer) => { refusal: Refusal; words?: string } | null
}

/**
 * Does an act of the desk in the units of its service. A preview does the same and rolls it back, so that what it shows is
 * what would be sent. Nothing is done with what somebody else has taken; what was dealt with is free again.
 */
export const createDeskActs = ({ work, mailSite }: { work: Work; mailSite: MailSite }) => {
  const render = (mails: readonly OutgoingMail[]): readonly PreviewedMail[] => {
    const found = new Map<string, PreviewedMail>()
    for (const mail of mails) {
      const { subject, text: full } = renderMail(mail, mailSite, null)
      const text = hideTokens(full)
      const key = JSON.stringify([subject, text])
      found.set(key, { subject, text, readers: (found.get(key)?.readers ?? 0) + 1 })
    }
    return [...found.values()]
  }

  return async <Answer, Refusal extends string = DeskRefusal>({
    uid,
    thing,
    step,
    changes = async () => null,
    run,
    refusalOf,
  }: DeskAct<Answer, Refusal>): Promise<DeskOutcome<Refusal | 'changed'>> => {
    const mails: OutgoingMail[] = []
    const guarded: Work = (actor, body) =>
      work(actor, async (unit) => {
        const claim = thing === null ? null : await claimOfOther(unit, thing, uid)
        if (claim !== null) throw new ClaimedByOther(claim)
        const changed = await changes(unit)
        if (changed !== null) throw new ChangedSince(changed)
        if (step === 'send') {
          const answer = await body(unit)
          if (thing !== null && !(answer instanceof Rollback)) await endClaim(unit, thing)
          return answer
        }
        // Tried again, it begins anew.
        mails.length = 0
        const answer = await body({
          ...unit,
          send: (...tasks) => {
            for (const task of tasks) if (task.name === 'send-mail') mails.push(task.data.mail)
          },
          tell: (...news) => {
            for (const { mail } of news) if (mail !== undefined) mails.push(mail)
          },
        })
        return answer instanceof Rollback ? answer : new Rollback(answer)
      })
    try {
      const refused = refusalOf(await run(guarded))
      if (refused !== null) return { kind: 'refused', refusal: refused.refusal, words: refused.words ?? null }
      return step === 'preview' ? { kind: 'preview', mails: render(mails) } : { kind: 'done' }
    } catch (error) {
      if (error instanceof ChangedSince) return { kind: 'refused', refusal: 'changed', words: error.words }
      if (!(error instanceof ClaimedByOther)) throw error
      return { kind: 'refused', refusal: 'claimed', words: error.claim.holder }
    }
  }
}

export type DeskActs = ReturnType<typeof createDeskActs>
