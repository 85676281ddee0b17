import type { APIRoute } from 'astro'

/**
 * Every address that no page serves. It is here so that middleware sees it: an address of the route table that needs a
 * session asks for one first. The host answers the rest with the one page of all unknown addresses.
 */
export const ALL: APIRoute = () => new Response(null, { status: 404 })
