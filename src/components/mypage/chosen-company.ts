type Membership = { id: string; usedAt: string | null }

/**
 * The company that a member acts for: the one the address names, else the one used last, else the one joined first. Null:
 * they belong to none, or to none of that id, which answers like one that isn't there. One that is named twice is none.
 */
export const chosenCompany = <Company extends Membership>(
  companies: readonly Company[],
  named: readonly string[],
): Company | null => {
  if (named.length > 1) return null
  const [id] = named
  if (id !== undefined) return companies.find((company) => company.id === id) ?? null
  const [first] = companies.toSorted(
    (one, other) => Date.parse(other.usedAt ?? '1970-01-01') - Date.parse(one.usedAt ?? '1970-01-01'),
  )
  return first ?? null
}
