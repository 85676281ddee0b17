import { b } from './cycle-b.ts' // red: no-cycle

export const a = () => b
