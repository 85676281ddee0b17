import type { AstroGlobal } from 'astro'
import { may } from '#contract/company-abilities.ts'
import { isId } from '#contract/id.ts'
import { OwnJobPostQuery } from '#operations/own-job-posts.ts'

/** Companies in which somebody may write ads. */
export const editedCompanies = ({ session }: App.Locals): readonly string[] => {
  if (session?.viewer.kind !== 'company') return []
  return session.viewer.memberships.flatMap(({ companyId, role }) =>
    may(role, 'writeAds') ? [companyId] : [],
  )
}

/**
 * The ad that an address names, of the company that it names or, where it names none, of whichever of the person's; null:
 * it is none of theirs, and answers like one that isn't there.
 */
export const findOwnAd = async ({ url, locals }: Pick<AstroGlobal, 'url' | 'locals'>) => {
  const [id = '', ...more] = url.searchParams.getAll('id')
  if (!isId(id) || more.length > 0) return null
  const companies = editedCompanies(locals)
  const named = url.searchParams.getAll('company')
  const asked =
    named.length === 0 ? companies : companies.filter((each) => named.length === 1 && each === named[0])
  const found = await Promise.all(
    asked.map(async (companyId) => (await locals.execute(OwnJobPostQuery, { companyId, id })).ownJobPost),
  )
  return found.find((ad) => ad !== null) ?? null
}
