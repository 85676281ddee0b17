import { burdenStatements } from './burdens.ts'
import { deductionStatements } from './deductions.ts'
import { leaveStatements } from './leave.ts'
import { payStatements } from './pay.ts'
import { paydayStatements } from './payday.ts'
import { restStatements } from './rest.ts'
import { trialStatements } from './trial.ts'

/** Conditions of work that no contract may have, by what is said of them. */
export const conditionStatements = [
  ...payStatements,
  ...paydayStatements,
  ...deductionStatements,
  ...burdenStatements,
  ...leaveStatements,
  ...restStatements,
  ...trialStatements,
]
