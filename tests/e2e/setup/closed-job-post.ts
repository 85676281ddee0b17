const query = `{
  companies(first: 50) {
    edges { node { jobPosts(first: 20, open: false) { edges { node { id open closedAt validThrough similar(first: 1) { id } } } } } }
  }
}`

type Ad = {
  id: string
  open: boolean
  closedAt: string | null
  validThrough: string | null
  similar: unknown[]
}
type Answer = { data: { companies: { edges: { node: { jobPosts: { edges: { node: Ad }[] } } }[] } } }

/** Days an ended ad stays readable, with one to spare. */
const readable = 29 * 24 * 60 * 60 * 1000

/** The id of an ad that ended lately and has similar ones. Throws when the demo data holds none. */
export const findClosedJobPost = async (origin: string): Promise<string> => {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await response.json()) as Answer
  const ads = data.companies.edges.flatMap(({ node }) => node.jobPosts.edges.map((edge) => edge.node))
  const found = ads.find(({ open, closedAt, validThrough, similar }) => {
    const end = closedAt ?? validThrough
    return (
      !open &&
      end !== null &&
      Date.now() - Date.parse(end) < readable &&
      Date.parse(end) < Date.now() &&
      similar.length > 0
    )
  })
  if (found === undefined) throw new Error('The demo data holds no ad that ended lately')
  return found.id
}
