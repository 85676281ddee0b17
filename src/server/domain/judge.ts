import type { AccountKind, CompanyRole, Viewer } from '#contract/account.ts'
import { tokenMaxAgeSeconds } from '#contract/auth.ts'
import { may } from '#contract/company-abilities.ts'
import { opens, type TokenScope } from '#contract/company-api.ts'
import { deskSignInSeconds } from '#contract/desk.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { factorDemand, lacksSecondFactor, type FactorPolicy } from '#contract/second-factor.ts'

/** How a caller has to stand to a thing. */
export type Who =
  | { kind: 'anyone' }
  | { kind: 'signed_in' }
  /** A finished account of one of these kinds. */
  | { kind: 'account'; of: readonly AccountKind[] }
  /** One of these roles in the company that the thing belongs to. */
  | { kind: 'member'; roles: readonly CompanyRole[] }
  /** The person the thing is about. */
  | { kind: 'oneself' }

/** What is asked of a caller beside that. */
export type Condition =
  /** An e-mail address, which people who signed in by SMS may lack. */
  | 'email'
  /** A verified e-mail address. */
  | 'verified'
  /** Password, code or link given within the last five minutes (`tokenMaxAgeSeconds`). */
  | 'recent'
  /** The same within the last two hours (`deskSignInSeconds`): the operator's desk is worked at for longer. */
  | 'recent_at_desk'
  /** A sign-in confirmed by a second factor, of those whose kind of account the operator's policy names. */
  | 'second_factor'
  /** The same of everybody. */
  | 'own_second_factor'
  /** The same, where whoever lacks it is told to enrol one. */
  | 'second_factor_always'
  /** A kind of account that the policy lets do without. */
  | 'second_factor_optional'
  /** Of a member a role that writes messages in at least one company; a student writes always. */
  | 'writes_messages'

export type Rule = {
  who: Who
  /** Asked in this order, after `who`. */
  also: readonly Condition[]
  /** What those get whom `who` leaves out: a refusal, or the answer that there is nothing for them. */
  otherwise: 'refused' | 'nothing'
  /** What a token has to open for a system of a company to be let through as its owner is; absent: none is. */
  token?: TokenScope
}

/** The person behind a verified sign-in. */
export type Person = {
  uid: string
  email: string | null
  emailVerified: boolean
  /** True when this sign-in was confirmed by a second factor. */
  secondFactor: boolean
  /** When they last gave password, code or link. */
  authTime: Date
  viewer: Viewer
  /** What the token of a company opens with which one of its systems asks in their place; null: they ask themselves. */
  token: TokenScope | null
}

/** `person` null: nobody is signed in. */
export type Caller = { person: Person | null; now: Date; factorPolicy: FactorPolicy }

/** What is asked for. */
export type Thing =
  | { kind: 'none' }
  | { kind: 'company'; id: string }
  /** Whichever company the caller belongs to: an address that names none. */
  | { kind: 'any_company' }
  | { kind: 'person'; uid: string }

export type Refusal = Extract<
  ErrorCode,
  'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'EMAIL_NOT_VERIFIED' | 'SECOND_FACTOR_REQUIRED'
>

/** `nothing`: the caller is told of no refusal, there is nothing of theirs. */
export type Judgement = 'allowed' | 'nothing' | Refusal

/** Somebody else's company answers like one that isn't there. */
const judgeMember = (roles: readonly CompanyRole[], viewer: Viewer, thing: Thing) => {
  if (viewer.kind !== 'company') return 'FORBIDDEN'
  const held = viewer.memberships.filter(
    ({ companyId }) => thing.kind === 'any_company' || (thing.kind === 'company' && thing.id === companyId),
  )
  if (held.some(({ role }) => roles.includes(role))) return 'allowed'
  return held.length > 0 || thing.kind === 'any_company' ? 'FORBIDDEN' : 'NOT_FOUND'
}

