import type { A } from './type-cycle-a.ts' // red: no-cycle

export type B = { a: A }
