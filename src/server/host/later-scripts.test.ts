import { expect, test } from 'vitest'
import { withLaterScripts } from './later-scripts.ts'

const [a, b] = ['/_astro/a.ts_astro_type_script_index_0_lang.Bx-1.js', '/_astro/b.Cd_2.js']
const module = (address: string) => `<script type="module" src="${address}"></script>`
const place = '<script data-scripts="later">load()</script>'

test('scripts of a page are named to what loads them, each once and in their order', () => {
  const html = `<p>1</p>${module(b)}<p>2</p>${module(a)}${module(b)}${place}<p>3</p>`
  expect(withLaterScripts(html)).toBe(
    `<p>1</p><p>2</p><script data-scripts="${b} ${a}">load()</script><p>3</p>`,
  )
})

test.each([
  ['without the place', `<p>1</p>${module(a)}`],
  ['with an island', `<astro-island uid="x" ssr></astro-island>${module(a)}${place}`],
  ['without scripts', `<p>1</p>${place}`],
  [
    'with a script that says more than its address, or names no file',
    `<script type="module" src="${a}" async></script>${module('/_astro/')}${place}`,
  ],
  [
    'with scripts of its own text, of another kind, or from elsewhere',
    `<script type="module">x()</script><script src="${a}"></script>${module('https://other.example/a.js')}${place}`,
  ],
])('a page %s stays as it is', (_, html) => {
  expect(withLaterScripts(html)).toBe(html)
})

test('an address is named as it stands, whatever it holds', () => {
  const address = "/_astro/$&$'.Ab-1.js"
  expect(withLaterScripts(`${module(address)}${place}`)).toBe(
    `<script data-scripts="${address}">load()</script>`,
  )
})

test('only its own scripts come later, whatever stands behind them', () => {
  const others = `${module('https://other.example/a.js')}<script type="module" src="${b}" async></script>`
  expect(withLaterScripts(`${module(a)}${others}${place}`)).toBe(
    `${others}<script data-scripts="${a}">load()</script>`,
  )
})

test('what people wrote into an attribute or a text is no place, and no island', () => {
  // As Astro escapes them: `&` and `"` in attributes, `<` in text as well.
  const html =
    '<meta content="<script data-scripts=&quot;later&quot;><h1>x"><meta content="<script data-scripts><astro-island uid=&quot;x">' +
    `<p>&lt;script data-scripts="later"></p>${module(a)}${place}`
  expect(withLaterScripts(html)).toBe(
    html.replace(module(a), '').replace(place, `<script data-scripts="${a}">load()</script>`),
  )
})
