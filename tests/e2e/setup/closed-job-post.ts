const query = `{
  companies(first: 50) {
    edges { node { jobPosts(first: 20, open: false) { edges { node { id open status closedAt validThrough } } } } }
  }
}`

type Ad = {
  id: string
  open: boolean
  status: string
  closedAt: string | null
  validThrough: string | null
}
type Answer = { data: { companies: { edges: { node: { jobPosts: { edges: { node: Ad }[] } } }[] } } }

/** Days an ended ad stays readable, with one to spare. */
const readable = 29 * 24 * 60 * 60 * 1000

/** The id of an ad that ended lately. Throws when the demo data holds none. */
export const findClosedJobPost = async (origin: string): Promise<string> => {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await response.json()) as Answer
  const ads = data.companies.edges.flatMap(({ node }) => node.jobPosts.edges.map((edge) => edge.node))
  const found = ads.find(({ open, status, closedAt, validThrough }) => {
    const end = closedAt ?? validThrough
    return (
      !open &&
      status !== 'paused' &&
      end !== null &&
      Date.now() - Date.parse(end) < readable &&
      Date.parse(end) < Date.now()
    )
  })
  if (found === undefined) throw new Error('The demo data holds no ad that ended lately')
  return found.id
}
