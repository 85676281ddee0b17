import type { TestSite, World } from './matrix-world.ts'

/** A site whose service forgot to ask whose a thing is, the field that answers it, and how a field of the type is asked for. */
export type UnguardedSite = { site: TestSite; root: string; ask: (field: string, caller: string) => string }

/** The rows of one area of the schema: what each kind of caller gets, and how it is tried. */
export type MatrixArea = {
  /** A line of callers, then one for each row of the table of access. */
  matrix: string
  /** By row, for each field of Query and Mutation. Of types that have rows of their own only their name is asked. */
  operations: (world: World) => Readonly<Record<string, string>>
  /** By row, for each type; nothing where the area has none. */
  unguarded?: (world: World) => Readonly<Record<string, UnguardedSite>>
}
