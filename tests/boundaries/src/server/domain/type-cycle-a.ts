import type { B } from './type-cycle-b.ts' // red: no-cycle

export type A = { b: B }
