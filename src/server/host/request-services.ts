import type { Services } from '#server/composition/composition.ts'

// The host and Astro's bundle hold two copies of this module; both get the same symbol.
const key = Symbol.for('michishirube.services')
type Carrier = { [key]?: Services }

/**
 * Puts the composition beside what the host tells of a request, for the middleware, which gives pages their share of it:
 * the fields of App.Locals. No page's type names this one.
 */
export const withServices = <Facts extends object>(facts: Facts, services: Services): Facts & Carrier => ({
  ...facts,
  [key]: services,
})

/** What the host put there. Throws when nothing did. */
export const servicesOf = (locals: App.Locals & Carrier): Services => {
  const { [key]: services } = locals
  if (services === undefined) throw new Error('The host gave this request no services')
  return services
}
