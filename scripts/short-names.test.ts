import { expect, test } from 'vitest'
import { shortenScopes } from './short-names.ts'

test('a page and its style sheet go on naming the same scope', () => {
  const shorten = shortenScopes()
  expect(shorten('<a data-astro-cid-abcdefgh><b data-astro-cid-ijkl0123>')).toBe(
    '<a data-c-abcd><b data-c-ijkl>',
  )
  expect(shorten('a[data-astro-cid-abcdefgh]{}')).toBe('a[data-c-abcd]{}')
})

test('two scopes that begin alike stay two', () => {
  const shorten = shortenScopes()
  const page = shorten('<a data-astro-cid-abcdefgh><b data-astro-cid-abcd0123><a data-astro-cid-abcdefgh>')
  expect(page).toBe('<a data-c-abcd><b data-astro-cid-abcd0123><a data-c-abcd>')
})

test('the name of a scope does not depend on the scopes named before', () => {
  const shorten = shortenScopes()
  shorten('data-astro-cid-zzzzzzzz')
  expect(shorten('data-astro-cid-abcdefgh')).toBe(shortenScopes()('data-astro-cid-abcdefgh'))
})
