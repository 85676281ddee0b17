const query = `query ($after: String) {
  companies(first: 10, after: $after) {
    pageInfo { endCursor hasNextPage }
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
type Answer = {
  data: {
    companies: {
      pageInfo: { endCursor: string | null; hasNextPage: boolean }
      edges: { node: { jobPosts: { edges: { node: Ad }[] } } }[]
    }
  }
}

/** Days an ended ad stays readable, with one to spare. */
const readable = 29 * 24 * 60 * 60 * 1000

const endedLately = ({ open, status, closedAt, validThrough }: Ad): boolean => {
  const end = closedAt ?? validThrough
  return (
    !open &&
    status !== 'paused' &&
    end !== null &&
    Date.now() - Date.parse(end) < readable &&
    Date.parse(end) < Date.now()
  )
}

/** The id of an ad that ended lately. Throws when the demo data holds none. */
export const findClosedJobPost = async (origin: string, after: string | null = null): Promise<string> => {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables: { after } }),
  })
  const { edges, pageInfo } = ((await response.json()) as Answer).data.companies
  const found = edges.flatMap(({ node }) => node.jobPosts.edges).find(({ node }) => endedLately(node))
  if (found !== undefined) return found.node.id
  if (pageInfo.hasNextPage) return findClosedJobPost(origin, pageInfo.endCursor)
  throw new Error('The demo data holds no ad that ended lately')
}
