import { expect, it } from 'vitest'
import { parseDocument } from '../e2e/setup/document.ts'
import { htmlProblems } from '../e2e/setup/html-problems.ts'

const page = (body: string, after = '') =>
  `<!doctype html><html lang="ja"><head><title>x</title></head><body>${body}</body></html>${after}`

it.each([
  ['an end tag that closes nothing', '<p>a</p></section>'],
  ['an element nobody closed', '<section><p>a</p>'],
  ['a table body nobody wrote', '<table><tr><td>a</td></tr></table>'],
  ['an attribute written twice', '<p class="a" class="b">a</p>'],
  ['an id that is there twice', '<p id="a"></p><p id="a"></p>'],
  ['a label without its field', '<label for="q">q</label>'],
  ['a description that is not there', '<input type="text" aria-label="q" aria-describedby="none">'],
  ['a link inside a link', '<a href="/a"><span><button type="button">b</button></span></a>'],
  ['a block inside a paragraph', '<p><div>a</div></p>'],
  ['what is no item in a list', '<ul><div>a</div></ul>'],
  ['an attribute that an element has not', '<input type="tel" aria-label="t" autocomplete="tel-national">'],
  ['a value that an attribute has not', '<input type="phone" aria-label="t">'],
  ['a field without a name', '<input type="text">'],
  ['a heading that is left out', '<h1>a</h1><h3>b</h3>'],
  ['a picture without words', '<img src="/a.png">'],
])('finds %s', (_, body) => {
  expect(htmlProblems(page(body))).not.toEqual([])
})

it('finds what stands after the end of the document, and a document without an end', () => {
  expect(htmlProblems(page('<p>a</p>', '<script src="/a.js"></script>'))).not.toEqual([])
  expect(
    htmlProblems('<!doctype html><html lang="ja"><head><title>x</title></head><body></body>'),
  ).not.toEqual([])
})

it('finds nothing in a sound page, however React writes it', () => {
  const body =
    '<h1>a</h1><form noValidate=""><label for="q">q</label><input id="q" name="q" type="text" autoComplete="off" required=""/><button type="submit">b</button></form>'
  expect(htmlProblems(page(body))).toEqual([])
})

it('reads links, assets, image sets and search forms', () => {
  const body =
    '<a href="/a">a</a><img src="/b.png" srcset="/c.png 2x" alt=""><form action="/d"></form><form method="post" action="/e"></form><a href="mailto:x@example.com">m</a>'
  expect(parseDocument(page(body))).toEqual({
    links: ['/a', '/b.png', '/c.png', '/d'],
    ids: [],
  })
})
