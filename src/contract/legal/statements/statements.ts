import { burdenStatements } from './burdens.ts'
import { contractStatements } from './contract.ts'
import { deductionStatements } from './deductions.ts'
import { everydayCountingStatements } from './everyday-counting.ts'
import { everydayDeductionStatements } from './everyday-deductions.ts'
import { everydayLeaveStatements } from './everyday-leave.ts'
import { everydayPayStatements } from './everyday-pay.ts'
import { leaveStatements } from './leave.ts'
import { payStatements } from './pay.ts'
import { paydayStatements } from './payday.ts'
import { restStatements } from './rest.ts'
import { trialStatements } from './trial.ts'
import { workingRuleStatements } from './working-rules.ts'

/** Conditions of work that no contract may have, by what is said of them. */
export const conditionStatements = [
  ...payStatements,
  ...paydayStatements,
  ...deductionStatements,
  ...burdenStatements,
  ...leaveStatements,
  ...restStatements,
  ...trialStatements,
  ...contractStatements,
  ...workingRuleStatements,
  ...everydayPayStatements,
  ...everydayCountingStatements,
  ...everydayDeductionStatements,
  ...everydayLeaveStatements,
]
