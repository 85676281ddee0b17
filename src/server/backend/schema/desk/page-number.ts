import { deskLimits } from '#contract/desk.ts'
import { limits } from '#contract/limits.ts'
import { inputError } from '#server/backend/schema/input-error.ts'

const pagesMost = limits.countMax / deskLimits.listed

/** The page of a list of the desk that is asked for, from 1; refuses one further back than lists reach. */
export const pageNumber = (page: number | null | undefined): number => {
  const number = page ?? 1
  if (number < 1 || number > pagesMost) throw inputError(`page must be from 1 to ${pagesMost}`)
  return number
}
