import { expect, test } from 'vitest'
import { withoutNeedlessScopes } from './needless-scopes.ts'

const scope = 'data-astro-cid-abcdefgh'
const css = `p[${scope}]{}.kind[${scope}] b[${scope}]>.a.b[${scope}]:hover{}@media print{ul[${scope}],li[${scope}]+li{}}`
const cut = withoutNeedlessScopes(css)

test.each([
  `<p ${scope}>`,
  `<p class="other" ${scope}>`,
  `<div class="kind" ${scope}>`,
  `<b ${scope}>`,
  `<i class="b x a" ${scope}>`,
  `<ul ${scope}>`,
  `<li id="x" ${scope}>`,
])('an element that a selector means keeps its scope: %s', (html) => {
  expect(cut(html)).toBe(html)
})

test.each([
  [`<div ${scope}>`, '<div>'],
  [`<span class="a" ${scope}>`, '<span class="a">'],
  [
    `<a\${addAttribute(routes.company(id), "href")} ${scope}>`,
    '<a${addAttribute(routes.company(id), "href")}>',
  ],
  [`<input type="checkbox" checked ${scope}>`, '<input type="checkbox" checked>'],
])('one that none can mean loses it: %s', (html, expected) => {
  expect(cut(html)).toBe(expected)
})

test.each([
  `<div\${addAttribute(kind, "class")} ${scope}>`,
  `<div\${addAttribute([a, { b }], "class:list")} ${scope}>`,
  `<div\${spreadAttributes(rest)} ${scope}>`,
  '<div data-astro-cid-zzzzzzzz>',
])('one that can’t be known keeps it: %s', (html) => {
  expect(cut(html)).toBe(html)
})

test.each([`[${scope}]`, `:is(p,ul)[${scope}]`, `a:hover[${scope}]`, `#x[${scope}]`, `[open][${scope}]`])(
  'a selector that is not understood may mean any: %s',
  (selector) => {
    expect(withoutNeedlessScopes(`${selector}{}`)(`<div ${scope}>`)).toBe(`<div ${scope}>`)
  },
)