const judgeWho = (who: Who, person: Person | null, thing: Thing): 'allowed' | Refusal => {
  if (who.kind === 'anyone') return 'allowed'
  if (person === null) return 'UNAUTHENTICATED'
  switch (who.kind) {
    case 'signed_in':
      return 'allowed'
    case 'account':
      return who.of.some((kind) => kind === person.viewer.kind) ? 'allowed' : 'FORBIDDEN'
    case 'member':
      return judgeMember(who.roles, person.viewer, thing)
    case 'oneself':
      return thing.kind === 'person' && thing.uid === person.uid ? 'allowed' : 'NOT_FOUND'
  }
}

/** A provider's clock may run ahead of ours, by no more than a sign-in may be old. */
const isRecent = (authTime: Date, now: Date, seconds: number): boolean =>
  Math.abs(now.getTime() - authTime.getTime()) <= seconds * 1000

/** True while a person may act at the operator's desk without signing in again. */
export const isRecentAtDesk = (authTime: Date, now: Date): boolean =>
  isRecent(authTime, now, deskSignInSeconds)

const writesMessages = (viewer: Viewer): boolean =>
  viewer.kind === 'student' ||
  (viewer.kind === 'company' && viewer.memberships.some(({ role }) => may(role, 'writeMessages')))

const judgeCondition = (
  condition: Condition,
  { email, emailVerified, secondFactor, authTime, viewer }: Person,
  { now, factorPolicy }: Caller,
): 'allowed' | Refusal => {
  switch (condition) {
    case 'email':
      return email === null ? 'FORBIDDEN' : 'allowed'
    case 'verified':
      return emailVerified ? 'allowed' : 'EMAIL_NOT_VERIFIED'
    case 'recent':
      return isRecent(authTime, now, tokenMaxAgeSeconds) ? 'allowed' : 'UNAUTHENTICATED'
    case 'recent_at_desk':
      return isRecentAtDesk(authTime, now) ? 'allowed' : 'UNAUTHENTICATED'
    case 'second_factor':
      return lacksSecondFactor({ viewer, secondFactor }, factorPolicy) ? 'SECOND_FACTOR_REQUIRED' : 'allowed'
    case 'own_second_factor':
      return secondFactor ? 'allowed' : 'FORBIDDEN'
    case 'second_factor_always':
      return secondFactor ? 'allowed' : 'SECOND_FACTOR_REQUIRED'
    case 'second_factor_optional':
      return factorDemand(viewer, factorPolicy) === null ? 'allowed' : 'FORBIDDEN'
    case 'writes_messages':
      return writesMessages(viewer) ? 'allowed' : 'FORBIDDEN'
  }
}

/** True of a system of a company where the rule is for people alone, or for a token that opens more. */
const isShutOut = ({ who, token }: Rule, person: Person | null): boolean =>
  who.kind !== 'anyone' &&
  person !== null &&
  person.token !== null &&
  (token === undefined || !opens(person.token, token))

/**
 * Whether this caller may do or read this. The relation is asked before the conditions: whom a thing is not for is not
 * sent to verify an address or to enrol a second factor first.
 */
export const judge = (rule: Rule, caller: Caller, thing: Thing): Judgement => {
  const { person } = caller
  if (isShutOut(rule, person)) return rule.otherwise === 'nothing' ? 'nothing' : 'FORBIDDEN'
  const related = judgeWho(rule.who, person, thing)
  if (related !== 'allowed') return rule.otherwise === 'nothing' ? 'nothing' : related
  for (const condition of rule.also) {
    const met = person === null ? 'UNAUTHENTICATED' : judgeCondition(condition, person, caller)
    if (met !== 'allowed') return met
  }
  return 'allowed'
}

/**
 * What can be said of a caller by the kind of account alone, before it is known what is asked for. Roles and conditions
 * are judged with the thing.
 */
export const judgeAccount = (
  { who, also, otherwise }: Rule,
  person: Pick<Person, 'viewer'> | null,
): 'allowed' | 'UNAUTHENTICATED' | 'FORBIDDEN' => {
  if (otherwise === 'nothing' || (who.kind === 'anyone' && also.length === 0)) return 'allowed'
  if (person === null) return 'UNAUTHENTICATED'
  const { kind } = person.viewer
  if (who.kind === 'member') return kind === 'company' ? 'allowed' : 'FORBIDDEN'
  return who.kind !== 'account' || who.of.some((each) => each === kind) ? 'allowed' : 'FORBIDDEN'
}
