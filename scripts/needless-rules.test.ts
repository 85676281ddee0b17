import { expect, test } from 'vitest'
import { withoutNeedlessRules, wordsIn } from './needless-rules.ts'

const cut = (css: string, words: readonly string[], added = '') =>
  withoutNeedlessRules(css, { words: new Set(words), added })

test.each([
  [
    'a class of a template',
    'const a = html`<p class="first ${more}">${b}<i class="second">`',
    ['first', 'second'],
  ],
  ['one of a text', 'give(element, \'kept-one\', "two three")', ['kept-one', 'two', 'three']],
  [
    'the key of a list of classes',
    'addClassList({ chosen: isChosen, "not-chosen": !isChosen })',
    ['chosen', 'not-chosen'],
  ],
  ['one inside of a template in a template', 'html`${list.map((each) => html`<b class="deep">`)}`', ['deep']],
])('%s is a word of its module', (_, code, expected) => {
  expect([...wordsIn(code)]).toEqual(expect.arrayContaining(expected))
})

test('names of variables and comments are no words', () => {
  expect([...wordsIn('const error = count.need // notice')]).toEqual([])
})

test('what a module imports is no word of it', () => {
  expect([...wordsIn(`import { a } from './own-name.astro'\nimport '#x/side.css'\na('told')`)]).toEqual([
    'told',
  ])
})

test('code that cannot be read is an error, since its words are not known', () => {
  expect(() => wordsIn('const = 1')).toThrow('A module cannot be read')
})

test.each([
  ['.none{color:red}'],
  ['.kept .none{color:red}'],
  ['.kept>.none:hover:before{color:red}'],
  ['.kept{& .none{color:red}}'],
  ['@media (width>=40rem){.none{color:red}}'],
  [':is(.none) b{color:red}'],
])('a rule for a class that no module names goes: %s', (css) => {
  expect(cut(css, ['kept'])).toBe('')
})

test.each([
  ['.kept{color:red}'],
  ['p,[data-c-abcd],[id]{color:red}'],
  ['p:not(.none){color:red}'],
  [':is(.none,.kept) b{color:red}'],
  ['.kept{& a{color:red}}'],
  ['.kept{background:url(www.none/x.none)}'],
])('what may match stays as it is: %s', (css) => {
  expect(cut(css, ['kept'])).toBe(css)
})

test.each([
  ['an id', '#turn{top:0}'],
  ['steps of an animation', '@keyframes turn{to{top:0}}.kept{animation:1s turn}'],
  ['signs of a list', '@counter-style turn{system:fixed;symbols:"a"}.kept{list-style:turn}'],
])('%s of the same name as a class stays, and with it the class', (_, css) => {
  const both = `.turn{color:red}${css}`
  expect(cut(both, ['kept'])).toBe(both)
})

test('a list of selectors stays whole where one of them may match', () => {
  expect(cut('.none,.kept,p{color:red}.none,.none b{color:red}', ['kept'])).toBe('.none,.kept,p{color:red}')
})

test('a custom property goes with the last rule that uses it, and those that only it was made of', () => {
  const css =
    ':root{--a:1px;--b:var(--a);--c:red}.none{top:var(--b)}p{color:var(--c)}@media print{:root{--b:0}}'
  expect(cut(css, [])).toBe(':root{--c:red}p{color:var(--c)}')
})

test('one that a sheet of scripts uses stays', () => {
  const css = ':root{--a:1px}.none{top:var(--a)}'
  expect(cut(css, [], '.added{top:var(--a)}')).toBe(':root{--a:1px}')
})
