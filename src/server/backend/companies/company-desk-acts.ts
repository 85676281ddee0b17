import type { CompanyVerification } from '#contract/codes/company.ts'
import type { CompanyCheck } from '#contract/desk-companies.ts'
import type { DeskRefusal, DeskStep } from '#contract/desk.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { DeskActs, DeskOutcome } from '#server/backend/desk/acts.ts'
import { wholeOf } from '#server/platform/part-stamp.ts'
import { createCompanyAppeals, type TalkAnswer } from './company-appeals.ts'
import { createCompanyRenames, type RenameAnswer } from './company-renames.ts'
import { createCompanyReviews, type ReviewAnswer } from './company-reviews.ts'
import { createCompanyVerifications, type VerificationAnswer } from './company-verifications.ts'
import { companyChanges } from './desk-stamp.ts'

type Answer = ReviewAnswer | RenameAnswer | VerificationAnswer | TalkAnswer
type Which = { id: string; read: string }

/** Why a service did not do it. What it says of the company's state is that somebody else was faster. */
const refusalOf = (answer: Answer): { refusal: DeskRefusal; words?: string } | null => {
  switch (answer.kind) {
    case 'done':
      return null
    case 'number_held':
      return { refusal: 'number_held', words: answer.by.legalName }
    case 'nothing_to_verify':
    case 'changed':
    case 'own_decision':
    case 'asked':
      return { refusal: answer.kind }
    case 'unknown':
    case 'ambiguous':
    case 'approved_before':
    case 'never_approved':
    case 'not_pending':
    case 'nothing_waits':
    case 'unchanged':
      return { refusal: 'unknown' }
  }
}

/** What operators do about companies at the desk, each on a company as it was read. */
export const createCompanyActs = (act: DeskActs) => {
  const dealWith = (
    uid: string,
    { id, read, step }: Which & { step: DeskStep },
    run: (work: Work) => Promise<Answer>,
  ): Promise<DeskOutcome> =>
    act({ uid, thing: { kind: 'company', id }, step, changes: companyChanges({ id, read }), run, refusalOf })
  const person = (uid: string) => ({ kind: 'person', uid }) as const

  return {
    approve: (
      uid: string,
      given: Which & {
        checked: CompanyVerification
        looked: readonly CompanyCheck[]
        reason: string
        step: DeskStep
      },
    ) =>
      dealWith(uid, given, (work) =>
        createCompanyReviews({ work }).decide(person(uid), {
          company: given.id,
          decision: 'approve',
          reason: given.reason,
          read: wholeOf(given.read),
          checked: given.checked,
          looked: given.looked,
        }),
      ),

    decide: (
      uid: string,
      given: Which & { decision: 'reject' | 'suspend' | 'resume'; reason: string; step: DeskStep },
    ) =>
      dealWith(uid, given, (work) =>
        createCompanyReviews({ work }).decide(person(uid), {
          company: given.id,
          decision: given.decision,
          reason: given.reason,
        }),
      ),

    acceptRename: (uid: string, given: Which & { checked: CompanyVerification; step: DeskStep }) =>
      dealWith(uid, given, (work) =>
        createCompanyRenames({ work }).decideRename(person(uid), {
          company: given.id,
          decision: 'approve',
          read: wholeOf(given.read),
          checked: given.checked,
        }),
      ),

    refuseRename: (uid: string, given: Which & { reason: string; step: DeskStep }) =>
      dealWith(uid, given, (work) =>
        createCompanyRenames({ work }).decideRename(person(uid), {
          company: given.id,
          decision: 'reject',
          reason: given.reason,
        }),
      ),

    ask: (uid: string, given: Which & { reason: string; step: DeskStep }) =>
      dealWith(uid, given, (work) =>
        createCompanyAppeals({ work }).ask(uid, { company: given.id, text: given.reason }),
      ),

    decideAppeal: (
      uid: string,
      given: Which & { outcome: 'grant' | 'refuse'; reason: string; step: DeskStep },
    ) =>
      dealWith(uid, given, (work) =>
        createCompanyAppeals({ work }).decideAppeal(uid, {
          company: given.id,
          granted: given.outcome === 'grant',
          reason: given.reason,
        }),
      ),

    verify: (uid: string, given: Which & { checked: CompanyVerification; reason: string }) =>
      dealWith(uid, { ...given, step: 'send' }, (work) =>
        createCompanyVerifications({ work }).setVerification(person(uid), {
          company: given.id,
          verification: given.checked,
          read: wholeOf(given.read),
          reason: given.reason,
        }),
      ),
  }
}

export type CompanyActs = ReturnType<typeof createCompanyActs>
