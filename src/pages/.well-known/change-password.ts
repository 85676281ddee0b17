import type { APIRoute } from 'astro'

/** Where password managers find the form (W3C, A Well-Known URL for Changing Passwords). */
export const GET: APIRoute = ({ redirect }) => redirect('/config/password', 302)
