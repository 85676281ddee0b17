import { a } from './cycle-a.ts' // red: no-cycle

export const b = () => a
