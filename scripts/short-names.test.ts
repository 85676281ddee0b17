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

test('a build shortens its pages and sheets alike, and takes needless scopes off by their long names', () => {
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
    source: Buffer.from(`p[${scope}]{color:var(--ink);--ink:red}`),
  }
  const other = { type: 'asset', fileName: 'other.json', source: `{"--ink":"${scope}"}` }
  for (const plugin of plugins) plugin.generateBundle({}, { page, sheet, other })
  expect(page.code).toBe('<p data-c-abcd><i>')
  expect(sheet.source).toMatch(/^p\[data-c-abcd\]\{color:var\(--([a-zA-Z])\);--\1:red\}$/)
  expect(other.source).toBe(`{"--ink":"${scope}"}`)
})

test('a sheet that scripts ask for has another name when its letters mean something else', () => {
  const assetNames = (tokens: string): unknown => {
    const setUp = shortNames(tokens).hooks['astro:config:setup']
    let names: unknown
    type Given = Parameters<NonNullable<typeof setUp>>[0]
    const updateConfig = ({ vite }: Parameters<Given['updateConfig']>[0]) => {
      const output = vite?.environments?.['client']?.build?.rolldownOptions?.output
      if (output !== undefined && !Array.isArray(output)) names = output.assetFileNames
    }
    if (setUp !== undefined) Reflect.apply(setUp, null, [{ updateConfig }])
    return names
  }
  const names = assetNames('--ink: #000;\n--paper: #fff;')
  expect(names).toContain('[hash]')
  expect(assetNames('--ink: #000;\n--paper: #fff;')).toBe(names)
  expect(assetNames('--ai: #00f;\n--ink: #000;\n--paper: #fff;')).not.toBe(names)
})
