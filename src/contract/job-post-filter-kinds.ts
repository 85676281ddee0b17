import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { idText, listOf, machineText } from './text-input.ts'

/** How the field of `JobPostFilter` is typed and told in the GraphQL schema. */
type Input<Type extends string> = { type: Type; description: string | null }

/** What the GraphQL schema says of the counts beside the values; a filter without a facet has null in its place. */
type FacetNote = { description: string | null }

type Common<Facet extends FacetNote | null> = { label: string; facet: Facet }

export type Option<Code extends string = string> = { code: Code; name: string; group: string | null }

type ChoicesInput = Input<'JobPostKind' | 'Remote' | 'FeatureTag' | 'String'>
type ChoicesForm<Code extends string> = {
  /** Every code in the order it has in an address, with the name its box and its chip have. */
  options: readonly Option<Code>[]
  /** Values that an address may ask for, but the form doesn't offer. */
  unoffered: readonly Code[]
  fold: 'open' | 'when-chosen'
  input: ChoicesInput
}

export const choices = <Code extends string, Facet extends FacetNote | null>(
  given: Common<Facet> & ChoicesForm<Code>,
) => ({
  kind: 'choices' as const,
  ...given,
  schema: z._default(listOf(z.enum(given.options.map(({ code }) => code)), limits.filterValues), []),
})

export type NumberForm = {
  min: number
  max: number
  /** Its chip and its option, in words. */
  words: (value: number) => string
  /** What is counted and offered: these, or every value that ads name. */
  offered: readonly number[] | 'counted'
  input: Input<'Int'>
}

export const wholeNumber = <Facet extends FacetNote | null>(given: Common<Facet> & NumberForm) => ({
  kind: 'number' as const,
  ...given,
  schema: z.exactOptional(z.int().check(z.minimum(given.min), z.maximum(given.max))),
})

type NamesForm = {
  pattern: RegExp
  most: number
  /** Its chip and its box, in words. */
  words: (value: string) => string
  /** The same with where it is, beside another that has the same words: 府中駅（東京都）. */
  apart: (value: string) => string
  input: Input<'String'>
}

/** Values that no closed list holds: what ads name is offered, with its count. */
export const names = <Facet extends FacetNote | null>(given: Common<Facet> & NamesForm) => ({
  kind: 'names' as const,
  ...given,
  schema: z._default(listOf(machineText(100).check(z.regex(given.pattern)), given.most), []),
})

/** An id narrows a page that has its own heading, so it has no chip and no control; forms carry it along. */
export const id = <Facet extends FacetNote | null>(given: Common<Facet> & { input: Input<'ID'> }) => ({
  kind: 'id' as const,
  ...given,
  schema: z.exactOptional(idText),
})

/** Any filter, its codes as text. */
export type FilterDescription =
  | ({ kind: 'choices' } & Common<FacetNote | null> & ChoicesForm<string>)
  | ({ kind: 'number' } & Common<FacetNote | null> & NumberForm)
  | ({ kind: 'names' } & Common<FacetNote | null> & NamesForm)
  | ({ kind: 'id' } & Common<FacetNote | null> & { input: Input<'ID'> })
