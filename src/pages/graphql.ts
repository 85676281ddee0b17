import type { APIRoute } from 'astro'

/** The public door to the backend, for islands and for anyone who reads the schema. */
export const ALL: APIRoute = ({ request, locals }) => locals.graphql(request)
