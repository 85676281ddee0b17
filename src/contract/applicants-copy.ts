import * as z from 'zod/mini'
import { readApplicantsList } from './applicants-address.ts'
import { idText as id, machineText } from './text-input.ts'

/** Bounds of copies of a company's list of applicants. */
export const copyLimits = {
  applicants: 10_000,
  /** Copies that one person, and that one company, makes in an hour. */
  madeAnHour: 10,
} as const

const word = z.prefault(z.nullable(machineText(100, 'TOO_LONG')), null)

/** A list as its address names it. */
export const applicantsWordsSchema = z.object({
  companyId: id,
  jobPostId: word,
  status: word,
  sort: word,
  q: word,
  mine: word,
})

/** What words cannot mean counts as not asked, as on the page. */
export const listOfWords = ({
  companyId,
  jobPostId,
  status,
  sort,
  q,
  mine,
}: z.infer<typeof applicantsWordsSchema>) => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries({ id: jobPostId, status, sort, q, mine }))
    if (value !== null) parameters.set(name, value)
  return { companyId, list: readApplicantsList(parameters) }
}
