import type { AccountKind, Viewer } from './account.ts'

/** Kinds of account that see other people's data, so that an operator may ask a second factor of them. */
export const factorKinds = ['company', 'admin'] as const satisfies readonly AccountKind[]
export type FactorKind = (typeof factorKinds)[number]

/** The kinds that an operator asks it of; empty: of nobody. */
export type FactorPolicy = readonly FactorKind[]

/** The kind for which this person has to have a second factor; null: they may do without. */
export const factorDemand = ({ kind }: Viewer, policy: FactorPolicy): FactorKind | null =>
  policy.find((each) => each === kind) ?? null

/** True for somebody who has to have a second factor, and whose sign-in was not confirmed by one. */
export const lacksSecondFactor = (
  { viewer, secondFactor }: { viewer: Viewer; secondFactor: boolean },
  policy: FactorPolicy,
): boolean => factorDemand(viewer, policy) !== null && !secondFactor
