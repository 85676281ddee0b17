import type { APIContext } from 'astro'
import { routes } from '#contract/routes.ts'
import { OwnAccount } from '#operations/account.ts'

type Page = Pick<APIContext, 'locals' | 'originPathname' | 'redirect' | 'url'>

/**
 * The company that the address of a view of its ads names, as its members have it; or what is answered instead.
 * `src/server/host/view-page.ts` leads to these pages after the gate, and to where they lie there is no other way.
 */
export const readMemberView = async ({ locals, originPathname, redirect, url }: Page) => {
  const unknown = () => new Response(null, { status: 404 })
  if (originPathname !== '/company/jobpost') return unknown()
  const companyId = url.searchParams.get('company')
  // An address that names no company is open to members of any, and shows none.
  if (companyId === null) return redirect(routes.mypage(), 303)
  const { ownCompanies } = await locals.execute(OwnAccount, {})
  return ownCompanies.find(({ id }) => id === companyId) ?? unknown()
}
