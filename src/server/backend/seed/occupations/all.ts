import type { OccupationCode } from '#contract/codes/occupations.ts'
import { makingWords } from './making.ts'
import { officeWords } from './office.ts'
import { planningWords } from './planning.ts'
import { professionWords } from './profession.ts'
import { salesWords } from './sales.ts'
import { serviceWords } from './service.ts'
import { technologyWords } from './technology.ts'
import type { OccupationWords } from './words.ts'

export const occupationWords: Record<OccupationCode, OccupationWords> = {
  ...salesWords,
  ...officeWords,
  ...planningWords,
  ...technologyWords,
  ...makingWords,
  ...professionWords,
  ...serviceWords,
}
