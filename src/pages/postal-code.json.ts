import type { APIRoute } from 'astro'
import { postalCodePattern, postalDataYear } from '#contract/postal-code.ts'
import { PostalAddressesQuery } from '#operations/profile-help.ts'

/** The addresses of `?code=1000001`, for forms; an empty list: the code is not known, and is written all the same. */
export const GET: APIRoute = async ({ url, locals, cache }) => {
  const [code = '', ...more] = url.searchParams.getAll('code')
  if (!postalCodePattern.test(code) || more.length > 0)
    return Response.json({ error: { code: 'INVALID_INPUT' } }, { status: 400 })
  const { postalAddresses } = await locals.execute(PostalAddressesQuery, { code })
  cache.set({ maxAge: 86_400, swr: 604_800 })
  return Response.json({ asOf: postalDataYear, addresses: postalAddresses })
}
