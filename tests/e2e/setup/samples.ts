import { routes } from '#contract/routes.ts'

/** A list of ads of the demo data alone: tests publish, and end, ads of other kinds. */
export const steadyList = `${routes.jobPosts}?kind=new_grad`

/** Addresses of real records of the demo data, found as a visitor finds them. */
export type Samples = { jobPostId: string; companyId: string }

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}'

const firstMatch = async (address: string, pattern: RegExp): Promise<string> => {
  const response = await fetch(address)
  const found = pattern.exec(await response.text())?.[1]
  if (found === undefined)
    throw new Error(`${address} (${response.status}) holds no link like ${pattern.source}`)
  return found
}

export const readSamples = async (origin: string): Promise<Samples> => ({
  // Employment, since programmes have a page of another shape.
  jobPostId: await firstMatch(`${origin}${steadyList}`, new RegExp(`href="/jobpost/(${uuid})"`)),
  // One that hires: tests let in companies without ads for a while.
  companyId: await firstMatch(`${origin}/company?hiring=only`, new RegExp(`href="/company\\?id=(${uuid})"`)),
})
