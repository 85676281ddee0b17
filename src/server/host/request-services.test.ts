import { expect, it } from 'vitest'
import type { Services } from '#server/composition/composition.ts'
import { servicesOf, withServices } from './request-services.ts'

/** As Astro's side gets them: copied once on the way, see astro-render. */
const locals = (given: object) => ({ ...given }) as App.Locals

it('hands the services to the middleware under no name that a page has', () => {
  const services = { secret: 'kept' } as unknown as Services
  const given = locals(withServices({ requestId: 'one' }, services))
  expect(servicesOf(given)).toBe(services)
  expect(Object.keys(given)).toEqual(['requestId'])
  expect(JSON.stringify(given)).not.toContain('kept')
})

it('says so when no host gave any', () => {
  expect(() => servicesOf(locals({ requestId: 'one' }))).toThrow('no services')
})
