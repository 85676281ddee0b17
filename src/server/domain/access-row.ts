import type { AccountKind, CompanyRole } from '#contract/account.ts'
import { companyAbilities, type CompanyAbility } from '#contract/company-abilities.ts'
import type { TokenScope } from '#contract/company-api.ts'
import type { Condition, Rule, Who } from './judge.ts'

/** Where a field's thing is found: an argument of this name, or this column of the object that the field is of. */
export type Place = { from: 'argument' | 'parent'; name: string }

/** A rule, and where the company or the person it asks about is found. */
export type Row =
  | (Rule & { who: Exclude<Who, { kind: 'member' | 'oneself' }> })
  | (Rule & { who: Extract<Who, { kind: 'member' }>; company: Place })
  | (Rule & { who: Extract<Who, { kind: 'oneself' }>; person: Place })

export const anyone: Row = { who: { kind: 'anyone' }, also: [], otherwise: 'refused' }
export const signedIn = (...also: readonly Condition[]): Row => ({
  who: { kind: 'signed_in' },
  also,
  otherwise: 'refused',
})
export const account = (of: readonly AccountKind[], ...also: readonly Condition[]): Row => ({
  who: { kind: 'account', of },
  also,
  otherwise: 'refused',
})
const member = (roles: readonly CompanyRole[], company: Place, ...also: readonly Condition[]): Row => ({
  who: { kind: 'member', roles },
  company,
  also,
  otherwise: 'refused',
})
/** What the operator's desk shows. */
export const atDesk: Row = account(['admin'], 'second_factor')
/** What is done at the operator's desk. */
export const deskAct: Row = account(['admin'], 'second_factor_always', 'recent_at_desk')
/** Members whose role has an ability, as members are told it. */
export const whoMay = (ability: CompanyAbility, company: Place, ...also: readonly Condition[]): Row =>
  member(companyAbilities[ability].roles, company, ...also)
/** The same also for a system of the company, with a token of this scope at least. */
export const byToken = (token: TokenScope, row: Row): Row => ({ ...row, token })
export const oneself = (person: Place, ...also: readonly Condition[]): Row => ({
  who: { kind: 'oneself' },
  person,
  also,
  otherwise: 'refused',
})
/** For a nullable field or a list: who is left out gets null or the empty list. */
export const orNothing = (row: Row): Row => ({ ...row, otherwise: 'nothing' })

export const ofParent = (name: string): Place => ({ from: 'parent', name })
export const ofArgument = (name: string): Place => ({ from: 'argument', name })
