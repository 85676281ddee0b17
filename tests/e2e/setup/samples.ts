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
  jobPostId: await firstMatch(`${origin}/jobpost?kind=new_grad`, new RegExp(`href="/jobpost/(${uuid})"`)),
  companyId: await firstMatch(`${origin}/company`, new RegExp(`href="/company\\?id=(${uuid})"`)),
})
