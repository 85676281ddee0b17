import { expect, test } from 'vitest'
import { shortenScopes, shortNames } from './short-names.ts'

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

test('a build shortens its pages and sheets alike', () => {
  type Plugin = { generateBundle: (options: object, bundle: object) => void }
  const plugins: Plugin[] = []
  const updateConfig = (config: { vite: { plugins: Plugin[] } }) => plugins.push(...config.vite.plugins)
  const setUp = shortNames().hooks['astro:config:setup']
  if (setUp !== undefined) void Reflect.apply(setUp, undefined, [{ updateConfig }])
  const scope = 'data-astro-cid-abcdefgh'
  const page = { type: 'chunk', fileName: 'page.mjs', code: `<p ${scope}><i ${scope}>` }
  const sheet = {
    type: 'asset',
    fileName: '_astro/page.css',
    source: Buffer.from(`p[${scope}]{color:red}`),
  }
  const other = { type: 'asset', fileName: 'other.json', source: `{"a":"${scope}"}` }
  for (const plugin of plugins) plugin.generateBundle({}, { page, sheet, other })
  expect(page.code).toBe('<p data-c-abcd><i data-c-abcd>')
  expect(sheet.source).toBe('p[data-c-abcd]{color:red}')
  expect(other.source).toBe(`{"a":"${scope}"}`)
})
