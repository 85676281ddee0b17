import type { ChartGroup } from './chart-rows.ts'
import type { Band } from './result.ts'

/** A result as it is drawn for its person to take along: everything that stands in it, in words. */
export type DrawnResult = {
  title: string
  /** The day in words, and whose site it is. */
  subtitle: string
  groups: readonly ChartGroup[]
  middle: Band | null
  sections: readonly { heading: string; texts: readonly string[] }[]
}
